import { isHan, mistakesBetween, mistakesIn, termsOf } from '~/contract/search-terms'
import { type IndexedPage, postingKey } from './index-format'
import { conceptsCalled, marksOf, readQuery, type Wish } from './read-query'
import type { Postings, SearchIndex } from './search-index'

/** A page that answers a query, and where on it. */
export interface Hit {
  page: IndexedPage
  /** The part of the page that says most of it; undefined where the title or the description do. */
  passage: IndexedPage['passages'][number] | undefined
  score: number
}

export interface Found {
  hits: Hit[]
  /** What is marked in the hits: terms, or several that follow one another. */
  marks: readonly (readonly string[])[]
}

/** What would do for a wish, and how well, from 0 to 1. */
interface Alternative {
  term: string
  factor: number
}

const factors = { concept: 0.8, beginning: 0.6, mistakes: [1, 0.7, 0.5] } as const

/** A page that lacks some of a query is no answer below this share of the best one's score. */
const leastShare = 0.1

/** Words of an index that stand in for one of a query at most. */
const mostWords = 3

/** Searches one index. Of what it finds, the `most` best pages. Rejects where files of the index cannot be read. */
export async function search(index: SearchIndex, query: string, most: number): Promise<Found> {
  const read = readQuery(query)
  const looked = await Promise.all(read.wishes.map((wish) => lookUp(index, wish)))
  const wishes = looked.filter(({ found }) => found.length > 0)
  const best = rank(wishes).slice(0, most)
  // A word that stands in for one of the query is marked as well.
  const stoodIn = wishes.flatMap(({ found }) => found.flatMap(({ term }) => (term.startsWith('=') ? [] : [[term]])))
  const hits = await Promise.all(
    best.map(async ({ page, score }) => hitOf(await index.page(placeIn(page, wishes)), score, wishes))
  )
  return { hits: hits.toSorted((a, b) => b.score - a.score), marks: [...marksOf(read), ...stoodIn] }
}

interface LookedUp {
  /** How much it says of a page that it has it. */
  weight: number
  found: (Alternative & { postings: Postings; rarity: number })[]
}

async function lookUp(index: SearchIndex, { term, concepts, isLast }: Wish): Promise<LookedUp> {
  const known = async (alternatives: readonly Alternative[]) =>
    (
      await Promise.all(
        alternatives.map(async (alternative) => {
          const postings = await index.postings(alternative.term)
          return postings ? [{ ...alternative, postings, rarity: rarityOf(index.size, postings.pages) }] : []
        })
      )
    ).flat()
  const [itself, named, like] = await Promise.all([
    known([{ term, factor: 1 }]),
    known(concepts.map((concept) => ({ term: concept, factor: factors.concept }))),
    isHan(term) || term.length < 3 ? [] : index.wordsLike(term)
  ])
  const found = [...itself, ...named, ...(await known(standIns(term, like, itself.length === 0, isLast)))]
  // As rare as it is itself; what is nowhere as it was typed, as rare as what is meant.
  const weight = itself[0]?.rarity ?? Math.max(0, ...found.map(({ rarity }) => rarity))
  return { weight, found }
}

/** Words that may be meant by one that is not there, or that is not typed to its end. */
function standIns(term: string, like: readonly string[], isStrange: boolean, isLast: boolean): Alternative[] {
  const most = mistakesIn(term)
  const misspelt = isStrange
    ? like
        .map((word) => ({ word, mistakes: mistakesBetween(term, word, most) }))
        .filter(({ mistakes }) => mistakes <= most)
        .toSorted((a, b) => a.mistakes - b.mistakes)
        .slice(0, mostWords)
        .flatMap(({ word, mistakes }) => {
          const factor = factors.mistakes[mistakes] ?? 0
          return [word, ...conceptsCalled(word)].map((meant, index) => ({
            term: meant,
            factor: index === 0 ? factor : factor * factors.concept
          }))
        })
    : []
  const begun = isLast
    ? like.filter((word) => word !== term && word.startsWith(term)).map((word) => ({ term: word, factor: factors.beginning }))
    : []
  return [...misspelt, ...begun.slice(0, mostWords)]
}

const rarityOf = (size: number, pages: number): number => Math.log(1 + (size - pages + 0.5) / (pages + 0.5))

/** Pages by how well they answer: what they have of the wishes, each by its rarity, and the better the more of them they have. */
function rank(wishes: readonly LookedUp[]): { page: number; score: number }[] {
  const pages = new Set(wishes.flatMap(({ found }) => found.flatMap(({ postings }) => [...postings.weights.keys()])))
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0) || 1
  const ranked = [...pages]
    .map((page) => {
      let score = 0
      let covered = 0
      let isWhole = true
      for (const { weight, found } of wishes) {
        const had = found.map(
          ({ factor, rarity, postings }) => factor * rarity * (postings.weights.get(page)?.weight ?? postings.rest)
        )
        const best = Math.max(0, ...had)
        score += best
        if (best > 0) covered += weight
        if (!found.some(({ factor, postings }) => factor === 1 && postings.weights.has(page))) isWhole = false
      }
      return { page, score: score * (covered / whole) ** 1.5, isWhole }
    })
    .toSorted((a, b) => b.score - a.score || a.page - b.page)
  const least = (ranked[0]?.score ?? 0) * leastShare
  return ranked.filter(({ score, isWhole }) => isWhole || score >= least)
}

/** The part of a page that says most of the wishes. */
function placeIn(page: number, wishes: readonly LookedUp[]): number {
  const votes = new Map<number, number>()
  for (const { found } of wishes) {
    for (const { factor, rarity, postings } of found) {
      const had = postings.weights.get(page)
      if (had) votes.set(had.place, (votes.get(had.place) ?? 0) + factor * rarity)
    }
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
  return best?.[0] ?? postingKey(page, 0)
}

/** Finds the passage that has most of the wishes. To have many of them in one place makes a page a better answer. */
function hitOf(page: IndexedPage, score: number, wishes: readonly LookedUp[]): Hit {
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0) || 1
  const shareOf = (text: string) => {
    const said = new Set(termsOf(text).map(({ term }) => term))
    return wishes.reduce((sum, { weight, found }) => sum + (found.some(({ term }) => said.has(term)) ? weight : 0), 0) / whole
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
