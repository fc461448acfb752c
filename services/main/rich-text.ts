import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import {
  addressPattern,
  linkPattern,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichText,
  syntaxPattern
} from '../../src/contract/rich-text'

/** Deepest nesting of elements. Deeper input is hostile and would exhaust the stack. */
const maxDepth = 20

/**
 * Parses the Markdown of an entry: CommonMark, and emphasis beside Chinese punctuation. By CommonMark's rules alone, the
 * asterisks of `**注意：**请` would be text.
 */
export const parseMarkdown = (markdown: string): Root => fromMarkdown(markdown, { extensions: [cjkFriendlyExtension()] })

/**
 * Converts Markdown to the tree of known elements that pages render. This sanitizes the input, because the tree cannot express
 * anything else: HTML within the Markdown is dropped, and links and images with other protocols are reduced to their text.
 */
export function richTextOf(markdown: string): RichText {
  const root = parseMarkdown(markdown)
  return convertAll(root, { definitions: definitionsOf(root), depth: 0 })
}

/** Finds the definition of a reference, wherever in the text it is; the first of several (CommonMark §4.7). */
export function definitionsOf(root: Root): ReadonlyMap<string, string> {
  const urls = new Map<string, string>()
  const collect = ({ children }: Parents) => {
    for (const child of children) {
      if (child.type === 'definition' && !urls.has(child.identifier)) urls.set(child.identifier, child.url)
      if ('children' in child) collect(child)
    }
  }
  collect(root)
  return urls
}

interface Position {
  definitions: ReadonlyMap<string, string>
  depth: number
}

function convertAll({ children }: Parents, position: Position): RichNode[] {
  return position.depth > maxDepth ? [] : children.flatMap((child) => convert(child, { ...position, depth: position.depth + 1 }))
}

const element = (tag: RichTag, children: RichNode[], rest: Partial<RichElement> = {}): RichNode[] => [{ tag, ...rest, children }]

/** A page has its own `h1`, so headings start at `h2`. */
const headings: readonly RichTag[] = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4']

function convert(node: RootContent, position: Position): RichNode[] {
  const inner = (parent: Nodes) => ('children' in parent ? convertAll(parent, position) : [])
  switch (node.type) {
    case 'text':
      return [node.value]
    case 'paragraph':
      return element('p', inner(node))
    case 'heading':
      return element(headings[node.depth - 1] ?? 'h4', inner(node))
    case 'list':
      return node.ordered ? element('ol', inner(node), startOf(node.start)) : element('ul', inner(node))
    case 'listItem':
      return element('li', inner(node))
    case 'blockquote':
      return element('blockquote', inner(node))
    case 'strong':
      return element('strong', inner(node))
    case 'emphasis':
      return element('em', inner(node))
    case 'inlineCode':
      return element('code', [node.value])
    case 'code': {
      const syntax = node.lang && syntaxPattern.test(node.lang) ? { syntax: node.lang } : {}
      return element('pre', element('code', [node.value], syntax))
    }
    case 'break':
      return element('br', [])
    case 'thematicBreak':
      return element('hr', [])
    case 'link':
      return linked(node.url, inner(node))
    case 'linkReference':
      return linked(position.definitions.get(node.identifier), inner(node))
    case 'image':
      return pictured(node.url, node.alt)
    case 'imageReference':
      return pictured(position.definitions.get(node.identifier), node.alt)
    default:
      // Drops HTML and extensions of CommonMark.
      return []
  }
}

/** The number of a list's first item, unless it is 1. Markdown allows up to nine digits. */
const startOf = (start: number | null | undefined): { start?: number } =>
  start === null || start === undefined || start === 1 || start > 9999 ? {} : { start }

/** A link without words or a picture could be neither seen nor named. */
const linked = (url: string | undefined, children: RichNode[]): RichNode[] =>
  url !== undefined && linkPattern.test(url) && children.some(isVisible) ? element('a', children, { href: url }) : children

const isVisible = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.tag === 'img' || node.children.some(isVisible)

function pictured(url: string | undefined, alt: string | null | undefined): RichNode[] {
  const text = alt ?? ''
  return url !== undefined && addressPattern.test(url) ? element('img', [], { src: url, alt: text }) : text === '' ? [] : [text]
}
