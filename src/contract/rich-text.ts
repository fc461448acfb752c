import * as v from 'valibot'

/*
 * Formatted text on the wire: a tree of known elements, never HTML. Elements that are not listed here cannot be
 * expressed, so a renderer that maps each `tag` to its element needs no further sanitizing.
 */

/** Elements of a text. Headings start at `h2`, below the page's own. `pre` holds one `code`. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  'a',
  'img',
  'br',
  'hr'
] as const
export type RichTag = (typeof richTags)[number]

export interface RichElement {
  tag: RichTag
  /** Of `a`: a path or anchor of this site, https or mailto. */
  href?: string | undefined
  /** Of `img`: a path of this site or https. */
  src?: string | undefined
  /** Of `img`. */
  alt?: string | undefined
  /** Of `code` within `pre`: name of the language, where it is known. */
  syntax?: string | undefined
  children: RichNode[]
}
export type RichNode = string | RichElement

/** Excludes `javascript:` and `//another.host`. */
export const linkPattern = /^(https:\/\/|mailto:|#|\/(?![/\\]))[^\s\\]*$/
export const imagePattern = /^(https:\/\/|\/(?![/\\]))[^\s\\]*$/

const richElementSchema: v.GenericSchema<RichElement> = v.object({
  tag: v.picklist(richTags),
  href: v.optional(v.pipe(v.string(), v.regex(linkPattern))),
  src: v.optional(v.pipe(v.string(), v.regex(imagePattern))),
  alt: v.optional(v.string()),
  syntax: v.optional(v.pipe(v.string(), v.regex(/^[\w+#-]{1,20}$/))),
  children: v.array(v.lazy((): v.GenericSchema<RichNode> => v.union([v.string(), richElementSchema])))
})

/** A formatted text: its blocks in order. */
export const richTextSchema: v.GenericSchema<RichNode[]> = v.array(v.union([v.string(), richElementSchema]))
export type RichText = RichNode[]
