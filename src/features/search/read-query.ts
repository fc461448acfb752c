import { synonyms } from '~/content/synonyms'
import { byFirstTerm, conceptsOf, mentionsIn, type Term, termsOfQuery } from '~/contract/search-terms'

/** A term of a query with its synonyms. */
export interface Wish {
  term: string
  /** Concepts whose name in the query includes this term. */
  concepts: readonly string[]
  /** Whether this is the query's last word, which may be incomplete. */
  isLast: boolean
}

export interface ReadQuery {
  wishes: readonly Wish[]
  /** Names of the mentioned concepts, as terms. They are highlighted in results too. */
  names: readonly (readonly string[])[]
  /** The same names as written, by concept. */
  written: readonly (readonly string[])[]
}

const concepts = byFirstTerm(conceptsOf(synonyms))

/** Maximum of terms that are looked up. */
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

/** What to highlight in results: each term, and each name as a sequence of terms. */
export const marksOf = ({ wishes, names }: ReadQuery): string[][] => [
  ...wishes.map(({ term }) => [term]),
  ...names.map((name) => [...name])
]

/** Concepts with this single word as a name, for misspelled names. */
export const conceptsCalled = (word: string): string[] =>
  (concepts.get(word) ?? []).flatMap(({ concept, name }) => (name.length === 1 ? [concept.term] : []))

function distinct(wishes: readonly Wish[]): Wish[] {
  return wishes.filter((wish, index) => wishes.findIndex(({ term }) => term === wish.term) === index)
}
