import * as v from 'valibot'
import { fileAddress } from './content'
import {
  chartKinds,
  fontSizes,
  imagePattern,
  inlineTags,
  isInlineNode,
  layoutEntries,
  linkPattern,
  plainTextOf,
  type RichElement,
  type RichNode,
  type RichText,
  syntaxPattern,
  textColors,
  tidied,
  wordsOf
} from './rich-text'
import { gridOf, isChartable, tableLimits } from './tables'
import { isWritable } from './text'

/*
 * A text as the editor stores it (decision 041): blocks in order, without HTML. Texts within a block are trees of
 * `rich-text.ts`, so that nothing needs to be parsed or sanitized when a page shows them.
 */

export { plainTextOf }

/** Largest document that is accepted. `bytes` and `nodes` count the whole JSON, `depth` its nesting. */
export const documentLimits = { blocks: 2000, bytes: 1_000_000, nodes: 60_000, depth: 60, attachments: 100 } as const

/** Characters of a text before the editor warns (spec §5). */
export const wordLimit = 10_000

/** Displayed sizes of players in pixels (spec §9). */
export const playerSizes = { video: { width: 420, height: 280 }, music: { width: 400, height: 95 } } as const

/** Prefix of the keys of the media library. */
const mediaPrefix = 'media/'
const mediaKeyPattern = /^media\/[\w.-]+(\/[\w.-]+)*$/

const text = v.pipe(v.string(), v.check(isWritable))
const pixels = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)))

const inlineElementSchema: v.GenericSchema<RichElement> = v.object({
  tag: v.picklist(inlineTags),
  href: v.optional(v.pipe(v.string(), v.regex(linkPattern))),
  src: v.optional(v.pipe(v.string(), v.regex(imagePattern))),
  alt: v.optional(text),
  color: v.optional(v.picklist(textColors)),
  size: v.optional(v.picklist(fontSizes)),
  children: v.array(v.lazy((): v.GenericSchema<RichNode> => v.union([text, inlineElementSchema])))
})
/** A line of formatted text. */
export const inlineTextSchema: v.GenericSchema<RichNode[]> = v.array(v.union([text, inlineElementSchema]))

const layout = v.optional(v.object(layoutEntries))
export type Layout = NonNullable<v.InferOutput<typeof layout>>

/** A key of the media library, a path of this site, or https. */
const source = v.pipe(
  v.string(),
  v.check((written) => mediaKeyPattern.test(written) || imagePattern.test(written))
)

const paragraphSchema = v.object({ type: v.literal('paragraph'), text: inlineTextSchema, layout })

const headingSchema = v.object({ type: v.literal('heading'), level: v.picklist([2, 3, 4]), text: inlineTextSchema, layout })

export interface ListItem {
  text: RichNode[]
  /** The list within the item, which is ordered as the whole list is. */
  items: ListItem[]
}
const listItemSchema: v.GenericSchema<ListItem> = v.object({
  text: inlineTextSchema,
  items: v.array(v.lazy(() => listItemSchema))
})
const listSchema = v.object({
  type: v.literal('list'),
  isOrdered: v.boolean(),
  items: v.pipe(v.array(listItemSchema), v.minLength(1)),
  layout
})

const quoteSchema = v.object({ type: v.literal('quote'), text: inlineTextSchema, layout })

const codeSchema = v.object({
  type: v.literal('code'),
  syntax: v.optional(v.pipe(v.string(), v.regex(syntaxPattern))),
  text
})

const delimiterSchema = v.object({ type: v.literal('delimiter') })

const spanSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(tableLimits.rows)))
const cellSchema = v.object({ text: inlineTextSchema, colSpan: spanSchema, rowSpan: spanSchema })
export type Cell = v.InferOutput<typeof cellSchema>

