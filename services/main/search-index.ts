import type { EntryKindName } from '../../src/contract/entry-kinds'
import type { SearchedKind } from '../../src/contract/search'
import { isHan, termsOf } from '../../src/contract/search-terms'

/* Search index (routes/search.ts), updated by imports and by each publication at the desk. */

/** Weight of a term by the part of the entry in which it occurs. */
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

/** All terms of an entry with their weights. */
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

/** The words among the terms, each with its letters reversed, for spelling correction. */
export const knownWords = (terms: readonly [term: string, weight: number][]): [word: string, reversed: string][] =>
  terms.flatMap(([term]) => (term.length > 2 && !isHan(term) ? [[term, [...term].toReversed().join('')]] : []))
