import { synonyms } from '~/content/synonyms'
import { byFirstTerm, conceptsOf, mentionsIn, type Term, termsOfQuery } from '~/contract/search-terms'

/** A term of a query with its synonyms. */
export interface QueryTerm {
  term: string
  /** Concepts whose name in the query includes this term. */
  concepts: readonly string[]
  /** Whether this is the query's last word, which may be incomplete. */
  isLast: boolean
}

interface ParsedQuery {
  terms: readonly QueryTerm[]
  /** Names of the mentioned concepts, as terms. They are highlighted in results too. */
  names: readonly (readonly string[])[]
  /** The same names as written, by concept. */
  written: readonly (readonly string[])[]
}

const concepts = byFirstTerm(conceptsOf(synonyms))

/** Maximum of terms that are looked up. */
const maxTerms = 14

export function parseQuery(query: string): ParsedQuery {
  const words = termsOfQuery(query)
  const mentions = mentionsIn(words, concepts)
  const terms = words.map(({ term }: Term, index) => ({
    term,
    concepts: mentions.flatMap(({ concept, from, to }) => (from <= index && index < to ? [concept.term] : [])),
    isLast: index === words.length - 1
  }))
  return {
    terms: distinct(terms).slice(0, maxTerms),
    names: mentions.flatMap(({ concept }) => concept.names),
    written: mentions.map(({ concept }) => concept.written)
  }
}

/** What to highlight in results: each term, and each name as a sequence of terms. */
export const marksOf = ({ terms, names }: ParsedQuery): string[][] => [
  ...terms.map(({ term }) => [term]),
  ...names.map((name) => [...name])
]

/** Concepts with this single word as a name, for misspelled names. */
export const conceptsNamed = (word: string): string[] =>
  (concepts.get(word) ?? []).flatMap(({ concept, name }) => (name.length === 1 ? [concept.term] : []))

function distinct(terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.filter((each, index) => terms.findIndex(({ term }) => term === each.term) === index)
}