const tableSchema = v.object({
  type: v.literal('table'),
  hasHeaderRow: v.boolean(),
  hasHeaderColumn: v.boolean(),
  /** Widths of the first columns in pixels; 0 or missing for a column as wide as its content. */
  widths: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000))), v.maxLength(tableLimits.columns)),
  /** A merged cell is in the row and column where it begins. */
  rows: v.pipe(
    v.array(v.array(cellSchema)),
    v.check((rows) => gridOf(rows) !== undefined)
  )
})
export type Table = v.InferOutput<typeof tableSchema>

const chartSchema = v.object({
  type: v.literal('chart'),
  kind: v.picklist(chartKinds),
  /** Headings in the first row and column, numbers elsewhere. */
  rows: v.pipe(
    v.array(v.array(text)),
    v.check((rows) => isChartable(rows))
  ),
  caption: inlineTextSchema
})
export type Chart = v.InferOutput<typeof chartSchema>

const imageSchema = v.object({
  type: v.literal('image'),
  src: source,
  alt: text,
  caption: inlineTextSchema,
  width: pixels,
  height: pixels
})

const videoSchema = v.object({
  type: v.literal('video'),
  src: source,
  poster: v.optional(source),
  caption: inlineTextSchema
})

const musicSchema = v.object({ type: v.literal('music'), src: source, caption: inlineTextSchema })

const attachmentSchema = v.object({
  src: source,
  name: v.pipe(text, v.minLength(1), v.maxLength(255)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0))
})
export type Attachment = v.InferOutput<typeof attachmentSchema>
const attachmentsSchema = v.object({
  type: v.literal('attachments'),
  files: v.pipe(v.array(attachmentSchema), v.minLength(1), v.maxLength(documentLimits.attachments))
})

export const blockSchema = v.variant('type', [
  paragraphSchema,
  headingSchema,
  listSchema,
  quoteSchema,
  codeSchema,
  delimiterSchema,
  tableSchema,
  chartSchema,
  imageSchema,
  videoSchema,
  musicSchema,
  attachmentsSchema
])
export type Block = v.InferOutput<typeof blockSchema>
export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

const unboundedDocumentSchema = v.object({ blocks: v.array(blockSchema) })
export type BlockDocument = v.InferOutput<typeof unboundedDocumentSchema>

/**
 * A whole text. Whatever is wrong with it, it fails as a whole with one message. Its size is checked first, since the
 * nesting of a hostile document would exhaust the stack of its parser.
 */
export const blockDocumentSchema: v.GenericSchema<unknown, BlockDocument> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = isWithinLimits(dataset.value) ? v.safeParse(unboundedDocumentSchema, dataset.value) : undefined
    if (parsed?.success && parsed.output.blocks.length <= documentLimits.blocks) return parsed.output
    addIssue({ message: 'field_blocks' })
    return NEVER
  })
)

const bytesOf = (written: string) => new TextEncoder().encode(written).byteLength

/** Walks without recursion, because nothing is known about the depth of the value. */
function isWithinLimits(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  let nodes = 0
  let bytes = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    nodes += 1
    // As much as the punctuation and the names of a small object take.
    bytes += typeof next.value === 'string' ? bytesOf(next.value) + 3 : 8
    if (nodes > documentLimits.nodes || bytes > documentLimits.bytes || next.depth > documentLimits.depth) return false
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 })
  }
  return true
}

/** The tree that pages render. */
export const richTextOfBlocks = ({ blocks }: BlockDocument): RichText => blocks.map(elementOf)

const addressOf = (src: string): string => (mediaKeyPattern.test(src) ? fileAddress(src) : src)

