import { keyOfAddress } from './block-tree'
import type { Attachment, Block, BlockDocument, Cell, Layout, ListItem } from './blocks'
import { isInlineNode, type RichElement, type RichNode, type RichText, tidied, wordsOf } from './rich-text'
import { gridOf, isChartable } from './tables'

/**
 * The blocks of a tree, to open a text that was written in Markdown in the editor. All words, links and pictures are kept
 * in order. Only content that blocks cannot nest is flattened: a list or code within a quote or a list item becomes lines.
 */
export const blocksOfRichText = (tree: RichText): BlockDocument => ({ blocks: blocksIn(tree) })

/** Texts between blocks are paragraphs. */
function blocksIn(nodes: readonly RichNode[]): Block[] {
  const blocks: Block[] = []
  let line: RichNode[] = []
  const endLine = () => {
    blocks.push(...paragraphsOf(line))
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || isInlineNode(node)) line.push(node)
    else {
      endLine()
      blocks.push(...blocksOf(node))
    }
  }
  endLine()
  return blocks
}

function blocksOf(element: RichElement): Block[] {
  const { tag, children } = element
  const layout = layoutOf(element)
  switch (tag) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ type: 'heading', level: tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4, text: lineOf(children), ...layout }]
    case 'ul':
    case 'ol':
      return listBlocks(element, layout)
    case 'blockquote':
      return [{ type: 'quote', text: lineOf(children), ...layout }]
    case 'pre': {
      const [code] = children
      const syntax = typeof code === 'object' && code.syntax !== undefined ? { syntax: code.syntax } : {}
      return [{ type: 'code', ...syntax, text: wordsOf(children) }]
    }
    case 'hr':
      return [{ type: 'delimiter' }]
    case 'table':
      return tableBlocks(element)
    case 'chart':
      return chartBlocks(element)
    case 'figure':
      return figureBlocks(children)
    case 'p':
      return paragraphsOf(children, layout)
    default:
      return blocksIn(children)
  }
}

function layoutOf({ lineHeight, spaceBefore, spaceAfter, indent, align }: RichElement): { layout?: Layout } {
  const layout = {
    ...(lineHeight !== undefined && { lineHeight }),
    ...(spaceBefore !== undefined && { spaceBefore }),
    ...(spaceAfter !== undefined && { spaceAfter }),
    ...(indent !== undefined && { indent }),
    ...(align !== undefined && { align })
  }
  return Object.keys(layout).length === 0 ? {} : { layout }
}

/** A paragraph, or an image if the paragraph contains nothing else. */
function paragraphsOf(nodes: readonly RichNode[], layout: { layout?: Layout } = {}): Block[] {
  const text = lineOf(nodes)
  const [only] = text
  if (only === undefined) return []
  if (text.length === 1 && typeof only === 'object' && only.tag === 'img' && only.src !== undefined) return [imageBlock(only, [])]
  return [{ type: 'paragraph', text, ...layout }]
}

function imageBlock({ src = '', alt = '', width, height }: RichElement, caption: RichNode[]): Block {
  return { type: 'image', src: sourceOf(src), alt, caption, ...(width && height ? { width, height } : {}) }
}

const sourceOf = (address: string): string => (address.includes('?') ? undefined : keyOfAddress(address)[0]) ?? address

/** The texts of several blocks as one line, with a break between them. */
function lineOf(nodes: readonly RichNode[]): RichNode[] {
  const line: RichNode[] = []
  for (const node of nodes) {
    const isInline = typeof node === 'string' || isInlineNode(node)
    const last = line.at(-1)
    const isApart = last !== undefined && !(typeof last === 'object' && last.tag === 'br')
    if (!isInline && isApart) line.push({ tag: 'br', children: [] })
    if (typeof node === 'string') line.push(node)
    else if (isInline) line.push({ ...node, children: lineOf(node.children) })
    else if (node.tag === 'pre') line.push({ tag: 'code', children: [wordsOf(node.children)] })
    else if (node.tag === 'video' || node.tag === 'audio') line.push(node.label ?? '')
    else line.push(...lineOf(node.children))
    if (!isInline) line.push({ tag: 'br', children: [] })
  }
  const end = line.at(-1)
  const isBroken = nodes.length > 0 && typeof end === 'object' && end.tag === 'br' && !isInlineNode(nodes.at(-1) ?? '')
  return tidied(isBroken ? line.slice(0, -1) : line)
}

