import { editDistance, maxEdits, soundOf, termsOf } from '~/contract/search-terms'
import { type IndexedPage, nameTerm, postingKey } from './index-format'
import {
  type Alternative,
  isSequence,
  lengthsIn,
  literal,
  meaningsOf,
  parseQuery,
  type QueryUnit,
  type Vocabulary,
  wordsOf
} from './parse-query'
import { respelled } from './respell'
import type { Postings, SearchIndex } from './search-index'

/** A matching page. */
export interface Hit {
  page: IndexedPage
  /** The best matching section; undefined if title or description matches best. */
  passage: IndexedPage['passages'][number] | undefined
  score: number
}

export interface Found {
  hits: Hit[]
  /** Terms, or sequences of terms, to highlight in the hits. */
  marks: readonly (readonly string[])[]
}

const factors = { beginning: 0.6, mistakes: [1, 0.7, 0.5] } as const

/** Pages that match only part of the query are dropped below this share of the best score. */
const minShare = 0.1

/**
 * Minimum share of the query's characters that a page must match in its head or in a single passage; lower if the title or
 * a heading is part of the match. Without it, a question would find every page with one of its words.
 */
const minCoverage = { inText: 0.5, inHeading: 0.25 }
/** Tolerance for floating-point sums of shares. */
const tolerance = 0.001

/** Weights of a query part that is not in the index, and of the most common one, relative to a rare one. */
const unknownImportance = 0.6
const leastImportance = 0.2

/** Maximum of similar words per term. */
const maxSimilarWords = 3

/** Score for matching the whole query in the title, in proportion to the matched share. */
const titleShare = 0.5

/** Added to the score of a page whose whole name is the query, which puts it first. */
const nameBonus = 100

/**
 * Searches one index and returns the `most` best pages.
 * @throws (rejects) if an index file cannot be read
 */
export async function search(index: SearchIndex, query: string, most: number, vocabulary: Vocabulary): Promise<Found> {
  const typed = await lookUpAll(index, query, vocabulary)
  const unitsThat = (areFound: boolean) =>
    typed.units.filter(({ found }) => found.length > 0 === areFound).map(({ unit }) => unit)
  const unknown = unitsThat(false)
  const isSettled = typed.named !== undefined || unknown.length === 0
  const meant = isSettled ? query : await respelled(index, query, { known: unitsThat(true), unknown }, vocabulary)
  const { units, named } = meant === query ? typed : await lookUpAll(index, meant, vocabulary)
  const matches = await Promise.all(units.map((matched) => withSimilarWords(index, matched, vocabulary)))
  const weighted = matches.map(weigh)
  const coverage = coverageOf(meant, weighted, index.size)
  const best = rank(weighted, named, coverage).slice(0, most)
  const marks = matches.flatMap(({ found }) => found.flatMap(({ names }) => names))
  const hits = await Promise.all(
    best.map(async ({ page, score }) => hitOf(await index.page(bestPosting(page, weighted)), score, weighted, coverage))
  )
  return { hits: hits.flatMap((hit) => hit ?? []).sort((a, b) => b.score - a.score), marks }
}

interface FoundAlternative extends Alternative {
  postings: Postings
  rarity: number
}

interface Matches {
  unit: QueryUnit
  found: readonly FoundAlternative[]
}

interface WeightedMatches extends Matches {
  /** Weight of the unit in a page's score. */
  weight: number
}

interface Looked {
  units: readonly Matches[]
  /** Pages whose whole name is the query. */
  named: Postings | undefined
}

async function lookUpAll(index: SearchIndex, query: string, vocabulary: Vocabulary): Promise<Looked> {
  const parsed = parseQuery(query, vocabulary)
  const [named, ...units] = await Promise.all([
    index.postings(nameTerm(query)),
    ...parsed.units.map(async (unit): Promise<Matches> => ({ unit, found: await lookUp(index, unit.alternatives) }))
  ])
  return { units, named }
}

async function lookUp(index: SearchIndex, alternatives: readonly Alternative[]): Promise<FoundAlternative[]> {
  const found = alternatives.map(async (alternative): Promise<FoundAlternative[]> => {
    const { terms, otherwise } = alternative
    const postings = (await postingsOfAll(index, terms)) ?? (otherwise && (await postingsOfAll(index, otherwise)))
    return postings ? [{ ...alternative, postings, rarity: rarityOf(index.size, postings.pages) }] : []
  })
  return (await Promise.all(found)).flat()
}

