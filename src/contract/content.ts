import * as v from 'valibot'
import { type Locale, locales } from './locale'

/*
 * What the content calls of the main API have in common: the query of a list and the list that it is answered with. Each
 * entry is in one language; its translation has the same id.
 */

/** Keys of `fields.json` that a query can be refused with. */
export type QueryMessage =
  | 'field_id'
  | 'field_language'
  | 'field_page'
  | 'field_size'
  | 'field_cursor'
  | 'field_order'
  | 'field_type'
  | 'field_when'
  | 'field_date'
  | 'field_ticket'
  | 'field_query'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** The `language` of a query (spec §2): EN or ZH, unlike the header's EN or CN. */
export const contentLanguages = ['ZH', 'EN'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

const localesOfContent: Readonly<Record<ContentLanguage, Locale>> = { ZH: 'zh-CN', EN: 'en-US' }
const languagesOfContent: Readonly<Record<Locale, ContentLanguage>> = { 'zh-CN': 'ZH', 'en-US': 'EN' }

export const localeOfContent = (language: ContentLanguage): Locale => localesOfContent[language]
export const contentLanguageOf = (locale: Locale): ContentLanguage => languagesOfContent[locale]

/** Optional in every query; left out, the language is that of the request's `Language` header. */
export const languageQuerySchema = v.optional(v.picklist(contentLanguages, message('field_language')))

/** Pages that a list can be turned to by number. What lies behind is reached with `next`. */
export const mostPages = 100
export const listSize = { usual: 12, most: 50 } as const

/** Written in digits alone, as a query has it: neither `1e3` nor ` 7`. A number is taken as well, for what is parsed twice. */
const wholeNumber = (least: number, most: number, wrong: QueryMessage) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], wrong), ''),
    v.transform((given) => (typeof given === 'number' ? given : /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN)),
    v.number(wrong),
    v.integer(wrong),
    v.minValue(least, wrong),
    v.maxValue(most, wrong)
  )

/** Id of an entry, the same in both languages. */
export const contentIdSchema = wholeNumber(1, 2_147_483_647, 'field_id')
export const pageSchema = v.optional(wholeNumber(1, mostPages, 'field_page'))
export const sizeSchema = v.optional(wholeNumber(1, listSize.most, 'field_size'), listSize.usual)

/** Where a list goes on: `next` of an answer, as it stands. It is worth something for the list that it came from only. */
export const cursorPattern = /^[\w-]{1,120}$/
export const cursorSchema = v.optional(v.pipe(v.string(message('field_cursor')), v.regex(cursorPattern, message('field_cursor'))))

/** The query that every list takes. `page` and `cursor` exclude each other; without both it is the first page. */
export const listQueryEntries = {
  language: languageQuerySchema,
  page: pageSchema,
  size: sizeSchema,
  cursor: cursorSchema
}

/** Query of every `detail`. An id that there is not in the language is a 404 with `field` `id`. */
export const detailRequestSchema = v.object({ id: contentIdSchema, language: languageQuerySchema })

/** Whether the calendar has the day, written `2026-03-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** A day of the calendar, `2026-03-31`. */
export const daySchema = v.pipe(v.string(), v.check(isDay, 'is no day of the calendar'))
/** A moment as ISO 8601 in UTC, `2026-03-31T08:00:00.000Z`. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** What every entry has. */
export const entryFields = {
  id: v.number(),
  /** The language that the entry is written in. */
  language: v.picklist(locales),
  title: v.string(),
  summary: v.string(),
  /** The vendor has yet to replace it: shown as a sample on the page. */
  isSample: v.boolean()
}

/** What the `detail` of every entry has besides: the languages in which there is an entry of this id, its own included. */
export const detailFields = { languages: v.array(v.picklist(locales)) }

/** `data` of a list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    /** How many entries there are, counted no further than the last page that has a number. */
    total: v.number(),
    /** There are more than `total`. */
    isTotalLimited: v.boolean(),
    /** Pages that have a number: `total` in pages of the asked size. */
    pages: v.number(),
    /** `cursor` of the query for what comes after these; null where nothing does. */
    next: v.nullable(v.string())
  })

/** An address that a page may link to or load from: a path of this site, or https. */
export const addressSchema = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/))

/** A file that main keeps (R2). */
export const fileSchema = v.object({
  /** Under which it is saved. */
  name: v.string(),
  bytes: v.number(),
  /** 64 lower-case hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** MIME type. */
  mediaType: v.string(),
  /** Where it is; null for a file that is handed out by `downloadRecord/add` only. */
  address: v.nullable(addressSchema)
})
export type StoredFile = v.InferOutput<typeof fileSchema>

/** Address at the edge of a file by its key. */
export const fileAddress = (key: string): string => `/api/main/file/${key.split('/').map(encodeURIComponent).join('/')}`