function elementOf(block: Block): RichElement {
  switch (block.type) {
    case 'paragraph':
      return { tag: 'p', ...block.layout, children: block.text }
    case 'heading':
      return { tag: `h${block.level}`, ...block.layout, children: block.text }
    case 'list':
      return { ...listOf(block.isOrdered, block.items), ...block.layout }
    case 'quote':
      return { tag: 'blockquote', ...block.layout, children: [{ tag: 'p', children: block.text }] }
    case 'code': {
      const syntax = block.syntax === undefined ? {} : { syntax: block.syntax }
      return { tag: 'pre', children: [{ tag: 'code', ...syntax, children: [block.text] }] }
    }
    case 'delimiter':
      return { tag: 'hr', children: [] }
    case 'table':
      return tableOf(block)
    case 'chart':
      return { tag: 'chart', chart: block.kind, children: [chartTableOf(block.rows), ...captionOf(block.caption)] }
    case 'image':
      return { tag: 'figure', children: [imageOf(block), ...captionOf(block.caption)] }
    case 'video': {
      const poster = block.poster === undefined ? {} : { poster: addressOf(block.poster) }
      const video = { src: addressOf(block.src), ...poster, ...playerSizes.video, ...labelOf(block.caption) }
      return { tag: 'figure', children: [{ tag: 'video', ...video, children: [] }, ...captionOf(block.caption)] }
    }
    case 'music': {
      const audio = { src: addressOf(block.src), ...playerSizes.music, ...labelOf(block.caption) }
      return { tag: 'figure', children: [{ tag: 'audio', ...audio, children: [] }, ...captionOf(block.caption)] }
    }
    case 'attachments':
      return { tag: 'ul', children: block.files.map(attachmentOf) }
  }
}

const captionOf = (caption: RichNode[]): RichElement[] => (caption.length === 0 ? [] : [{ tag: 'figcaption', children: caption }])

function labelOf(caption: RichNode[]): { label?: string } {
  const label = plainTextOf(caption)
  return label === '' ? {} : { label }
}

function imageOf({ src, alt, width, height }: BlockOf<'image'>): RichElement {
  const size = width === undefined || height === undefined ? {} : { width, height }
  return { tag: 'img', src: addressOf(src), alt, ...size, children: [] }
}

const listOf = (isOrdered: boolean, items: readonly ListItem[]): RichElement => ({
  tag: isOrdered ? 'ol' : 'ul',
  children: items.map((item) => ({
    tag: 'li',
    children: item.items.length === 0 ? item.text : [...item.text, listOf(isOrdered, item.items)]
  }))
})

function tableOf({ rows, widths, hasHeaderRow, hasHeaderColumn }: Table): RichElement {
  const grid = gridOf(rows) ?? []
  const cells = rows.map((row, index) =>
    row.map((cell): RichElement => {
      const scope = hasHeaderRow && index === 0 ? 'col' : hasHeaderColumn && grid[index]?.[0] === cell ? 'row' : undefined
      const { colSpan, rowSpan } = cell
      const spans = { ...(colSpan !== undefined && { colSpan }), ...(rowSpan !== undefined && { rowSpan }) }
      return scope === undefined
        ? { tag: 'td', ...spans, children: cell.text }
        : { tag: 'th', scope, ...spans, children: cell.text }
    })
  )
  const sized = widths.some((width) => width > 0) ? { widths } : {}
  return { tag: 'table', ...sized, children: cells.map((children) => ({ tag: 'tr', children })) }
}

const chartTableOf = (rows: readonly (readonly string[])[]): RichElement =>
  tableOf({
    type: 'table',
    hasHeaderRow: true,
    hasHeaderColumn: true,
    widths: [],
    rows: rows.map((row) => row.map((words) => ({ text: words === '' ? [] : [words] })))
  })

/** Type and size of a file, as in «PDF, 1.2 MB», which both languages write alike. */
function factsOf({ name, bytes }: Attachment): string {
  const extension = /\.(\w{1,8})$/.exec(name)?.[1]?.toUpperCase()
  const [unit, divisor] = bytes < 1e6 ? ['KB', 1e3] : ['MB', 1e6]
  const size = `${Math.max(0.1, bytes / divisor)
    .toFixed(1)
    .replace(/\.0$/, '')} ${unit}`
  return extension === undefined ? size : `${extension}, ${size}`
}

