import type { RelatedWords } from '~/content/related-words/types'
import { synonyms } from '~/content/synonyms'
import type { Locale } from '~/contract/locale'
import {
  byFirstTerm,
  type Concept,
  conceptsOf,
  isHan,
  type Mention,
  mentionsIn,
  type NamedConcept,
  normalizedName,
  type Term,
  termsOf,
  termsOfQuery
} from '~/contract/search-terms'
import { nameTerm } from './index-format'

/** An alternative for a part of a query: all of its terms must match. Weighted from 0 to 1. */
export interface Alternative {
  terms: readonly string[]
  /** Fallback terms if the index lacks the terms. */
  otherwise?: readonly string[]
  factor: number
  /**
   * Sequences of terms; a matching text contains one of them. The index may store a concept under a term that none of its names
   * has.
   */
  names: readonly (readonly string[])[]
}

/** An alternative that matches by its own terms. */
export const literal = (terms: readonly string[], factor: number): Alternative => ({ terms, factor, names: [terms] })

/** A part of a query to look up: a term, or a whole name. */
export interface QueryUnit {
  /** Character range in the query: `start` inclusive, `end` exclusive. */
  start: number
  end: number
  alternatives: readonly Alternative[]
  /** The word, if it may be misspelled or incomplete. */
  word: string | undefined
  /** The word joined with each neighbor, if these may be misspelled. */
  joined: readonly string[]
  /** Whether it ends the query. */
  isLast: boolean
}

interface ParsedQuery {
  units: readonly QueryUnit[]
  /** Mentioned names, as typed and by their other names. */
  written: readonly (readonly string[])[]
}

const factors = { concept: 0.8, related: 0.7 } as const

/** Longer names, in terms, are titles of single pages and are not searched in texts. */
const longestInText = 5

/** Maximum of units that are looked up. */
const maxUnits = 14
/** Up to this number of words in a query, neighbors are also tried as one word: «page rank». */
const maxJoined = 3
/** Up to this number of words in a query, spelling is corrected. */
const maxMisspelled = 2
/** An abbreviation is neither corrected nor completed: «SLA» is not «slab». */
const abbreviation = /^[A-Z]{2,4}$/

const concepts = conceptsOf(synonyms)
const conceptByName = new Map(concepts.flatMap((concept) => concept.written.map((name) => [normalizedName(name), concept])))

/** The meaning of a name in queries, which is looked up in its place. */
interface Meaning {
  isConcept: boolean
  names: readonly (readonly string[])[]
  alternatives: readonly Alternative[]
  /** All of its names. */
  written: readonly string[]
  /** The names that occur in texts. */
  meant: readonly string[]
}

export type Vocabulary = ReadonlyMap<string, readonly NamedConcept<Meaning>[]>

const termsIn = (name: string): string[] => termsOf(name).map(({ term }) => term)

const conceptMeanings = concepts.map(
  ({ term, names, written }): Meaning => ({
    isConcept: true,
    names,
    alternatives: [{ terms: [term], factor: factors.concept, names }],
    written,
    meant: written
  })
)

/** Related words by language; a language may lack the table. */
const tables = import.meta.glob<readonly RelatedWords[]>('../../content/related-words/[a-z][a-z]-[A-Z][A-Z].ts', {
  eager: true,
  import: 'default'
})

/** The vocabulary of queries: concepts and related words of the site, and synonyms from the desk. */
export const vocabularyOf = (locale: Locale, ofDesk: readonly RelatedWords[] = []): Vocabulary =>
  byFirstTerm([
    ...conceptMeanings,
    ...[...(tables[`../../content/related-words/${locale}.ts`] ?? []), ...ofDesk].map(relatedMeaning)
  ])

function relatedMeaning({ said, meant }: RelatedWords): Meaning {
  const known = meant.map((name): [string, Concept | undefined] => [name, conceptByName.get(normalizedName(name))])
  return {
    isConcept: false,
    names: said.map(termsIn),
    alternatives: known.flatMap(([name, concept]) => {
      if (concept) return [{ terms: [concept.term], factor: factors.related, names: concept.names }]
      const inText = literal(termsIn(name), factors.related)
      const whole = { ...inText, terms: [nameTerm(name)] }
      return [inText.terms.length > longestInText ? whole : { ...whole, otherwise: inText.terms }]
    }),
    written: [...said, ...meant],
    meant: known.flatMap(([name, concept]) => concept?.written ?? [name])
  }
}

export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const all = termsOf(query)
  const names = longestOf(mentionsIn(all, vocabulary)).map(({ from, to }) => spanOf(all.slice(from, to)))
  const terms = termsOfQuery(query, names)
  const mentions = longestOf(mentionsIn(terms, vocabulary))
  const named = mentions.flatMap(({ from, to, meanings }) => namedUnits(terms.slice(from, to), meanings))
  const rest = terms.filter(
    (term, index) =>
      !mentions.some(({ from, to }) => from <= index && index < to) &&
      // Drops pairs of characters that straddle the border of a name.
      !named.some(({ start, end }) => term.start < end && start < term.end)
  )
  const words = rest.filter(({ term }) => !isHan(term))
  const single = rest.map((term) => {
    const joined = words.length <= maxJoined ? joinedWith(term, terms, query) : []
    return singleUnit(term, query, joined, words.length <= maxMisspelled ? joined : [])
  })
  const units = [...named, ...single].sort((a, b) => a.start - b.start).slice(0, maxUnits)
  return {
    units: units.map((unit, index) => ({ ...unit, isLast: index === units.length - 1 })),
    written: mentions.flatMap(({ from, to, meanings }) => {
      const { start, end } = spanOf(terms.slice(from, to))
      const typed = query.slice(start, end).replaceAll(/[|,]/g, ' ')
      // A related word leads to the concept, but is not one of its names.
      return meanings.map(({ isConcept, meant }) => (isConcept ? meant : [typed, ...meant]))
    })
  }
}

