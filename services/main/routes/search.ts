import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Locale } from '../../../src/contract/locale'
import { laterKinds, maxSynonyms, type SearchedEntry, type SearchedKind, searchedKinds } from '../../../src/contract/search'
import { editDistance, isHan, maxEdits, termsOf, termsOfQuery } from '../../../src/contract/search-terms'
import {
  activities,
  articles,
  cases,
  downloads,
  news,
  openings,
  research,
  type searchTerms,
  searchWords,
  synonyms,
  videos
} from '../db/content-schema'
import { entryOf } from '../entries'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'
import { contentLocale } from '../lists'

type Db = DrizzleD1Database

/**
 * Limits: answered entries of each kind, distinct query terms, looked-up terms, entries read for each term, candidates
 * for a misspelled word, corrections of a word.
 */
const limits = { entries: 10, queryTerms: 14, terms: 40, read: 200, words: 500, corrections: 3 }

/** Factor of a match by another name of a concept. */
const otherName = 0.8

/** Least share of the query, weighted by the rarity of its terms, that a result must match. */
const minCoverage = 0.5

const tables = {
  news,
  video: videos,
  download: downloads,
  customer: cases,
  opening: openings,
  research,
  activity: activities,
  article: articles
} as const

/** `GET search/list`: the entries that match best come first. Answers 400 (field). */
export function listFound(published: Published): MainHandler<'GET /search/list'> {
  const { db } = published
  return async ({ c, arrivedAt, query: { q, also, kinds, ...query } }) => {
    const locale = contentLocale(c, query)
    const queryTerms = [...new Set(termsOfQuery(q).map(({ term }) => term))].slice(0, limits.queryTerms)
    const concepts = conceptsIn(also, new Set(termsOf(q).map(({ term }) => term)))
    const corrections = await correctionsFor(db, locale, queryTerms)
    const terms = [...new Set([queryTerms, ...corrections.values(), ...concepts.flatMap(({ names }) => names)].flat())]
    const read = await readTerms(db, locale, terms.slice(0, limits.terms), arrivedAt)
    const ranked = rank(queryTerms, concepts, corrections, read)
    const asked = searchedKinds.filter((kind) => kinds === 'all' || !laterKinds.includes(kind))
    return readEntries(published, locale, { ranked, asked }, arrivedAt)
  }
}

/** A concept with several names, one of which the query contains. */
interface Concept {
  /** Terms of the query that name the concept. */
  said: ReadonlySet<string>
  /** Each name as its terms. */
  names: readonly (readonly string[])[]
}

const conceptsIn = (also: string, typed: ReadonlySet<string>): Concept[] =>
  also.split(',').flatMap((written) => {
    const names = written.split('|').map((name) => termsOf(name).map(({ term }) => term))
    const known = names.filter((name) => name.length > 0)
    const said = known.filter((name) => name.every((term) => typed.has(term)))
    return said.length > 0 ? [{ said: new Set(said.flat()), names: known }] : []
  })

/** Corrections of misspelled or incomplete words of the query; none for Chinese and for known words. */
async function correctionsFor(db: Db, locale: Locale, queryTerms: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const queryTerm of queryTerms.filter((term) => !isHan(term) && term.length > 2)) {
    const beginsLike = between(searchWords.word, queryTerm.slice(0, 2))
    const endsLike = between(searchWords.reversed, reversed(queryTerm).slice(0, 2))
    const near = [beginsLike, endsLike].map((condition) =>
      db
        .select({ word: searchWords.word })
        .from(searchWords)
        .where(and(eq(searchWords.language, locale), condition))
        .limit(limits.words)
    )
    const [begun = [], ended = []] = await Promise.all(near)
    const words = [...new Set([...begun, ...ended].map(({ word }) => word))]
    if (words.includes(queryTerm)) continue
    const allowed = maxEdits(queryTerm)
    const meant = words
      .map((word) => ({ word, mistakes: word.startsWith(queryTerm) ? 0 : editDistance(queryTerm, word, allowed) }))
      .filter(({ mistakes }) => mistakes <= allowed)
      .toSorted((a, b) => a.mistakes - b.mistakes)
    found.set(
      queryTerm,
      meant.slice(0, limits.corrections).map(({ word }) => word)
    )
  }
  return found
}

const reversed = (word: string) => [...word].toReversed().join('')

/** Condition for a prefix, as a range of an index. */
const between = (column: typeof searchWords.word | typeof searchWords.reversed, start: string) =>
  and(gte(column, start), lt(column, `${start}\u{10ffff}`))

/** Weights of the entries that have a term, by term. */
type Read = ReadonlyMap<string, ReadonlyMap<string, number>>

