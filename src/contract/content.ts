import * as v from 'valibot'
import { isDay } from './day'
import { contentLanguages, locales } from './locale'

/*
 * Shared by the content calls of the main API: the query of a list and its answer. Each entry is in one language; its
 * translation has the same id.
 */

/** Keys of `fields.json` that a query can fail with. */
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

/** Optional in every query; the default is the language of the request's `Language` header. */
export const languageQuerySchema = v.optional(v.picklist(contentLanguages, message('field_language')))

/** Highest page number of a list. Later entries are reached with `next`. */
export const maxPages = 100
export const listSize = { usual: 12, max: 50 } as const

/**
 * Accepts digits only, as a query has them: neither `1e3` nor ` 7`. Also accepts a number, so that parsed output can be
 * parsed again.
 */
const wholeNumber = (min: number, max: number, wrong: QueryMessage) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], wrong), ''),
    v.transform((given) => (typeof given === 'number' ? given : /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN)),
    v.number(wrong),
    v.integer(wrong),
    v.minValue(min, wrong),
    v.maxValue(max, wrong)
  )

/** Id of an entry, the same in both languages. */
export const contentIdSchema = wholeNumber(1, 2_147_483_647, 'field_id')
/** Number of a page; excludes `cursor`. */
export const pageSchema = v.optional(wholeNumber(1, maxPages, 'field_page'))
/** Entries on a page. */
export const sizeSchema = v.optional(wholeNumber(1, listSize.max, 'field_size'), listSize.usual)

/**
 * Format of a cursor: the `next` of an answer, passed back unchanged. A cursor is valid only for the list that issued
 * it.
 */
export const cursorPattern = /^[\w-]{1,120}$/
/** Start of a page of a list: the `next` of the page before it. */
export const cursorSchema = v.optional(v.pipe(v.string(message('field_cursor')), v.regex(cursorPattern, message('field_cursor'))))

/** The query that every list takes. `page` and `cursor` exclude each other; without both the answer is the first page. */
export const listQueryEntries = {
  language: languageQuerySchema,
  page: pageSchema,
  size: sizeSchema,
  cursor: cursorSchema
}

/** Query of every `detail`. An id that does not exist in the language is a 404 with `field` `id`. */
export const detailRequestSchema = v.object({ id: contentIdSchema, language: languageQuerySchema })

/** A day of the calendar, `2026-03-31`. */
export const daySchema = v.pipe(v.string(), v.check(isDay, 'is no day of the calendar'), v.metadata({ format: 'date' }))
/** A moment as ISO 8601 in UTC, `2026-03-31T08:00:00.000Z`. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp())

/** Fields of every entry. */
export const entryFields = {
  id: v.number(),
  /** The language in which the entry is written. */
  language: v.picklist(locales),
  title: v.string(),
  summary: v.string(),
  /** Sample content that the vendor has yet to replace; pages mark it as a sample. */
  isSample: v.boolean()
}

/** Additional field of every `detail`: the languages in which the entry exists, including its own. */
export const detailFields = { languages: v.array(v.picklist(locales)) }

/** `data` of a list. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    /** Number of entries, counted only up to the last numbered page. */
    total: v.number(),
    /** True if there are more entries than `total`. */
    isTotalLimited: v.boolean(),
    /** Number of numbered pages: `total` divided by the requested size. */
    pages: v.number(),
    /** `cursor` for the following entries; null at the end. */
    next: v.nullable(v.string())
  })

/** Fields that main's lists add to each entry. Pages do not read them: they would make every page larger. */
const entryTimes = {
  /** Time since which visitors see the entry. Absent if main does not record it. */
  publishedAt: v.optional(momentSchema),
  /** Time since which visitors see its present content. Absent if main does not record it. */
  changedAt: v.optional(momentSchema)
}

/** `data` of a list, each entry with the times of its publication. */
export const withTimes = <Entries extends v.ObjectEntries>(list: ReturnType<typeof listOf<v.ObjectSchema<Entries, undefined>>>) =>
  listOf(v.object({ ...list.entries.items.item.entries, ...entryTimes }))

/**
 * An address that a page may link to or load from: a path of this site, or https. Browsers read `//`, `/\` and a tab between two
 * slashes as another host.
 */
export const addressSchema = v.pipe(v.string(), v.regex(/^(\/(?![/\\\s])|https:\/\/)/))

/**
 * Additional field of entries that can have a cover, the picture of link previews. Services of a release without
 * covers omit it. The body of a detail begins with it.
 */
export const coverFields = {
  cover: v.optional(v.nullable(v.object({ address: addressSchema, alt: v.string() })), null)
}
export type Cover = v.InferOutput<typeof coverFields.cover>

export const sha256Pattern = /^[0-9a-f]{64}$/
/** A SHA-256 hash as 64 lower-case hexadecimal digits. */
export const sha256Schema = v.pipe(v.string(), v.regex(sha256Pattern))

/** A file stored by main (R2). */
export const fileSchema = v.object({
  /** File name under which browsers save it. */
  name: v.string(),
  bytes: v.number(),
  sha256: sha256Schema,
  /** MIME type. */
  mediaType: v.string(),
  /** Address of the file; null if its link comes from `downloadRecord/add` only. */
  address: v.nullable(addressSchema)
})
export type StoredFile = v.InferOutput<typeof fileSchema>

/** Addresses of files at the edge: this and the key. */
export const filePrefix = '/api/main/file/'

export const fileAddress = (key: string): string => `${filePrefix}${key.split('/').map(encodeURIComponent).join('/')}`
