import { type Block, brokenImage, type Cell, type ListItem, type Table } from '~/contract/blocks'
import type { RichNode } from '~/contract/rich-text'
import { tableLimits } from '~/contract/tables'
import { attributeOf, isDropped, isElementNode, joined, lineOfNodes, nameOf, type ParsedNode } from './inline'
import { completeGrid, rowsOfGrid } from './table-operations'

/*
 * Blocks from HTML of other programs: web pages, Word, WPS, Excel. The HTML is parsed in a document of its own, in which
 * nothing runs or loads, and is read by a list of what is known.
 */

/** What was pasted. */
export interface Pasted {
  blocks: Block[]
  /** Images among the blocks, with their addresses. They show a placeholder until the server has fetched them. */
  images: Map<Block, string>
}

const containers = new Set(
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup html legend main nav p section summary'.split(
    ' '
  )
)
const levels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const isList = (node: ParsedNode) => nameOf(node) === 'ul' || nameOf(node) === 'ol'

const isBlock = (node: ParsedNode): boolean => {
  const name = nameOf(node)
  return (
    containers.has(name) ||
    name in levels ||
    isList(node) ||
    ['pre', 'blockquote', 'hr', 'table', 'img', 'li', 'tr'].includes(name)
  )
}

/** A format that contains blocks, as around a whole page, is left out. */
const hasBlocks = (node: ParsedNode): boolean =>
  [...node.childNodes].some((child) => isElementNode(child) && !isDropped(child) && (isBlock(child) || hasBlocks(child)))

/** The blocks of parsed HTML. */
export function blocksOfHtml(body: ParsedNode): Pasted {
  const images = new Map<Block, string>()
  return { blocks: grouped(read([...body.childNodes], images)), images }
}

/** Items of Word's lists, which are paragraphs with a level in their style. */
interface WordItem {
  level: number
  isOrdered: boolean
  text: RichNode[]
}
type Found = { block: Block } | { item: WordItem }

function read(nodes: readonly ParsedNode[], images: Map<Block, string>): Found[] {
  const found: Found[] = []
  let line: ParsedNode[] = []
  const endLine = () => {
    const text = lineOfNodes(line, 'collapsed')
    if (!isBlank(text)) found.push({ block: { type: 'paragraph', text } })
    line = []
  }
  for (const node of nodes) {
    if (isElementNode(node) && (isDropped(node) || node.nodeName === '#comment')) continue
    if (!isElementNode(node) || !(isBlock(node) || hasBlocks(node))) {
      line.push(node)
      continue
    }
    endLine()
    found.push(...readBlock(node, images))
  }
  endLine()
  return found
}

const isBlank = (line: readonly RichNode[]): boolean =>
  line.every((node) => (typeof node === 'string' ? node.trim() === '' : node.tag !== 'img' && isBlank(node.children)))

function readBlock(node: ParsedNode, images: Map<Block, string>): Found[] {
  const name = nameOf(node)
  const level = levels[name]
  if (level !== undefined) {
    const text = lineOfNodes(node.childNodes, 'collapsed')
    return isBlank(text) ? [] : [{ block: { type: 'heading', level, text } }]
  }
  const item = wordItemOf(node)
  if (item) return [{ item }]
  switch (name) {
    case 'ul':
    case 'ol': {
      const items = itemsOf(node, images)
      return items.length === 0 ? [] : [{ block: { type: 'list', isOrdered: name === 'ol', items } }]
    }
    case 'pre':
      return [{ block: { type: 'code', text: textOf(node).replace(/\n$/, '') } }]
    case 'blockquote': {
      const text = flattened(node, images)
      return isBlank(text) ? [] : [{ block: { type: 'quote', text } }]
    }
    case 'hr':
      return [{ block: { type: 'delimiter' } }]
    case 'table':
      return tablesOf(node, images).map((block) => ({ block }))
    case 'img':
      return imageOf(node, images)
    default:
      return read([...node.childNodes], images)
  }
}

const textOf = (node: ParsedNode): string =>
  [...node.childNodes]
    .map((child) => {
      if (!isElementNode(child))
        return child.nodeType === 3 ? (child.nodeValue ?? '').replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '') : ''
      if (isDropped(child)) return ''
      return nameOf(child) === 'br' ? '\n' : textOf(child)
    })
    .join('')

/** Everything within a block as lines, for places that cannot contain blocks. */
const flattened = (node: ParsedNode, images: Map<Block, string>): RichNode[] =>
  joined(grouped(read([...node.childNodes], images)).flatMap(linesOfBlock))

/** The lines of a pasted block, where blocks cannot be. */
export function linesOfBlock(block: Block): RichNode[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.text]
    case 'list':
      return linesOfItems(block.items)
    case 'code':
      return block.text.split('\n').map((line) => (line === '' ? [] : [line]))
    case 'table':
      return block.rows.map((row) => row.flatMap(({ text }, index) => (index === 0 ? text : ['\u3000', ...text])))
    default:
      return []
  }
}

const linesOfItems = (items: readonly ListItem[]): RichNode[][] =>
  items.flatMap(({ text, items: inner }) => [text, ...linesOfItems(inner)])

