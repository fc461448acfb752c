import * as v from 'valibot'
import { articleSections } from './articles'
import { entryFields, languageQuerySchema, type QueryMessage } from './content'
import { maxQueryLength } from './limits'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Most characters of the alternative names that a query carries. */
export const maxNamesLength = 600

/** Kinds of entries of the main API that the search covers. */
export const searchedKinds = ['news', 'video', 'download', 'customer', 'opening', 'research', 'activity', 'article'] as const
export type SearchedKind = (typeof searchedKinds)[number]

/** Kinds that only an edge that asks for them reads. */
export const laterKinds: readonly SearchedKind[] = ['research', 'activity', 'article']

/**
 * Query of `GET search/list`: the typed text, and all names of the concepts in it, with `|` between names of one
 * concept and a comma between concepts (`图数据库|graph database,备份|backup`).
 */
export const searchListRequestSchema = v.object({
  language: languageQuerySchema,
  q: v.pipe(
    v.optional(v.string(message('field_query')), ''),
    v.regex(/\S/, message('field_query')),
    v.maxLength(maxQueryLength, message('field_query'))
  ),
  /** Without it, the answer has none of `laterKinds`, which the edge of an earlier release does not read. */
  kinds: v.optional(v.picklist(['all'], message('field_query'))),
  also: v.optional(v.pipe(v.string(message('field_query')), v.maxLength(maxNamesLength, message('field_query'))), '')
})

/** `data` of `GET search/list`: the best entries of each kind, the best of all first. */
export const searchListSchema = v.array(
  v.object({
    ...entryFields,
    kind: v.picklist(searchedKinds),
    /** A download with a file has a page of its own. */
    hasFile: v.boolean(),
    /** Of an article. */
    section: v.optional(v.picklist(articleSections))
  })
)
/** Most entries of `GET search/synonyms`. */
export const maxSynonyms = 200

/** `data` of `GET search/synonyms`: words of visitors, with the words that the site uses for the same thing. */
export const searchSynonymsSchema = v.array(v.object({ said: v.array(v.string()), meant: v.array(v.string()) }))

export type SearchedEntry = v.InferOutput<typeof searchListSchema>[number]