function listBlocks(list: RichElement, layout: { layout?: Layout }): Block[] {
  const files = list.children.flatMap((item) => (typeof item === 'object' ? attachmentsIn(item) : []))
  if (files.length > 0 && files.length === list.children.length) return [{ type: 'attachments', files }]
  const items = itemsOf(list)
  const start = list.start === undefined ? {} : { start: list.start }
  return items.length === 0 ? [] : [{ type: 'list', isOrdered: list.tag === 'ol', ...start, items, ...layout }]
}

const isList = (node: RichNode): node is RichElement => typeof node === 'object' && (node.tag === 'ul' || node.tag === 'ol')

const itemsOf = (list: RichElement): ListItem[] =>
  list.children.map((item): ListItem => {
    const inner = typeof item === 'object' && item.tag === 'li' ? item.children : [item]
    // A list before the end of the item becomes lines, since its words come before those that follow it.
    const end = inner.findLastIndex((node) => !isList(node)) + 1
    return { text: lineOf(inner.slice(0, end)), items: inner.slice(end).filter(isList).flatMap(itemsOf) }
  })

/** Bytes of each unit of `formatBytes`; texts of earlier versions have «KB». */
const unitBytes: Readonly<Record<string, number>> = { KB: 1e3, kB: 1e3, MB: 1e6, GB: 1e9 }

/** The file of an item that `attachmentOf` wrote. Its size is known to a tenth. */
function attachmentsIn({ children }: RichElement): Attachment[] {
  const [link, , facts] = children
  if (typeof link !== 'object' || link.tag !== 'a' || link.download === undefined || link.href === undefined) return []
  const [, size = '0', unit = 'kB'] = /(\d[\d,]*(?:\.\d+)?) ([kKMG]B)\)$/.exec(facts === undefined ? '' : wordsOf([facts])) ?? []
  const bytes = Math.round(Number(size.replaceAll(',', '')) * (unitBytes[unit] ?? 1))
  return [{ src: sourceOf(link.href), name: link.download, bytes }]
}

const childrenOf = (element: RichElement, ...tags: RichElement['tag'][]): RichElement[] =>
  element.children.filter((node) => typeof node === 'object').filter((node) => tags.includes(node.tag))

const isRow = (row: RichElement): boolean => childrenOf(row, 'th', 'td').length === row.children.length

function tableBlocks(table: RichElement): Block[] {
  const lines = childrenOf(table, 'tr').map((row) => childrenOf(row, 'th', 'td'))
  const rows = lines.map((cells) =>
    cells.map(
      ({ children, colSpan, rowSpan }): Cell => ({
        text: lineOf(children),
        ...(colSpan !== undefined && { colSpan }),
        ...(rowSpan !== undefined && { rowSpan })
      })
    )
  )
  // A tree that is not from blocks may have any cells, and texts between them.
  const isComplete = table.children.length === lines.length && childrenOf(table, 'tr').every(isRow)
  if (!isComplete || gridOf(rows) === undefined) return blocksIn(table.children)
  const hasHeaderRow = lines[0]?.every(({ scope }) => scope === 'col') ?? false
  const hasHeaderColumn = lines.slice(hasHeaderRow ? 1 : 0).some(([cell]) => cell?.scope === 'row')
  return [{ type: 'table', hasHeaderRow, hasHeaderColumn, widths: [...(table.widths ?? [])], rows }]
}

function chartBlocks(chart: RichElement): Block[] {
  const [table] = childrenOf(chart, 'table')
  const rows = table
    ? childrenOf(table, 'tr').map((row) => childrenOf(row, 'th', 'td').map(({ children }) => wordsOf(children)))
    : []
  if (chart.chart === undefined || !isChartable(rows)) return blocksIn(chart.children)
  return [{ type: 'chart', kind: chart.chart, rows, caption: captionIn(chart.children) }]
}

const captionIn = (children: readonly RichNode[]): RichNode[] =>
  children.flatMap((node) => (typeof node === 'object' && node.tag === 'figcaption' ? lineOf(node.children) : []))

function figureBlocks(children: readonly RichNode[]): Block[] {
  const caption = captionIn(children)
  const [shown] = children.filter((node) => typeof node === 'object')
  if (shown?.src === undefined) return blocksIn(children)
  const src = sourceOf(shown.src)
  if (shown.tag === 'img') return [imageBlock(shown, caption)]
  if (shown.tag === 'audio') return [{ type: 'music', src, caption }]
  if (shown.tag !== 'video') return blocksIn(children)
  return [{ type: 'video', src, ...(shown.poster !== undefined && { poster: sourceOf(shown.poster) }), caption }]
}