function itemsOf(list: ParsedNode, images: Map<Block, string>): ListItem[] {
  const items: ListItem[] = []
  for (const child of list.childNodes) {
    if (!isElementNode(child) || isDropped(child)) continue
    // Programs nest a list in an item, or put it after the item.
    if (isList(child)) {
      const inner = itemsOf(child, images)
      const last = items.at(-1)
      if (last) last.items.push(...inner)
      else items.push(...inner)
      continue
    }
    const lists = [...child.childNodes].filter((node) => isElementNode(node) && isList(node))
    const words = [...child.childNodes].filter((node) => !lists.includes(node))
    const text = joined(grouped(read(words, images)).flatMap(linesOfBlock))
    items.push({ text, items: lists.flatMap((inner) => itemsOf(inner, images)) })
  }
  return items
}

function wordItemOf(node: ParsedNode): WordItem | undefined {
  const level = /mso-list:\s*\S+\s+level(\d)/i.exec(attributeOf(node, 'style'))?.[1]
  if (level === undefined) return undefined
  const marker = markerOf(node)
  return {
    level: Number(level),
    isOrdered: /^\s*[(（]?(\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/i.test(marker),
    text: lineOfNodes(node.childNodes, 'collapsed')
  }
}

/** The bullet or number that Word writes before an item. */
const markerOf = (node: ParsedNode): string =>
  [...node.childNodes].map((child) => (isElementNode(child) && isDropped(child) ? textOf(child) : markerOf(child))).join('')

/** Joins Word's items that follow each other to lists. */
function grouped(found: readonly Found[]): Block[] {
  const blocks: Block[] = []
  /** The items at each level of the list that is being joined. */
  let open: { level: number; items: ListItem[] }[] = []
  for (const one of found) {
    if ('block' in one) {
      open = []
      blocks.push(one.block)
      continue
    }
    const { level, isOrdered, text } = one.item
    if (open.length === 0) {
      const items: ListItem[] = []
      blocks.push({ type: 'list', isOrdered, items })
      open = [{ level, items }]
    }
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const top = open.at(-1)
    const parent = top?.items.at(-1)
    if (top && parent && top.level < level) open.push({ level, items: parent.items })
    open.at(-1)?.items.push({ text, items: [] })
  }
  return blocks
}

const rowsIn = (node: ParsedNode): ParsedNode[] =>
  [...node.childNodes].flatMap((child) => {
    const name = nameOf(child)
    if (name === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(name) ? rowsIn(child) : []
  })

const spanOf = (cell: ParsedNode, name: 'colspan' | 'rowspan'): number => {
  const span = Number(attributeOf(cell, name))
  return Number.isInteger(span) && span > 1 ? Math.min(span, tableLimits.rows) : 1
}

/**
 * Tables of at most 100 rows; a longer one becomes several. One that is too wide for a table becomes lines, so that nothing
 * is lost.
 */
function tablesOf(table: ParsedNode, images: Map<Block, string>): Block[] {
  const isCell = (node: ParsedNode) => ['td', 'th'].includes(nameOf(node))
  const lines = rowsIn(table)
    .map((row) => [...row.childNodes].filter(isCell))
    .filter((cells) => cells.length > 0)
  const rows = lines.map((cells) =>
    cells.map(
      (cell): Cell => ({
        text: flattened(cell, images),
        colSpan: spanOf(cell, 'colspan'),
        rowSpan: spanOf(cell, 'rowspan')
      })
    )
  )
  const grid = completeGrid(rows)
  const width = grid[0]?.length ?? 0
  if (width === 0) return []
  if (width > tableLimits.columns)
    return grid.map(
      (line): Block => ({
        type: 'paragraph',
        text: [...new Set(line)].flatMap(({ text }, index) => (index === 0 ? text : ['\u3000', ...text]))
      })
    )
  const isHeading = (cell: ParsedNode | undefined) => cell !== undefined && nameOf(cell) === 'th'
  const hasHeaderRow = lines[0]?.every(isHeading) ?? false
  const hasHeaderColumn = lines.length > 1 && lines.slice(hasHeaderRow ? 1 : 0).every(([first]) => isHeading(first))
  const tables: Table[] = []
  for (let from = 0; from < grid.length; from += tableLimits.rows) {
    const part = rowsOfGrid(grid.slice(from, from + tableLimits.rows))
    tables.push({ type: 'table', hasHeaderRow: hasHeaderRow && from === 0, hasHeaderColumn, widths: [], rows: part })
  }
  return tables
}

function imageOf(node: ParsedNode, images: Map<Block, string>): Found[] {
  const src = attributeOf(node, 'src').trim()
  const alt = lineOfNodes([{ nodeType: 3, nodeName: '#text', nodeValue: attributeOf(node, 'alt'), childNodes: [] }], 'collapsed')
  const block: Block = {
    type: 'image',
    src: brokenImage,
    alt: alt.filter((part) => typeof part === 'string').join(''),
    caption: []
  }
  if (/^(https?:\/\/|data:image\/(png|jpeg|gif|webp|bmp);base64,|\/(?![/\\]))/i.test(src)) images.set(block, src)
  return [{ block }]
}

/** The paragraphs of a text without formats. */
export const blocksOfText = (text: string): Block[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
    .split(/\n+/)
    .flatMap((line): Block[] =>
      line.trim() === '' ? [] : [{ type: 'paragraph', text: [line.replaceAll('\t', '\u00a0'.repeat(4))] }]
    )
