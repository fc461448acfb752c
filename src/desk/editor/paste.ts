import { type Block, type BlockOf, brokenImage, type Cell, type Layout, type ListItem, type Table } from '~/contract/blocks'
import { lineHeights, type RichNode, textAligns, tidied } from '~/contract/rich-text'
import { tableLimits } from '~/contract/tables'
import { randomKey } from '~/lib/random-key'
import { attributeOf, isDropped, isElementNode, joined, lineOfNodes, linked, nameOf, type ParsedNode, styleOf } from './inline'
import { codeOf, containers, isCode, textOf } from './paste-code'
import { addressIn, emptyTrail, loseLink, noteLost, type Pasted, type Trail } from './paste-trail'
import { completeGrid, rowsOfGrid } from './table-operations'

/*
 * Blocks from HTML of other programs: web pages, Word, WPS, Excel. The HTML is parsed in a document of its own, in which
 * nothing runs or loads, and is read by a list of known elements.
 */

const levels = new Map<string, 2 | 3 | 4>([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4]
])
const isList = (node: ParsedNode) => nameOf(node) === 'ul' || nameOf(node) === 'ol'

const isBlock = (node: ParsedNode): boolean => {
  const name = nameOf(node)
  return (
    containers.has(name) ||
    levels.has(name) ||
    isList(node) ||
    addressIn(node) !== undefined ||
    ['pre', 'blockquote', 'hr', 'table', 'img', 'li', 'tr'].includes(name)
  )
}

/** A format that contains blocks, as around a whole page, is left out. */
const hasBlocks = (node: ParsedNode): boolean =>
  [...node.childNodes].some((child) => isElementNode(child) && (isBlock(child) || (!isDropped(child) && hasBlocks(child))))

/** Blocks that need nothing more. */
export const bare = (blocks: Block[]): Pasted => ({ blocks, ...emptyTrail() })

/** Words of which at least two lines, or a fence of code, look like Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const marks = text.match(/^(#{1,6} \S|[-*+] \S|\d{1,3}\. \S|> |\|.*\|\s*$)|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/gm)
  return (marks?.length ?? 0) >= 2 || /^```/m.test(text)
}

/** The blocks of parsed HTML. */
export function blocksOfHtml(body: ParsedNode): Pasted {
  const trail = emptyTrail()
  noteLost(body, trail)
  const blocks = grouped(read([...body.childNodes], trail))
  return { blocks, ...trail }
}

/** Items of Word's lists, which are paragraphs with a level in their style. */
interface WordItem {
  level: number
  /** Word's own number of the list. */
  list: string
  isOrdered: boolean
  /** Its number, if it is written in digits. */
  number: number
  text: RichNode[]
}
type Found = { block: Block } | { item: WordItem }

/** @param layout of the element that the nodes are in */
function read(nodes: readonly ParsedNode[], trail: Trail, layout: Layout = {}): Found[] {
  const found: Found[] = []
  let line: ParsedNode[] = []
  const endLine = () => {
    const text = lineOfNodes(line, 'collapsed')
    if (!isBlank(text)) found.push({ block: { type: 'paragraph', text, ...laidOut(layout) } })
    line = []
  }
  for (const node of nodes) {
    const address = addressIn(node)
    if (address !== undefined) {
      endLine()
      found.push({ block: { type: 'paragraph', text: [{ tag: 'a', href: address, children: [address] }] } })
      continue
    }
    if (isElementNode(node) && isDropped(node)) continue
    if (!isElementNode(node) || !(isBlock(node) || hasBlocks(node))) {
      line.push(node)
      continue
    }
    endLine()
    found.push(...readBlock(node, trail, layoutOf(node, layout)))
  }
  endLine()
  return found
}

const isBlank = (line: readonly RichNode[]): boolean =>
  line.every((node) => (typeof node === 'string' ? node.trim() === '' : node.tag !== 'img' && isBlank(node.children)))

function readBlock(node: ParsedNode, trail: Trail, layout: Layout): Found[] {
  const name = nameOf(node)
  const level = levels.get(name)
  if (level !== undefined) {
    const text = lineOfNodes(node.childNodes, 'collapsed')
    return isBlank(text) ? [] : [{ block: { type: 'heading', level, text, ...laidOut(layout) } }]
  }
  if (isCode(node)) return [{ block: codeOf(node) }]
  const item = wordItemOf(node)
  if (item) return [{ item }]
  switch (name) {
    case 'ul':
    case 'ol': {
      const items = itemsOf(node, trail)
      if (items.length === 0) return []
      const isOrdered = name === 'ol'
      const { align: _, ...unaligned } = layout
      return [{ block: { type: 'list', isOrdered, ...(isOrdered && startOf(numberOfList(node))), items, ...laidOut(unaligned) } }]
    }
    case 'pre':
      return [{ block: codeOf(node) }]
    case 'figure':
      return figureOf(node, trail, layout)
    case 'blockquote': {
      const text = flattened(node, trail)
      return isBlank(text) ? [] : [{ block: { type: 'quote', text, ...laidOut(layout) } }]
    }
    case 'hr':
      return [{ block: { type: 'delimiter' } }]
    case 'table': {
      const captions = [...node.childNodes].filter((child) => nameOf(child) === 'caption')
      return [...captions.flatMap((caption) => read([...caption.childNodes], trail)), ...tablesOf(node, trail)]
    }
    case 'a':
      return withLink(node, read([...node.childNodes], trail, layout), trail)
    case 'img':
      return imageOf(node, trail)
    default:
      return read([...node.childNodes], trail, layout)
  }
}

