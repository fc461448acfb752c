import * as v from 'valibot'
import { mediaKeyPattern } from './media-keys'
import {
  addressPattern,
  chartKinds,
  fontSizes,
  inlineTags,
  layoutEntries,
  linkPattern,
  listStartSchema,
  pixelsSchema,
  type RichElement,
  type RichNode,
  syntaxPattern,
  textColors
} from './rich-text'
import { gridOf, isChartable, tableLimits } from './tables'
import { isWritable } from './text'

/*
 * A text as the editor stores it (decision 041): blocks in order, without HTML. Texts within a block are trees of
 * `rich-text.ts`, so that nothing needs to be parsed or sanitized when a page shows them.
 */

/** Largest document that is accepted. `bytes` and `nodes` count the whole JSON, `depth` its nesting. */
export const documentLimits = { blocks: 2000, bytes: 1_000_000, nodes: 60_000, depth: 60, attachments: 100 } as const

/** Characters of a text before the editor warns (spec §5). */
export const wordLimit = 10_000

/** Displayed sizes of players in pixels (spec §9). */
export const playerSizes = { video: { width: 420, height: 280 }, music: { width: 400, height: 95 } } as const

/** Shown in place of an image that the server could not fetch; a text with it cannot be published. */
export const brokenImage = '/broken-image.svg'

const text = v.pipe(v.string(), v.check(isWritable))

const inlineElementSchema: v.GenericSchema<RichElement> = v.object({
  tag: v.picklist(inlineTags),
  href: v.optional(v.pipe(v.string(), v.regex(linkPattern))),
  src: v.optional(v.pipe(v.string(), v.regex(addressPattern))),
  alt: v.optional(text),
  color: v.optional(v.picklist(textColors)),
  size: v.optional(v.picklist(fontSizes)),
  children: v.lazy((): v.GenericSchema<RichNode[]> => inlineTextSchema)
})
/** A line of formatted text. */
export const inlineTextSchema: v.GenericSchema<RichNode[]> = v.array(v.union([text, inlineElementSchema]))

const layout = v.optional(v.object(layoutEntries))
export type Layout = NonNullable<v.InferOutput<typeof layout>>

/** A key of the media library, a path of this site, or https. */
const source = v.pipe(
  v.string(),
  v.check((written) => mediaKeyPattern.test(written) || addressPattern.test(written))
)

const paragraphSchema = v.object({ type: v.literal('paragraph'), text: inlineTextSchema, layout })

const headingSchema = v.object({ type: v.literal('heading'), level: v.picklist([2, 3, 4]), text: inlineTextSchema, layout })

export interface ListItem {
  text: RichNode[]
  /** The list within the item, which is ordered as the whole list is. */
  items: ListItem[]
}
/** An item of a list, with the list within it. */
export const listItemSchema: v.GenericSchema<ListItem> = v.object({
  text: inlineTextSchema,
  items: v.array(v.lazy(() => listItemSchema))
})
const listSchema = v.object({
  type: v.literal('list'),
  isOrdered: v.boolean(),
  /** Of an ordered list that does not begin with 1, such as one that goes on after a paragraph. */
  start: listStartSchema,
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
  width: pixelsSchema,
  height: pixelsSchema
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
 * A whole text. An invalid text fails as a whole, with one message. Its size is checked first, since the
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
