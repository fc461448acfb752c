import { synonyms } from '~/content/synonyms'
import { byFirstTerm, conceptsOf, mentionsIn, type Term, termsOfQuery } from '~/contract/search-terms'

/** One thing that a query asks for: a term as it was typed, and what else would do for it. */
export interface Wish {
  term: string
  /** Concepts that the query names with this term among others. */
  concepts: readonly string[]
  /** The last word of a query may be the beginning of one. */
  isLast: boolean
}

/** What somebody typed, as the search understands it. */
export interface ReadQuery {
  wishes: readonly Wish[]
  /** The names, as terms, of the concepts that it mentions: they are marked in a result as well. */
  names: readonly (readonly string[])[]
  /** The same, as they are written, by concept. */
  written: readonly (readonly string[])[]
}

const concepts = byFirstTerm(conceptsOf(synonyms))

/** Things that are looked up at most: what goes on longer is no query any more. */
const mostWishes = 14

export function readQuery(query: string): ReadQuery {
  const terms = termsOfQuery(query)
  const mentions = mentionsIn(terms, concepts)
  const wishes = terms.map(({ term }: Term, index) => ({
    term,
    concepts: mentions.flatMap(({ concept, from, to }) => (from <= index && index < to ? [concept.term] : [])),
    isLast: index === terms.length - 1
  }))
  return {
    wishes: distinct(wishes).slice(0, mostWishes),
    names: mentions.flatMap(({ concept }) => concept.names),
    written: mentions.map(({ concept }) => concept.written)
  }
}

/** What is marked in a text that was found: each term, and the names, whose terms have to follow one another. */
export const marksOf = ({ wishes, names }: ReadQuery): string[][] => [
  ...wishes.map(({ term }) => [term]),
  ...names.map((name) => [...name])
]

/** The concepts that have this one word as a name: whoever misspells the name means them. */
export const conceptsCalled = (word: string): string[] =>
  (concepts.get(word) ?? []).flatMap(({ concept, name }) => (name.length === 1 ? [concept.term] : []))

/** A word that was typed twice asks for nothing more. */
function distinct(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish, index) => wishes.findIndex(({ term }) => term === wish.term) === index)
}
