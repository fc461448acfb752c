import { editDistance, isHan, maxEdits, termsOf } from '~/contract/search-terms'
import { type IndexedPage, postingKey } from './index-format'
import { conceptsNamed, marksOf, parseQuery, type QueryTerm } from './parse-query'
import type { Postings, SearchIndex } from './search-index'

/** A matching page. */
export interface Hit {
  page: IndexedPage
  /** The best matching section; undefined if the title or description matches best. */
  passage: IndexedPage['passages'][number] | undefined
  score: number
}

export interface Found {
  hits: Hit[]
  /** What to highlight in the hits: terms or sequences of terms. */
  marks: readonly (readonly string[])[]
}

/** A term that can match instead, weighted from 0 to 1. */
interface Alternative {
  term: string
  factor: number
}

const factors = { concept: 0.8, beginning: 0.6, mistakes: [1, 0.7, 0.5] } as const

/** Pages that match only part of the query are dropped below this share of the best score. */
const minShare = 0.1

/** Maximum of similar words per term. */
const maxSimilarWords = 3

/**
 * Searches one index and returns the `most` best pages.
 * @throws (rejects) if an index file cannot be read
 */
export async function search(index: SearchIndex, query: string, most: number): Promise<Found> {
  const parsed = parseQuery(query)
  const lookups = await Promise.all(parsed.terms.map((term) => lookUp(index, term)))
  const terms = lookups.filter(({ found }) => found.length > 0)
  const best = rank(terms).slice(0, most)
  // Similar words are highlighted too.
  const similarMarks = terms.flatMap(({ found }) => found.flatMap(({ term }) => (term.startsWith('=') ? [] : [[term]])))
  const hits = await Promise.all(
    best.map(async ({ page, score }) => hitOf(await index.page(bestPosting(page, terms)), score, terms))
  )
  const rankOf = ({ page, score }: Hit) => (isTitle(query, page) ? Number.POSITIVE_INFINITY : score)
  return { hits: [...hits].sort((a, b) => compare(rankOf(b), rankOf(a))), marks: [...marksOf(parsed), ...similarMarks] }
}

/** A subtraction would not order two infinite ranks. */
const compare = (a: number, b: number) => (a > b ? 1 : a < b ? -1 : 0)

/** Whether the query is the page's title: a visitor who types a page's name wants that page. */
const isTitle = (query: string, { title }: IndexedPage) => query.trim().toLowerCase() === title.toLowerCase()

interface TermMatches {
  /** Weight in the score of a page that contains the term. */
  weight: number
  found: (Alternative & { postings: Postings; rarity: number })[]
}

async function lookUp(index: SearchIndex, { term, concepts, isLast }: QueryTerm): Promise<TermMatches> {
  const lookUpAll = async (alternatives: readonly Alternative[]) =>
    (
      await Promise.all(
        alternatives.map(async (alternative) => {
          const postings = await index.postings(alternative.term)
          return postings ? [{ ...alternative, postings, rarity: rarityOf(index.size, postings.pages) }] : []
        })
      )
    ).flat()
  const [exact, named, like] = await Promise.all([
    lookUpAll([{ term, factor: 1 }]),
    lookUpAll(concepts.map((concept) => ({ term: concept, factor: factors.concept }))),
    isHan(term) || term.length < 3 ? [] : index.wordsLike(term)
  ])
  const found = [...exact, ...named, ...(await lookUpAll(similarWords(term, like, exact.length === 0, isLast)))]
  // The term's own rarity; for a term that is not in the index, that of its best alternative.
  const weight = exact[0]?.rarity ?? Math.max(0, ...found.map(({ rarity }) => rarity))
  return { weight, found }
}

/** Similar words for a misspelled term, and completions of the last one. */
function similarWords(term: string, like: readonly string[], isUnknown: boolean, isLast: boolean): Alternative[] {
  const most = maxEdits(term)
  const corrections = isUnknown
    ? [...like.map((word) => ({ word, mistakes: editDistance(term, word, most) })).filter(({ mistakes }) => mistakes <= most)]
        .sort((a, b) => a.mistakes - b.mistakes)
        .slice(0, maxSimilarWords)
        .flatMap(({ word, mistakes }) => {
          const factor = factors.mistakes[mistakes] ?? 0
          return [word, ...conceptsNamed(word)].map((meant, index) => ({
            term: meant,
            factor: index === 0 ? factor : factor * factors.concept
          }))
        })
    : []
  const completions = isLast
    ? like.filter((word) => word !== term && word.startsWith(term)).map((word) => ({ term: word, factor: factors.beginning }))
    : []
  return [...corrections, ...completions.slice(0, maxSimilarWords)]
}

const rarityOf = (size: number, pages: number): number => Math.log(1 + (size - pages + 0.5) / (pages + 0.5))

/** Ranks pages: the sum of their best match per term, weighted by rarity and by the share of the query they cover. */
function rank(terms: readonly TermMatches[]): { page: number; score: number }[] {
  const pages = new Set(terms.flatMap(({ found }) => found.flatMap(({ postings }) => [...postings.weights.keys()])))
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const ranked = [
    ...[...pages].map((page) => {
      let score = 0
      let covered = 0
      let matchesAll = true
      for (const { weight, found } of terms) {
        const scores = found.map(
          ({ factor, rarity, postings }) => factor * rarity * (postings.weights.get(page)?.weight ?? postings.rest)
        )
        const best = Math.max(0, ...scores)
        score += best
        if (best > 0) covered += weight
        if (!found.some(({ factor, postings }) => factor === 1 && postings.weights.has(page))) matchesAll = false
      }
      return { page, score: score * (covered / totalWeight) ** 1.5, matchesAll }
    })
  ].sort((a, b) => b.score - a.score || a.page - b.page)
  const least = (ranked[0]?.score ?? 0) * minShare
  return ranked.filter(({ score, matchesAll }) => matchesAll || score >= least)
}

/** The posting key of the part that matches best. */
function bestPosting(page: number, terms: readonly TermMatches[]): number {
  const votes = new Map<number, number>()
  for (const { found } of terms) {
    for (const { factor, rarity, postings } of found) {
      const posting = postings.weights.get(page)
      if (posting) votes.set(posting.key, (votes.get(posting.key) ?? 0) + factor * rarity)
    }
  }
  const [best] = [...[...votes]].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best?.[0] ?? postingKey(page, 0)
}

/** Finds the best passage. A page with several matches in one passage gets a higher score. */
function hitOf(page: IndexedPage, score: number, terms: readonly TermMatches[]): Hit {
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0) || 1
  const shareOf = (text: string) => {
    const present = new Set(termsOf(text).map(({ term }) => term))
    return (
      terms.reduce((sum, { weight, found }) => sum + (found.some(({ term }) => present.has(term)) ? weight : 0), 0) / totalWeight
    )
  }
  const top = shareOf(`${page.title}\n${page.description}`)
  let best = { passage: undefined as Hit['passage'], share: top }
  for (const passage of page.passages) {
    const { heading, text, code } = passage
    const share = shareOf(`${heading}\n${text}\n${code}`) + 0.5 * shareOf(heading)
    if (share > best.share) best = { passage, share }
  }
  return { page, passage: best.passage, score: score * (1 + 0.5 * best.share) }
}
