import * as v from 'valibot'
import { entryFields, languageQuerySchema, type QueryMessage } from './content'
import { longestQuery } from './limits'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Characters of the other names that are given with it. */
export const longestNames = 600

/** What of the main API is searched: the kinds of its entries. */
export const searchedKinds = ['news', 'video', 'download'] as const
export type SearchedKind = (typeof searchedKinds)[number]

/**
 * Query of `GET search/list`: what was typed, and all names of the things that it mentions, `|` between those of one thing and a
 * comma between things (`图数据库|graph database,备份|backup`).
 */
export const searchListRequestSchema = v.object({
  language: languageQuerySchema,
  q: v.pipe(
    v.optional(v.string(message('field_query')), ''),
    v.regex(/\S/, message('field_query')),
    v.maxLength(longestQuery, message('field_query'))
  ),
  also: v.optional(v.pipe(v.string(message('field_query')), v.maxLength(longestNames, message('field_query'))), '')
})

/** `data` of `GET search/list`: the best of each kind, the best of all first. */
export const searchListSchema = v.array(
  v.object({
    ...entryFields,
    kind: v.picklist(searchedKinds),
    /** Of a download: there is a file, and so a page of it. */
    hasFile: v.boolean()
  })
)
export type SearchedEntry = v.InferOutput<typeof searchListSchema>[number]