/** Pages that contain all of the terms; undefined without terms. */
async function postingsOfAll(index: SearchIndex, terms: readonly string[]): Promise<Postings | undefined> {
  const [first, ...others] = await Promise.all(terms.map((term) => index.postings(term)))
  if (!first || others.includes(undefined)) return undefined
  if (others.length === 0) return first
  const all = others.flatMap((postings) => postings ?? [])
  const weights = new Map(
    [...first.weights].flatMap(([page, { weight, key }]) => {
      const least = Math.min(weight, ...all.map((postings) => postings.weights.get(page)?.weight ?? postings.rest))
      return least > 0 ? [[page, { weight: least, key }]] : []
    })
  )
  return weights.size === 0 ? undefined : { pages: weights.size, weights, rest: 0 }
}

/** Adds similar words for a misspelled word, and completions of the last one. */
async function withSimilarWords(index: SearchIndex, matched: Matches, vocabulary: Vocabulary): Promise<Matches> {
  const { unit, found } = matched
  const { word, joined, isLast } = unit
  if (word === undefined || word.length < 3 || (found.length > 0 && !isLast)) return matched
  const like = await index.wordsLike(word)
  const similar = isLast ? completions(word, like) : []
  const names = wordsOf(vocabulary)
  for (const each of found.length === 0 ? [word, ...joined] : []) {
    const known = each === word ? like : await index.wordsLike(each)
    similar.push(...corrections(each, [...known, ...names], vocabulary))
  }
  return { unit, found: [...found, ...(await lookUp(index, similar))] }
}

function corrections(word: string, known: readonly string[], vocabulary: Vocabulary): Alternative[] {
  const most = maxEdits(word)
  const compared = [...new Set(known)].map((other) => ({ other, mistakes: mistakesBetween(word, other, most) }))
  // More distant words each cost a file, and are rarely meant if there are closer ones.
  const fewest = Math.min(most, ...compared.map(({ mistakes }) => mistakes))
  return compared
    .filter(({ mistakes }) => mistakes === fewest)
    .slice(0, maxSimilarWords)
    .flatMap(({ other, mistakes }) => {
      const share = factors.mistakes[mistakes] ?? 0
      const meanings = meaningsOf(other, vocabulary).map((meaning) => ({ ...meaning, factor: meaning.factor * share }))
      return [literal([other], share), ...meanings]
    })
}

/** Edit distance between two words; words that sound alike count one edit: «graf» and «graph». */
const mistakesBetween = (word: string, other: string, most: number): number =>
  most > 0 && soundOf(word) === soundOf(other) ? Math.min(1, editDistance(word, other, 1)) : editDistance(word, other, most)

const completions = (word: string, like: readonly string[]): Alternative[] =>
  like
    .filter((other) => other !== word && other.startsWith(word))
    .slice(0, maxSimilarWords)
    .map((other) => literal([other], factors.beginning))

const rarityOf = (size: number, pages: number): number => Math.log(1 + (size - pages + 0.5) / (pages + 0.5))

/** A unit has the weight of its own words; if they are not in the index, that of its best alternative. */
function weigh({ unit, found }: Matches): WeightedMatches {
  const own = found.find(({ factor }) => factor === 1)
  return { unit, found, weight: own?.rarity ?? Math.max(0, ...found.map(({ rarity }) => rarity)) }
}

type Coverage = (units: readonly Matches[]) => number

interface Ranked {
  page: number
  score: number
}

