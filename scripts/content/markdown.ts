import type { Element, ElementContent, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly'
import { toString as plainText } from 'mdast-util-to-string'
import { definitionsOf, parseMarkdown } from '../../services/main/rich-text'
import { addressPattern, linkPattern } from '../../src/contract/rich-text'
import { mediumLink } from '../../worker/markdown/convert'

/*
 * Cleans texts on their way into the database. The result is Markdown without HTML and without links and images of
 * unsupported protocols; main checks it again when it reads the database (services/main/rich-text.ts).
 */

/** Serialized from its tree, so that equal texts are written identically. */
const options: Options = {
  extensions: [cjkFriendlyToMarkdown()],
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-'
}

/** Removes unsupported elements from Markdown. */
export function cleanMarkdown(markdown: string): string {
  return write(parseMarkdown(markdown))
}

/**
 * Converts an HTML fragment to Markdown; drops scripts, styles and elements without a counterpart. Each row of a table becomes a
 * line, and a player a link.
 */
export function markdownOfHtml(html: string): string {
  const fragment = fromHtml(html, { fragment: true })
  replaceIn(fragment)
  const tree = toMdast(fragment)
  return tree.type === 'root' ? write(tree) : ''
}

/** Replaces elements that the conversion would drop, or make a link without words. */
function replaceIn(parent: Parents): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    const replacement = replaced(child)
    parent.children[index] = replacement
    replaceIn(replacement)
  }
}

function replaced(element: Element): Element {
  const { tagName, properties, children } = element
  const sourceOf = (node: ElementContent) => (node.type === 'element' ? node.properties.src : undefined)
  const address = [element, ...children].map(sourceOf).find((src) => typeof src === 'string' && src !== '')
  const label = properties.title ?? properties.ariaLabel
  switch (tagName) {
    case 'caption': {
      const cell: Element = { type: 'element', tagName: 'td', properties: {}, children }
      return { type: 'element', tagName: 'tr', properties: {}, children: [cell] }
    }
    case 'video':
    case 'audio':
      return typeof address === 'string' ? mediumLink(address, label) : element
    case 'iframe':
    case 'embed':
      return typeof address === 'string' ? mediumLink(address, label || address) : element
    default:
      return element
  }
}

const withDescendants = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(withDescendants) : [])]

type Definitions = ReadonlyMap<string, string>

function write(root: Root): string {
  const definitions = definitionsOf(root)
  return toMarkdown({ ...root, children: root.children.flatMap((child) => clean(child, definitions)) }, options).trim()
}

function clean(node: RootContent, definitions: Definitions): RootContent[] {
  switch (node.type) {
    case 'html':
      return []
    case 'delete':
      return cleanAll(node, definitions)
    case 'table':
      return node.children.flatMap((row) => rowLines(row, definitions))
    case 'definition':
      return linkPattern.test(node.url) ? [node] : []
    case 'link':
    case 'linkReference': {
      const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '')
      const isVisible = withDescendants(node).some(({ type }) => type === 'image' || type === 'imageReference')
      if (!isVisible && plainText(node).trim() === '') return cleanAll(node, definitions)
      if (linkPattern.test(url)) break
      return [...cleanAll(node, definitions), ...plainAddress(url, plainText(node))]
    }
    case 'image':
    case 'imageReference':
      if (addressPattern.test(node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? ''))) break
      return node.alt ? [{ type: 'text', value: node.alt }] : []
  }
  if ('children' in node) Object.assign(node, { children: cleanAll(node, definitions) })
  return [node]
}

const cleanAll = (node: Nodes, definitions: Definitions): RootContent[] =>
  'children' in node ? node.children.flatMap((child) => clean(child, definitions)) : []

/** No page leads to an address without encryption; it stays as words, as in a paste at the desk. */
const plainAddress = (url: string, text: string): RootContent[] =>
  /^http:\/\//i.test(url) && !text.includes(url.replace(/\/$/, '')) ? [{ type: 'text', value: ` (${url})` }] : []

/** A row as a line, because Markdown without extensions has no tables. The blocks of an only cell stay blocks. */
function rowLines({ children }: TableRow, definitions: Definitions): RootContent[] {
  const cells = children.map((cell) => cleanAll(cell, definitions)).filter((cell) => cell.length > 0)
  const [only] = cells
  if (only && cells.length === 1) return only.some((node) => !isPhrasing(node)) ? blocksOf(only) : paragraphOf(only)
  const gap: PhrasingContent = { type: 'text', value: '\u3000' }
  return paragraphOf(cells.flatMap((cell, index) => (index === 0 ? wordsOf(cell) : [gap, ...wordsOf(cell)])))
}

const paragraphOf = (words: readonly RootContent[]): RootContent[] =>
  words.length > 0 ? [{ type: 'paragraph', children: words.filter(isPhrasing) }] : []

/** The blocks of a cell, with a paragraph for the words between them. */
function blocksOf(cell: readonly RootContent[]): RootContent[] {
  const start = cell.findIndex((node) => !isPhrasing(node))
  if (start < 0) return paragraphOf(cell)
  return [...paragraphOf(cell.slice(0, start)), ...cell.slice(start, start + 1), ...blocksOf(cell.slice(start + 1))]
}

/** The words of a cell that shares its line with others. */
const wordsOf = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index): PhrasingContent[] => {
    const before = nodes[index - 1]
    const isApart = before !== undefined && !(isPhrasing(before) && isPhrasing(node))
    const gap: PhrasingContent[] = isApart ? [{ type: 'text', value: ' ' }] : []
    if (isPhrasing(node)) return [...gap, node]
    if ('children' in node) return [...gap, ...wordsOf(node.children)]
    return 'value' in node ? [...gap, { type: 'text', value: node.value }] : []
  })

const phrasing: ReadonlySet<string> = new Set<PhrasingContent['type']>([
  'break',
  'emphasis',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text'
])
const isPhrasing = (node: RootContent): node is PhrasingContent => phrasing.has(node.type)
