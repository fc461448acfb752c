import * as v from 'valibot'

/*
 * The index of one language and one version of the documents, as the build writes it (scripts/search) and as the search
 * reads it: small files of JSON, of which a query needs those of its terms and of the pages that it shows.
 */

/** What the site's own pages are, in a result. */
export const siteGroups = ['document', 'solution', 'case'] as const
export type SiteGroup = (typeof siteGroups)[number]

/** What a reader has to know of an index before the first query. It is part of the code, so it costs no request. */
export interface IndexManifest {
  /** Folder of its files; its last part changes with whatever is in them. */
  base: string
  /** How many pages there are, and how many files of terms and of words. */
  pages: number
  terms: number
  words: number
}

/**
 * Places by term: how many pages have it, then, from the strongest weight to the weakest: the weight, how many pages have it
 * with that weight, and the place of each, as its distance from the one before. A place is a page and the part of it that says
 * the term most (`postingKey`). Of a term that very many pages have, only the `mostPostings` strongest are kept.
 */
export const termFileSchema = v.array(v.object({ term: v.string(), row: v.array(v.number()) }))
export type TermFile = v.InferOutput<typeof termFileSchema>

/** Words by their first two letters (`ba<`) and by their last two (`>up`), the commonest first, with a space between. */
export const wordFileSchema = v.array(v.object({ key: v.string(), words: v.string() }))
export type WordFile = v.InferOutput<typeof wordFileSchema>

/** A part of a page; the anchor and the heading of its beginning are empty. */
const passageSchema = v.object({ anchor: v.string(), heading: v.string(), text: v.string(), code: v.string() })

export const indexedPageSchema = v.object({
  group: v.picklist(siteGroups),
  address: v.string(),
  title: v.string(),
  description: v.string(),
  passages: v.array(passageSchema)
})
/** A page as it is put into the index; as it is read from it, with the passages of one of its parts. */
export type IndexedPage = v.InferOutput<typeof indexedPageSchema>

/** Parts that a long page is cut into at most, so that a result costs what is shown of it. */
export const mostParts = 4
export const postingKey = (page: number, part: number): number => page * mostParts + part
export const pageOf = (place: number): number => Math.floor(place / mostParts)

/** Weights go from 1 to this. */
export const mostWeight = 30
export const mostPostings = 250

/** Which of `files` files a key is in: FNV-1a. */
export function fileOf(key: string, files: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % files
}

/** Keys under which a word is looked for: a mistake spoils its beginning or its end, seldom both. */
export const wordKeys = (word: string): [string, string] => [`${word.slice(0, 2)}<`, `>${word.slice(-2)}`]