const spanOf = (terms: readonly Term[]) => ({ start: terms[0]?.start ?? 0, end: terms.at(-1)?.end ?? 0 })

interface Named {
  from: number
  to: number
  meanings: Meaning[]
}

/** Marks that need no index: every alternative. */
export const marksOf = ({ units }: ParsedQuery): string[][] =>
  units.flatMap(({ alternatives }) => alternatives.flatMap(({ names }) => names.map((name) => [...name])))

/** The longest mentions that do not overlap, merged if they have the same terms. */
function longestOf(mentions: readonly Mention<Meaning>[]): Named[] {
  const chosen: Named[] = []
  for (const { from, to, concept } of [...mentions].sort((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)) {
    const same = chosen.find((other) => other.from === from && other.to === to)
    if (same) same.meanings.push(concept)
    else if (!chosen.some((other) => from < other.to && other.from < to)) chosen.push({ from, to, meanings: [concept] })
  }
  return chosen
}

/** The terms of a concept's name, each of which may also match alone; a related word matches only as a whole. */
function namedUnits(terms: readonly Term[], meanings: readonly Meaning[]): Omit<QueryUnit, 'isLast'>[] {
  const isConcept = meanings.some((each) => each.isConcept)
  const meant = meanings.flatMap(({ alternatives, ...each }) =>
    isConcept === each.isConcept ? alternatives : alternatives.map((other) => ({ ...other, factor: other.factor / 2 }))
  )
  const unit = (of: readonly Term[]) => ({
    ...spanOf(of),
    alternatives: [
      literal(
        of.map(({ term }) => term),
        1
      ),
      ...meant
    ],
    word: undefined,
    joined: []
  })
  const isOfWords = terms.every(({ term }) => !isHan(term))
  return isConcept || isOfWords ? terms.map((term) => unit([term])) : [unit(terms)]
}

const singleUnit = (
  { term, start, end }: Term,
  query: string,
  joined: readonly string[],
  misspelled: readonly string[]
): Omit<QueryUnit, 'isLast'> => ({
  start,
  end,
  alternatives: [term, ...joined].map((word) => literal([word], 1)),
  word: isHan(term) || abbreviation.test(query.slice(start, end)) ? undefined : term,
  joined: misspelled
})

/** The term joined with the word before or after it. */
function joinedWith(term: Term, terms: readonly Term[], query: string): string[] {
  if (isHan(term.term)) return []
  const at = terms.indexOf(term)
  return [
    [terms[at - 1], term],
    [term, terms[at + 1]]
  ].flatMap(([one, other]) => {
    if (!one || !other || isHan(one.term) || isHan(other.term) || !/^[\s-]+$/.test(query.slice(one.end, other.start))) return []
    return termsIn(query.slice(one.start, one.end) + query.slice(other.start, other.end)).slice(0, 1)
  })
}

/** Length of a word relative to a Chinese character. */
const wordLength = 2
const otherWord = /[^\s\p{Script=Han}]+/gu
/** Particles, which carry no meaning alone. */
const particles = /[的了和与及或在是有把被吗呢吧啊]/u

/** The share of each query character in the query's length. Characters outside all units count too. */
export function lengthsIn(query: string, units: readonly QueryUnit[]): number[] {
  const lengths = [...query].flatMap((character) => {
    const length = character.trim() === '' || particles.test(character) ? 0 : 1
    return character.length === 1 ? [length] : [length, 0]
  })
  for (const { start, end } of units) {
    for (const { 0: word, index } of query.slice(start, end).matchAll(otherWord)) {
      lengths.fill(wordLength / word.length, start + index, start + index + word.length)
    }
  }
  return lengths
}

/** The share of a query, by characters, that a text covers. */
export function shareIn(text: string, query: string, { units }: ParsedQuery): number {
  const terms = termsIn(text)
  const present = units.filter(({ alternatives }) =>
    alternatives.some(({ names }) => names.some((name) => isSequence(name, terms)))
  )
  const lengths = lengthsIn(query, units)
  const sumOf = (of: readonly QueryUnit[]) =>
    lengths.reduce((sum, length, at) => sum + (of.some(({ start, end }) => start <= at && at < end) ? length : 0), 0)
  return sumOf(present) / (sumOf(units) || 1)
}

/** Whether the terms contain the name as a contiguous sequence. */
export const isSequence = (name: readonly string[], terms: readonly string[]): boolean =>
  terms.some((_, at) => name.every((part, offset) => terms[at + offset] === part))

/** All single words that are names. */
export const wordsOf = (vocabulary: Vocabulary): string[] =>
  [...vocabulary].flatMap(([word, named]) => (!isHan(word) && named.some(({ name }) => name.length === 1) ? [word] : []))

/** All names in Chinese characters, longest first. */
export const chineseNamesOf = (vocabulary: Vocabulary): string[] =>
  [...new Set([...vocabulary.values()].flatMap((named) => named.flatMap(({ concept }) => concept.written)))]
    .filter((name) => /^\p{Script=Han}+$/u.test(name))
    .sort((a, b) => b.length - a.length)

/** Meanings of a single word, for corrected names. */
export const meaningsOf = (word: string, vocabulary: Vocabulary): Alternative[] =>
  (vocabulary.get(word) ?? []).flatMap(({ concept, name }) => (name.length === 1 ? concept.alternatives : []))
