import type { EntryKindName } from '../../src/contract/entry-kinds'
import type { SearchedKind } from '../../src/contract/search'
import { isHan, termsOf } from '../../src/contract/search-terms'

/* Index for the search (routes/search.ts), which the import and the desk write with each publication. */

/** Weight of a term by the part of the entry that it occurs in. */
const weights = { title: 6, summary: 2, text: 1 }

/** The searched kinds of entries, by their names in the search. */
export const searchedAs: Readonly<Partial<Record<EntryKindName, SearchedKind>>> = {
  news: 'news',
  videos: 'video',
  downloads: 'download',
  cases: 'customer',
  openings: 'opening',
  research: 'research',
  activities: 'activity',
  articles: 'article'
}

/** Every term of an entry with its weight. */
export function weightedTerms(parts: Readonly<Record<keyof typeof weights, string>>): [term: string, weight: number][] {
  const found = new Map<string, number>()
  const add = (written: string, weight: number) => {
    for (const { term } of termsOf(written)) found.set(term, Math.max(weight, found.get(term) ?? 0))
  }
  add(parts.text, weights.text)
  add(parts.summary, weights.summary)
  add(parts.title, weights.title)
  return [...found]
}

/** The words among terms, each with its letters in reverse order, to correct misspelled words of a query. */
export const knownWords = (terms: readonly [term: string, weight: number][]): [word: string, reversed: string][] =>
  terms.flatMap(([term]) => (term.length > 2 && !isHan(term) ? [[term, [...term].toReversed().join('')]] : []))