const attachmentOf = (file: Attachment): RichElement => ({
  tag: 'li',
  children: [
    { tag: 'a', href: addressOf(file.src), download: file.name, children: [file.name] },
    ' ',
    { tag: 'span', color: 'muted', children: [`(${factsOf(file)})`] }
  ]
})

/**
 * Length of a text as the word limit counts it: UTF-16 units without tabs and line breaks, and one for each delimiter,
 * picture and player.
 */
export const characterCountOf = (document: BlockDocument): number =>
  document.blocks.reduce((sum, block) => sum + countOf(elementOf(block)), 0)

const counted = new Set<RichElement['tag']>(['hr', 'img', 'video', 'audio'])

const countOf = (node: RichNode): number =>
  typeof node === 'string'
    ? node.replaceAll(/[\t\r\n]/g, '').length
    : node.children.reduce((sum, inner) => sum + countOf(inner), counted.has(node.tag) ? 1 : 0)

/** Keys of the media library that a text uses, each once and sorted. */
export function mediaKeysOf(document: BlockDocument): string[] {
  const keys = richTextOfBlocks(document).flatMap(addressesIn).flatMap(keyOfAddress)
  return [...new Set(keys)].toSorted()
}

const addressesIn = (node: RichNode): string[] =>
  typeof node === 'string'
    ? []
    : [node.src, node.poster, node.href].filter((address) => address !== undefined).concat(node.children.flatMap(addressesIn))

const [filePath] = fileAddress(mediaPrefix).split(mediaPrefix)

function keyOfAddress(address: string): string[] {
  // A query or anchor leads to the same file.
  const path = address.replace(/[?#].*$/, '')
  const key = filePath !== undefined && path.startsWith(filePath) ? path.slice(filePath.length) : ''
  return mediaKeyPattern.test(key) ? [key] : []
}

/**
 * The blocks of a tree, to open a text that was written in Markdown in the editor. All words, links and pictures are kept
 * in order. Only what blocks cannot nest is flattened: a list or code within a quote or a list item becomes lines.
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

function layoutOf({ lineHeight, spaceBefore, spaceAfter, indent }: RichElement): { layout?: Layout } {
  const layout = {
    ...(lineHeight !== undefined && { lineHeight }),
    ...(spaceBefore !== undefined && { spaceBefore }),
    ...(spaceAfter !== undefined && { spaceAfter }),
    ...(indent !== undefined && { indent })
  }
  return Object.keys(layout).length === 0 ? {} : { layout }
}

/** A paragraph, or an image where the paragraph is nothing but one. */
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
  return items.length === 0 ? [] : [{ type: 'list', isOrdered: list.tag === 'ol', items, ...layout }]
}

const isList = (node: RichNode): node is RichElement => typeof node === 'object' && (node.tag === 'ul' || node.tag === 'ol')

const itemsOf = (list: RichElement): ListItem[] =>
  list.children.map((item): ListItem => {
    const inner = typeof item === 'object' && item.tag === 'li' ? item.children : [item]
    // A list before the end of the item becomes lines, since its words come before those that follow it.
    const end = inner.findLastIndex((node) => !isList(node)) + 1
    return { text: lineOf(inner.slice(0, end)), items: inner.slice(end).filter(isList).flatMap(itemsOf) }
  })

/** The file of an item that `attachmentOf` wrote. Its size is known to a tenth. */
function attachmentsIn({ children }: RichElement): Attachment[] {
  const [link, , facts] = children
  if (typeof link !== 'object' || link.tag !== 'a' || link.download === undefined || link.href === undefined) return []
  const [, size = '0', unit] = /([\d.]+) (KB|MB)\)$/.exec(facts === undefined ? '' : wordsOf([facts])) ?? []
  return [{ src: sourceOf(link.href), name: link.download, bytes: Math.round(Number(size) * (unit === 'MB' ? 1e6 : 1e3)) }]
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