async function readTerms(db: Db, locale: Locale, terms: readonly string[], now: number): Promise<Read> {
  const read = new Map<string, Map<string, number>>()
  if (terms.length === 0) return read
  // One statement for all terms, which reads only the heaviest entries of each along the index.
  const rows = await db.all<Pick<typeof searchTerms.$inferSelect, 'term' | 'kind' | 'id' | 'weight'>>(sql`
    SELECT found.term, found.kind, found.id, found.weight
    FROM json_each(${JSON.stringify(terms)}) AS asked
    JOIN search_terms AS found ON found.rowid IN (
      SELECT rowid FROM search_terms WHERE language = ${locale} AND term = asked.value AND publish_from <= ${now} AND publish_until > ${now}
      ORDER BY weight DESC, id DESC LIMIT ${limits.read})`)
  for (const { term, kind, id, weight } of rows) {
    const entries = read.get(term) ?? new Map<string, number>()
    read.set(term, entries.set(`${kind} ${id}`, weight))
  }
  return read
}

/**
 * Ranks entries by the terms that they match: each weighted by its rarity, whether it matches as typed, corrected, or
 * by another name.
 */
function rank(
  queryTerms: readonly string[],
  concepts: readonly Concept[],
  corrections: ReadonlyMap<string, readonly string[]>,
  read: Read
): string[] {
  const entries = [...new Set([...read.values()].flatMap((weights) => [...weights.keys()]))]
  const weightOf = (entry: string, term: string) => read.get(term)?.get(entry) ?? 0
  const had = queryTerms.map((queryTerm) => {
    const meant = [queryTerm, ...(corrections.get(queryTerm) ?? [])]
    const names = concepts.flatMap((concept) => (concept.said.has(queryTerm) ? concept.names : []))
    const weights = entries.map((entry) =>
      Math.max(
        ...meant.map((term) => weightOf(entry, term)),
        ...names.map((name) => otherName * Math.min(...name.map((term) => weightOf(entry, term))))
      )
    )
    const known = weights.filter((weight) => weight > 0).length
    return { weights, rarity: known === 0 ? 0 : 1 / Math.log2(2 + known) }
  })
  const whole = had.reduce((sum, { rarity }) => sum + rarity, 0)
  return entries
    .map((entry, index) => {
      const scored = had.map(({ weights, rarity }) => ({ weight: weights[index] ?? 0, rarity }))
      const covered = scored.reduce((sum, { weight, rarity }) => sum + (weight > 0 ? rarity : 0), 0)
      return { entry, covered, score: scored.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0) }
    })
    .filter(({ covered }) => covered > 0 && covered >= whole * minCoverage)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

/** Reads the entries of the kinds in this order, skipping those that no longer exist. */
async function readEntries(
  { db, isPublished }: Published,
  locale: Locale,
  { ranked, asked }: { ranked: readonly string[]; asked: readonly SearchedKind[] },
  now: number
): Promise<SearchedEntry[]> {
  const places = ranked.map((entry) => entry.split(' '))
  const found = new Map<string, SearchedEntry>()
  await Promise.all(
    asked.map(async (kind) => {
      const ids = places.flatMap(([name, id]) => (name === kind ? [Number(id)] : [])).slice(0, limits.entries)
      if (ids.length === 0) return
      const { id, language, title, summary, isSample } = tables[kind]
      const hasFile = kind === 'download' ? sql<number>`${downloads.fileKey} IS NOT NULL` : sql<number>`0`
      const section = kind === 'article' ? articles.section : sql<null>`NULL`
      const rows = await db
        .select({ id, language, title, summary, isSample, hasFile, section })
        .from(tables[kind])
        .where(and(inArray(id, ids), eq(language, locale), isPublished(tables[kind], now)))
      for (const { section: part, ...row } of rows) {
        const own = { kind, hasFile: row.hasFile === 1, ...(part !== null && { section: part }) }
        found.set(`${kind} ${row.id}`, { ...entryOf(row), ...own })
      }
    })
  )
  return ranked.flatMap((entry) => found.get(entry) ?? [])
}

/** `GET search/synonyms`: those that the desk has published, the latest first. */
export function listSynonyms(published: Published): MainHandler<'GET /search/synonyms'> {
  return ({ arrivedAt }) => readSynonyms(published, arrivedAt)
}

export async function readSynonyms({ db, isPublished }: Published, now: number) {
  const rows = await db
    .select({ said: synonyms.said, meant: synonyms.meant })
    .from(synonyms)
    .where(isPublished(synonyms, now))
    .orderBy(desc(synonyms.publishFrom), desc(synonyms.id))
    .limit(maxSynonyms)
  return rows.map(({ said, meant }) => ({ said: wordsOf(said), meant: wordsOf(meant) }))
}

/** Words as the desk writes them: with a comma between them. */
const wordsOf = (written: string): string[] =>
  written
    .split(/[,，、]/)
    .map((word) => word.trim())
    .filter(Boolean)
