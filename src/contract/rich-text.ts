import * as v from 'valibot'

/*
 * Formatted text on the wire: a tree of known elements, never HTML. Elements that are not listed here cannot be
 * expressed, so a renderer that maps each `tag` to its element needs no further sanitizing.
 */

/** Elements within a line of text. */
export const inlineTags = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span', 'a', 'img', 'br'] as const

/**
 * Elements of a text. Headings start at `h2`, below the page's own. `pre` holds one `code`, `figure` an image or a player
 * and its `figcaption`, `table` holds `tr`, and `chart` the table that it draws and its `figcaption`.
 */
const richTags = [
  ...inlineTags,
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'figcaption',
  'table',
  'tr',
  'th',
  'td',
  'chart',
  'video',
  'audio'
] as const
export type RichTag = (typeof richTags)[number]

/** Colors of text: names of the site's tokens, which have a value in each theme. */
export const textColors = ['muted', 'faint', 'blue', 'signal', 'ok', 'danger'] as const
export type TextColor = (typeof textColors)[number]

/** Sizes of text in pixels (spec §9). */
export const fontSizes = [10, 11, 12, 14, 16, 18, 20, 24, 36] as const
export type FontSize = (typeof fontSizes)[number]

/** Line heights, as multiples of the font size (spec §9). */
export const lineHeights = [1, 1.5, 1.75, 2, 3, 4, 5] as const
type LineHeight = (typeof lineHeights)[number]

/** Space before or after a block, in pixels (spec §9). */
export const rowSpacings = [5, 10, 15, 20, 25] as const
type RowSpacing = (typeof rowSpacings)[number]

/** Alignments of a text other than to the start of its lines. */
export const textAligns = ['center', 'right'] as const
export type TextAlign = (typeof textAligns)[number]

export const chartKinds = ['line', 'labeledLine', 'area', 'bar', 'column', 'pie'] as const
export type ChartKind = (typeof chartKinds)[number]

export interface RichElement {
  tag: RichTag
  /** Of `a`: a path or anchor of this site, https, mailto or tel. */
  href?: string | undefined
  /** Of `a`: name under which browsers save the file that it leads to. */
  download?: string | undefined
  /** Of `img`, `video` and `audio`: a path of this site or https. */
  src?: string | undefined
  /** Of `img`. */
  alt?: string | undefined
  /** Of `img` and `video`, in pixels. */
  width?: number | undefined
  height?: number | undefined
  /** Of `video`: the picture before it plays. */
  poster?: string | undefined
  /** Of `video` and `audio`: its name for screen readers. */
  label?: string | undefined
  /** Of `code` within `pre`: name of the language, if it is known. */
  syntax?: string | undefined
  /** Of `span`. */
  color?: TextColor | undefined
  size?: FontSize | undefined
  /** Of `th`: whether the cell heads a column or a row. */
  scope?: 'col' | 'row' | undefined
  /** Of `th` and `td`. */
  colSpan?: number | undefined
  rowSpan?: number | undefined
  /** Of `table`: widths of the columns in pixels, 0 for a column without one. */
  widths?: readonly number[] | undefined
  /** Of `ol`: the number of its first item, if that is not 1. */
  start?: number | undefined
  /** Of `chart`. */
  chart?: ChartKind | undefined
  /** Of the blocks of a text: the layout that the author set for them as a whole. */
  lineHeight?: LineHeight | undefined
  spaceBefore?: RowSpacing | undefined
  spaceAfter?: RowSpacing | undefined
  /** Whether the first line is indented by two characters. */
  indent?: boolean | undefined
  align?: TextAlign | undefined
  children: RichNode[]
}
export type RichNode = string | RichElement

/** An address that a text may link to; excludes `javascript:` and `//another.host`. */
export const linkPattern = /^(https:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\\]*$/
/** An address that is written at the desk: a path of this site, or https. */
export const addressPattern = /^(https:\/\/|\/(?![/\\]))[^\s\\]*$/
export const syntaxPattern = /^[\w+#-]{1,20}$/

const span = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))
/** A size in pixels. */
export const pixelsSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)))
const address = v.optional(v.pipe(v.string(), v.regex(addressPattern)))

/** Layout that an author sets for a block as a whole. */
export const layoutEntries = {
  lineHeight: v.optional(v.picklist(lineHeights)),
  spaceBefore: v.optional(v.picklist(rowSpacings)),
  spaceAfter: v.optional(v.picklist(rowSpacings)),
  indent: v.optional(v.boolean()),
  align: v.optional(v.picklist(textAligns))
}

/** The number of a list's first item. */
export const listStartSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)))

/** An element of a formatted text. */
export const richElementSchema: v.GenericSchema<RichElement> = v.object({
  tag: v.picklist(richTags),
  href: v.optional(v.pipe(v.string(), v.regex(linkPattern))),
  download: v.optional(v.string()),
  src: address,
  alt: v.optional(v.string()),
  width: pixelsSchema,
  height: pixelsSchema,
  poster: address,
  label: v.optional(v.string()),
  syntax: v.optional(v.pipe(v.string(), v.regex(syntaxPattern))),
  color: v.optional(v.picklist(textColors)),
  size: v.optional(v.picklist(fontSizes)),
  scope: v.optional(v.picklist(['col', 'row'])),
  colSpan: span,
  rowSpan: span,
  widths: v.optional(v.array(v.number())),
  start: listStartSchema,
  chart: v.optional(v.picklist(chartKinds)),
  ...layoutEntries,
  children: v.lazy((): v.GenericSchema<RichNode[]> => richTextSchema)
})

/** A formatted text: its blocks in order. */
export const richTextSchema: v.GenericSchema<RichNode[]> = v.array(v.union([v.string(), richElementSchema]))
export type RichText = RichNode[]

const isInline = (tag: RichTag): boolean => inlineTags.some((inline) => inline === tag)

/** Whether a node belongs to a line of text, rather than being a block or a part of one. */
export const isInlineNode = (node: RichNode): boolean => typeof node === 'string' || isInline(node.tag)

/** The words of a tree, for excerpts and the search. Those of different blocks are on different lines. */
export const plainTextOf = (tree: readonly RichNode[]): string => wordsOf(tree).trim()

/** As `plainTextOf`, with the line break at its end. */
export const wordsOf = (tree: readonly RichNode[]): string =>
  tree
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'br') return '\n'
      return isInlineNode(node) ? wordsOf(node.children) : `${wordsOf(node.children)}\n`
    })
    .join('')

/** A line of text in its shortest form: without empty elements and texts, and with adjacent texts joined. */
export function tidied(text: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of text) {
    const last = joined.at(-1)
    if (typeof node !== 'string') {
      const children = tidied(node.children)
      if (children.length > 0 || node.tag === 'img' || node.tag === 'br') joined.push({ ...node, children })
    } else if (typeof last === 'string') joined[joined.length - 1] = last + node
    else if (node !== '') joined.push(node)
  }
  return joined
}