/** A link around blocks goes to their first line of text. */
function withLink(node: ParsedNode, found: Found[], trail: Trail): Found[] {
  const lines = found.flatMap((one) => ('item' in one ? [one.item] : linesIn(one.block)))
  const line = lines.find(({ text }) => !isBlank(text))
  if (line) line.text = tidied(linked(node, line.text))
  // The block of a picture cannot lead anywhere, and neither can code.
  else loseLink(node, trail)
  return found
}

/** The lines of text in a block that can have a link. */
const linesIn = (block: Block): { text: RichNode[] }[] =>
  block.type === 'paragraph' || block.type === 'heading' || block.type === 'quote'
    ? [block]
    : block.type === 'list'
      ? itemsIn(block.items)
      : block.type === 'table'
        ? block.rows.flat()
        : []

const itemsIn = (items: readonly ListItem[]): ListItem[] => items.flatMap((item) => [item, ...itemsIn(item.items)])

/** The alignment, the indent of the first line and the line height, as far as pages have them. */
function layoutOf(node: ParsedNode, { align: outerAlign }: Layout): Layout {
  const style = styleOf(node)
  const height = style('line-height')
  const times = height.endsWith('%')
    ? Number.parseFloat(height) / 100
    : /^[\d.]+(em)?$/.test(height)
      ? Number.parseFloat(height)
      : 0
  const nearest = lineHeights.reduce((best, one) => (Math.abs(one - times) < Math.abs(best - times) ? one : best))
  const written = style('text-align') || attributeOf(node, 'align') || (nameOf(node) === 'center' ? 'center' : '')
  // Elements inherit the alignment of the element around them.
  const align = written === '' ? outerAlign : textAligns.find((one) => one === written.toLowerCase())
  return {
    // Other programs write smaller values for every paragraph.
    ...(times >= 1.4 && { lineHeight: nearest }),
    ...(Number.parseFloat(style('text-indent')) > 0 && { indent: true }),
    ...(align !== undefined && { align })
  }
}

const laidOut = (layout: Layout): { layout?: Layout } => (Object.keys(layout).length > 0 ? { layout } : {})

/** An image with its caption; anything else in a figure is blocks of its own. */
function figureOf(node: ParsedNode, trail: Trail, layout: Layout): Found[] {
  const captions = [...node.childNodes].filter((child) => nameOf(child) === 'figcaption')
  const found = read(
    [...node.childNodes].filter((child) => !captions.includes(child)),
    trail,
    layout
  )
  const [only] = found
  if (found.length !== 1 || !only || !('block' in only) || only.block.type !== 'image')
    return [...found, ...read(captions, trail)]
  return [{ block: { ...only.block, caption: captions.flatMap((caption) => flattened(caption, trail)) } }]
}

/** Everything within a block as lines, for places that cannot contain blocks. */
const flattened = (node: ParsedNode, trail: Trail): RichNode[] =>
  joined(grouped(read([...node.childNodes], trail)).flatMap(linesOfBlock))

/** The lines of a pasted block, where blocks cannot be. */
export function linesOfBlock(block: Block): RichNode[][] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.text]
    case 'list':
      return linesOfItems(block.items)
    case 'image':
      return [[{ tag: 'img', src: block.src, alt: block.alt, children: [] }, ...block.caption]]
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

function itemsOf(list: ParsedNode, trail: Trail): ListItem[] {
  const items: ListItem[] = []
  for (const child of list.childNodes) {
    if (!isElementNode(child) || isDropped(child)) continue
    // Programs nest a list in an item, or put it after the item.
    if (isList(child)) {
      const inner = itemsOf(child, trail)
      const last = items.at(-1)
      if (last) last.items.push(...inner)
      else items.push(...inner)
      continue
    }
    const lists = [...child.childNodes].filter((node) => isElementNode(node) && isList(node))
    const words = [...child.childNodes].filter((node) => !lists.includes(node))
    const text = joined(grouped(read(words, trail)).flatMap(linesOfBlock))
    items.push({ text, items: lists.flatMap((inner) => itemsOf(inner, trail)) })
  }
  return items
}

/** The number of a list's first item as it is written: in the list, or in the item. */
function numberOfList(list: ParsedNode): number {
  const first = [...list.childNodes].find((child) => nameOf(child) === 'li')
  return Number(attributeOf(list, 'start') || (first && attributeOf(first, 'value')) || 1)
}

/** The start of an ordered list, where it is not 1. */
const startOf = (number: number): { start?: number } =>
  number !== 1 && Number.isInteger(number) && number >= 0 && number < 10_000 ? { start: number } : {}

