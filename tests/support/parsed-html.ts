import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ParsedNode } from '../../src/desk/editor/inline'

/** Parses HTML by the rules of browsers, and gives the body as the nodes of a document. */
export function parsedHtml(html: string): ParsedNode {
  const page = nodeOf(fromHtml(html))
  const find = (node: ParsedNode): ParsedNode | undefined =>
    node.nodeName === 'body' ? node : [...node.childNodes].map(find).find((found) => found !== undefined)
  return find(page) ?? page
}

function nodeOf(node: Nodes): ParsedNode {
  const childNodes = 'children' in node ? node.children.map(nodeOf) : []
  if (node.type === 'text') return { nodeType: 3, nodeName: '#text', nodeValue: node.value, childNodes }
  if (node.type !== 'element') return { nodeType: 8, nodeName: `#${node.type}`, nodeValue: null, childNodes }
  const names: Record<string, string> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' }
  const getAttribute = (name: string): string | null => {
    const value = node.properties[names[name] ?? name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
    if (value === null || value === undefined || value === false) return null
    return Array.isArray(value) ? value.join(' ') : String(value)
  }
  return { nodeType: 1, nodeName: node.tagName.toUpperCase(), nodeValue: null, childNodes, getAttribute }
}
