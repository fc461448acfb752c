import type { Root as HastRoot } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Nodes, Root, RootContent } from 'mdast'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly'
import { parseMarkdown } from '../../services/main/rich-text'
import { addressPattern, linkPattern } from '../../src/contract/rich-text'

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

/** Converts an HTML fragment to Markdown; drops scripts, styles and elements without a counterpart. */
export function markdownOfHtml(html: string): string {
  const fragment: HastRoot = fromHtml(html, { fragment: true })
  const tree = toMdast(fragment)
  return tree.type === 'root' ? write(tree) : ''
}

/** Addresses of the images in a text. */
export function picturesOf(markdown: string): string[] {
  const nodes = withDescendants(parseMarkdown(markdown))
  const referred = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  return nodes.flatMap((node) =>
    node.type === 'image' || (node.type === 'definition' && referred.has(node.identifier)) ? [node.url] : []
  )
}

const withDescendants = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(withDescendants) : [])]

function write(root: Root): string {
  return toMarkdown({ ...root, children: root.children.flatMap((child) => clean(child)) }, options).trim()
}

function clean(node: RootContent): RootContent[] {
  switch (node.type) {
    case 'html':
      return []
    case 'link':
    case 'definition':
      if (linkPattern.test(node.url)) break
      return 'children' in node ? cleanAll(node) : []
    case 'image':
      if (addressPattern.test(node.url)) break
      return node.alt ? [{ type: 'text', value: node.alt }] : []
  }
  if ('children' in node) Object.assign(node, { children: cleanAll(node) })
  return [node]
}

const cleanAll = (node: Nodes): RootContent[] => ('children' in node ? node.children.flatMap((child) => clean(child)) : [])
