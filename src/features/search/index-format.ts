import * as v from 'valibot'
import { normalizedName } from '~/contract/search-terms'

/*
 * The search index of one language and documents version: small JSON files that the build writes (scripts/search). A query
 * fetches only the files of its terms and of the pages it shows.
 */

/** Groups of the site's own pages. */
export const siteGroups = ['document', 'solution', 'product', 'report', 'certification', 'resource', 'company'] as const
export type SiteGroup = (typeof siteGroups)[number]

/** Data that the search needs before its first query. Bundled with the code, so it costs no request. */
export interface IndexManifest {
  /** Folder of the index files; its last segment is a content hash. */
  base: string
  /** Counts of pages, term files and word files. */
  pages: number
  terms: number
  words: number
  /** Count of pinyin files; none in a language without Chinese characters. */
  pinyin: number
  /** Count of files with the pinyin of characters. */
  readings: number
}

/**
 * Postings by term: the count of pages with the term, then for each weight, strongest first: the weight, the count of its
 * postings, and the postings as deltas. A posting key combines a page with the part of it that has the most occurrences
 * (`postingKey`). Very common terms keep only the `maxPostings` strongest.
 */
export const termFileSchema = v.array(v.object({ term: v.string(), row: v.array(v.number()) }))
export type TermFile = v.InferOutput<typeof termFileSchema>

/** Words by their first two letters (`ba<`) and last two (`>up`), most frequent first, separated by spaces. */
export const wordFileSchema = v.array(v.object({ key: v.string(), words: v.string() }))
export type WordFile = v.InferOutput<typeof wordFileSchema>

/** Words by their pinyin, whole (`fanxiqian`) and as initials (`fxq`). */
export const pinyinFileSchema = v.array(v.object({ key: v.string(), word: v.string() }))
export type PinyinFile = v.InferOutput<typeof pinyinFileSchema>

/** Tables of characters: the simplified ones of traditional ones in one file, and the pinyin of each in several. */
export const characterFileSchema = v.record(v.string(), v.string())
export type CharacterFile = v.InferOutput<typeof characterFileSchema>

/** A section of a page; the first one has no anchor and no heading. */
const passageSchema = v.object({ anchor: v.string(), heading: v.string(), text: v.string(), code: v.string() })

export const indexedPageSchema = v.object({
  group: v.picklist(siteGroups),
  address: v.string(),
  title: v.string(),
  /** Names of the page in menus, and the menus that lead to it. */
  names: v.array(v.string()),
  /** Questions of visitors that the page answers, in their words. */
  questions: v.array(v.string()),
  description: v.string(),
  passages: v.array(passageSchema)
})
/** A page with all its passages in the build, with those of one part when read from the index. */
export type IndexedPage = v.InferOutput<typeof indexedPageSchema>

/** Long pages are split into at most this many parts, which limits the data that a result has to fetch. */
export const maxParts = 4
export const postingKey = (page: number, part: number): number => page * maxParts + part
export const pageOf = (key: number): number => Math.floor(key / maxParts)

/** Weights range from 1 to this. */
export const maxWeight = 30
export const maxPostings = 250

/** The term under which a page is found by its whole name. */
export const nameTerm = (name: string): string => `"${normalizedName(name)}`

/** The number of the file that holds a key, by FNV-1a hash. */
export function fileOf(key: string, files: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return (hash >>> 0) % files
}

/** Lookup keys for similar words: a typo rarely affects both the beginning and the end. */
export const wordKeys = (word: string): [string, string] => [`${word.slice(0, 2)}<`, `>${word.slice(-2)}`]