/** Ranks pages by the sum of their best match for each unit, weighted by rarity and by the share of the query they cover. */
function rank(matches: readonly WeightedMatches[], named: Postings | undefined, coverage: Coverage): Ranked[] {
  const pages = new Set([
    ...(named?.weights.keys() ?? []),
    ...matches.flatMap(({ found }) => found.flatMap(({ postings }) => [...postings.weights.keys()]))
  ])
  const totalWeight = matches.reduce((sum, { weight }) => sum + weight, 0) || 1
  const ranked = [...pages].map((page) => {
    let score = 0
    let covered = 0
    let matchesAll = true
    const present: WeightedMatches[] = []
    for (const each of matches) {
      const { weight, found } = each
      const scores = found.map(
        ({ factor, rarity, postings }) => factor * rarity * (postings.weights.get(page)?.weight ?? postings.rest)
      )
      const best = Math.max(0, ...scores)
      score += best
      if (best > 0) {
        covered += weight
        present.push(each)
      }
      if (!found.some(({ factor, postings }) => factor === 1 && postings.weights.has(page))) matchesAll = false
    }
    const bonus = nameBonus * (named?.weights.get(page)?.weight ?? 0)
    return {
      page,
      bonus,
      score: score * (covered / totalWeight) ** 1.5 + bonus,
      isRetained: bonus > 0 || coverage(present) >= minCoverage.inHeading,
      matchesAll
    }
  })
  const kept = ranked.filter(({ isRetained }) => isRetained).sort((a, b) => b.score - a.score || a.page - b.page)
  const least = Math.max(0, ...kept.map(({ score, bonus }) => score - bonus)) * minShare
  return kept.filter(({ score, matchesAll }) => matchesAll || score >= least)
}

/** Returns a function for the share of the query that units cover, by their characters and weights. */
function coverageOf(query: string, matches: readonly WeightedMatches[], size: number): Coverage {
  const covers = ({ unit: { start, end } }: Matches, at: number) => start <= at && at < end
  const telling = 0.5 * rarityOf(size, 0)
  const importance = ({ found, weight }: WeightedMatches) =>
    found.length === 0 ? unknownImportance : Math.max(leastImportance, Math.min(1, weight / telling))
  const units = matches.map(({ unit }) => unit)
  const said = lengthsIn(query, units).map(
    (length, at) => length * Math.max(0, ...matches.filter((each) => covers(each, at)).map(importance))
  )
  const share = (of: readonly Matches[]) =>
    said.reduce((sum, weight, at) => sum + (of.some((each) => covers(each, at)) ? weight : 0), 0)
  const total = share(matches)
  return (units) => (total === 0 ? 1 : share(units) / total + tolerance)
}

/** The posting key of the best matching part. */
function bestPosting(page: number, matches: readonly WeightedMatches[]): number {
  const votes = new Map<number, number>()
  for (const { found } of matches) {
    for (const { factor, rarity, postings } of found) {
      const posting = postings.weights.get(page)
      if (posting) votes.set(posting.key, (votes.get(posting.key) ?? 0) + factor * rarity)
    }
  }
  const [best] = [...[...votes]].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return best?.[0] ?? postingKey(page, 0)
}

/**
 * The best passage; undefined if neither the head of the page nor a passage covers enough of the query. Several matches in one
 * passage, or in the title, increase the score.
 */
function hitOf(page: IndexedPage, score: number, matches: readonly WeightedMatches[], coverage: Coverage): Hit | undefined {
  const totalWeight = matches.reduce((sum, { weight }) => sum + weight, 0) || 1
  const shareOf = (present: readonly WeightedMatches[]) => present.reduce((sum, { weight }) => sum + weight, 0) / totalWeight
  const inText = (text: string) => {
    const terms = termsOf(text).map(({ term }) => term)
    return matches.filter(({ found }) => found.some(({ names }) => names.some((name) => isSequence(name, terms))))
  }
  const title = inText([page.title, ...page.names].join('\n'))
  const questions = page.questions.map(inText)
  const question = Math.max(0, ...questions.map(shareOf))
  const head = new Set([...title, ...inText(page.description), ...questions.flat()])
  let best = { passage: undefined as Hit['passage'], share: shareOf([...head]), present: head, heading: title }
  for (const passage of page.passages) {
    const heading = inText(passage.heading)
    const present = new Set([...heading, ...inText(`${passage.text}\n${passage.code}`)])
    const share = shareOf([...present]) + 0.5 * shareOf(heading)
    if (share > best.share) best = { passage, share, present, heading }
  }
  const near = [...new Set([...head, ...best.present])]
  const isInHeading = title.length > 0 || best.heading.length > 0 || question > 0
  if (score < nameBonus && coverage(near) < (isInHeading ? minCoverage.inHeading : minCoverage.inText)) return undefined
  return { page, passage: best.passage, score: score * (1 + 0.5 * best.share + titleShare * Math.max(shareOf(title), question)) }
}