function wordItemOf(node: ParsedNode): WordItem | undefined {
  const [, list, level] = /mso-list:\s*(\S+)\s+level(\d)/i.exec(attributeOf(node, 'style')) ?? []
  if (list === undefined || level === undefined) return undefined
  const marker = markerOf(node)
  return {
    level: Number(level),
    list,
    isOrdered: /^\s*[(（]?(\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)）、．]/i.test(marker),
    number: Number(/^\s*[(（]?(\d+)/.exec(marker)?.[1] ?? 1),
    text: lineOfNodes(node.childNodes, 'collapsed')
  }
}

/** The bullet or number that Word writes before an item. */
const markerOf = (node: ParsedNode): string =>
  [...node.childNodes].map((child) => (isElementNode(child) && isDropped(child) ? textOf(child) : markerOf(child))).join('')

/** Joins Word's items that follow each other to lists, and lists that go on with the numbers of the one before. */
function grouped(found: readonly Found[]): Block[] {
  const blocks: Block[] = []
  /** The items at each level of the list that is being joined. */
  let open: { level: number; items: ListItem[]; isOrdered: boolean; list: string }[] = []
  for (const one of found) {
    if ('block' in one) {
      open = []
      const last = blocks.at(-1)
      const { block } = one
      if (last?.type === 'list' && block.type === 'list' && block.isOrdered === last.isOrdered && goesOn(last, block))
        last.items.push(...block.items)
      else blocks.push(block)
      continue
    }
    const { level, list, isOrdered, number, text } = one.item
    const [outer] = open
    const isOther = outer !== undefined && level <= outer.level && (isOrdered !== outer.isOrdered || list !== outer.list)
    if (open.length === 0 || isOther) {
      const items: ListItem[] = []
      blocks.push({ type: 'list', isOrdered, ...(isOrdered && startOf(number)), items })
      open = [{ level, items, isOrdered, list }]
    }
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const top = open.at(-1)
    const parent = top?.items.at(-1)
    if (top && parent && top.level < level) open.push({ level, items: parent.items, isOrdered, list })
    open.at(-1)?.items.push({ text, items: [] })
  }
  return blocks
}

/** Some programs write each item as a list of its own. */
const goesOn = (list: BlockOf<'list'>, { start = 1 }: BlockOf<'list'>): boolean =>
  !list.isOrdered || start === (list.start ?? 1) + list.items.length

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
function tablesOf(table: ParsedNode, trail: Trail): Found[] {
  const isCell = (node: ParsedNode) => ['td', 'th'].includes(nameOf(node))
  const lines = rowsIn(table)
    .map((row) => [...row.childNodes].filter(isCell))
    .filter((cells) => cells.length > 0)
  const rows = lines.map((cells) =>
    cells.map(
      (cell): Cell => ({
        text: flattened(cell, trail),
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
      (line): Found => ({
        block: {
          type: 'paragraph',
          text: [...new Set(line)].flatMap(({ text }, index) => (index === 0 ? text : ['\u3000', ...text]))
        }
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
  return tables.map((block) => ({ block }))
}

/** Attributes in which pages write the address of an image that they load later. */
const laterSources = ['data-src', 'data-original', 'data-actualsrc', 'data-lazy-src']
const fetchable = /^(https?:\/\/|data:image\/(png|jpeg|gif|webp|bmp);base64,|\/(?![/\\]))/i
/** A picture of one or a few pixels, which only counts readers or stands in for another. */
const isPixel = (node: ParsedNode, src: string): boolean =>
  [attributeOf(node, 'width'), attributeOf(node, 'height')].some((size) => /^[01](px)?$/.test(size)) ||
  /^data:image\/(gif|png);base64,.{1,120}$/.test(src)

function imageOf(node: ParsedNode, trail: Trail): Found[] {
  const own = attributeOf(node, 'src').trim()
  const later = laterSources.map((name) => attributeOf(node, name).trim()).find((src) => fetchable.test(src))
  if (later === undefined && isPixel(node, own)) return []
  const address = later ?? own
  const alt = lineOfNodes([{ nodeType: 3, nodeName: '#text', nodeValue: attributeOf(node, 'alt'), childNodes: [] }], 'collapsed')
  const isFetched = fetchable.test(address)
  const src = isFetched ? `${brokenImage}#${randomKey()}` : brokenImage
  if (isFetched) trail.images.set(src, address)
  return [{ block: { type: 'image', src, alt: alt.filter((part) => typeof part === 'string').join(''), caption: [] } }]
}

/** The paragraphs of a text without formats. Blank lines are left out; a space alone is a part of a line. */
export function blocksOfText(text: string): Block[] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|\p{Cs}/gu, '')
    .split(/\n+/)
  const isWritten = (line: string) => (lines.length === 1 ? line !== '' : line.trim() !== '')
  return lines.filter(isWritten).map((line): Block => ({ type: 'paragraph', text: [line.replaceAll('\t', '\u00a0'.repeat(4))] }))
}
