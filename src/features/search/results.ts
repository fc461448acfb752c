import { manifests } from 'virtual:search-index'
import type { DocumentsVersion } from '~/contract/limits'
import { contentLanguageOf, type Locale, usesFullWidthMarks } from '~/contract/locale'
import { maxNamesLength, type SearchedEntry, type SearchedKind, searchListSchema, searchSynonymsSchema } from '~/contract/search'
import { normalizedName } from '~/contract/search-terms'
import { withTimeout } from '~/contract/with-timeout'
import { groupBy } from '~/lib/group-by'
import { fetchMain } from '~/lib/page-data'
import type { SiteGroup } from './index-format'
import { isMarked, markedContext, markedText, type Piece } from './marked-text'
import { marksOf, parseQuery, shareIn, type Vocabulary, vocabularyOf } from './parse-query'
import { readSiteFile } from './read-site-file'
import { type Hit, search } from './search'
import { openIndex, type SearchIndex } from './search-index'

/** Groups of results. The best hits of all kinds form a group of their own. */
type KindName = SiteGroup | SearchedKind
export type GroupName = KindName | 'best'

/** Address of a page in the index, which is built together with the pages. */
interface ResultAddress {
  path: string
  search?: Readonly<Record<string, string>>
  hash?: string
}

/** A search result ready to render. */
export interface ResultHit {
  /** Unique among the results; several results may share an address. */
  key: string
  kind: KindName
  /** Whether the query is the whole title. */
  isNamed: boolean
  /** Share of the query, from 0 to 1, that title and summary cover. */
  share: number
  to: ResultAddress
  title: readonly Piece[]
  /** Heading of the matching section; undefined if the page as a whole matched. */
  heading: readonly Piece[] | undefined
  context: readonly Piece[]
  isSample: boolean
}

export interface ResultGroup {
  group: GroupName
  hits: readonly ResultHit[]
}

export interface SearchScope {
  locale: Locale
  version: DocumentsVersion
}

/** Characters of context shown with a result; Chinese ones are wider. */
const contextLength = (locale: Locale): number => (usesFullWidthMarks(locale) ? 76 : 150)

/** Opens the site's index. The returned object fetches each index file once. */
export const siteIndex = ({ locale, version }: SearchScope): SearchIndex => openIndex(manifests[locale][version], readSiteFile)

/** Milliseconds to wait for the desk's synonyms; the results are then shown without them. */
const synonymsTimeout = 400

/**
 * The vocabulary of queries, with the desk's synonyms once main has answered: a query waits for them at most `timeout`, and a later
 * one has what has arrived since. After a failure, they are asked for again.
 */
export function openVocabulary(locale: Locale): (timeout?: number) => Promise<Vocabulary> {
  const fetchSynonyms = () => fetchMain({ call: 'GET /search/synonyms', data: searchSynonymsSchema })
  let fetched = fetchSynonyms()
  let complete: Vocabulary | undefined
  return async (timeout = synonymsTimeout) => {
    if (complete) return complete
    const answer = await withTimeout(fetched, timeout)
    if (answer?.state === 'ok') complete = vocabularyOf(locale, answer.data)
    else if (answer) fetched = fetchSynonyms()
    return complete ?? vocabularyOf(locale)
  }
}

/**
 * Searches the site, the best page first.
 * @param most maximum of pages
 * @throws Error if the index cannot be read
 */
export async function searchSite(
  index: SearchIndex,
  query: string,
  { locale }: SearchScope,
  most: number,
  vocabulary: Vocabulary
): Promise<ResultHit[]> {
  const { hits, marks } = await search(index, query, most, vocabulary)
  const parsed = parseQuery(query, vocabulary)
  return hits.map((hit) => ({
    ...toResult(hit, marks, locale),
    share: shareIn(`${hit.page.title}\n${hit.page.description}`, query, parsed)
  }))
}

/** Number of results in the group of the best. */
const bestHits = 3
/** Minimum share of the query that an entry of main must cover to join the best hits without being named by it. */
const answeringShare = 0.5

/**
 * Groups the results of site index and main: the best hits, then the other groups by their best result. An entry of main is first
 * among the best hits if the query is its title; it is last among them if it covers most of the query, and more than the page it
 * replaces.
 */
export function groupsOf(site: readonly ResultHit[], main: readonly ResultHit[]): ResultGroup[] {
  const ranked = [...main.filter(({ isNamed }) => isNamed), ...site]
  const lastShare = ranked[bestHits - 1]?.share ?? 0
  const [answering] = main
    .filter(({ isNamed, share }) => !isNamed && share >= answeringShare && share > lastShare)
    .sort((a, b) => b.share - a.share)
  const best = answering ? [...ranked.slice(0, bestHits - 1), answering] : ranked.slice(0, bestHits)
  const others = groupBy(
    [...site, ...main].filter((hit) => !best.includes(hit)),
    ({ kind }) => kind
  )
  return [
    ...(best.length > 0 ? [{ group: 'best' as const, hits: best }] : []),
    ...Array.from(others, ([group, hits]) => ({ group, hits }))
  ]
}

function toResult({ page, passage: best }: Hit, marks: readonly (readonly string[])[], locale: Locale): Omit<ResultHit, 'share'> {
  const matches = (...texts: string[]) => texts.some((text) => isMarked(text, marks))
  // A match by synonym may not occur literally in the best passage.
  const passage =
    best ??
    (matches(page.title, page.description) ? undefined : page.passages.find(({ heading, text }) => matches(heading, text)))
  const { anchor, heading, text, code } = passage ?? { anchor: '', heading: '', text: '', code: '' }
  // Prefers prose as context unless only the code matches.
  const context = [text, page.description].find((each) => matches(each)) ?? (matches(code) ? code : page.description || text)
  return {
    key: page.address,
    kind: page.group,
    isNamed: false,
    to: addressOf(page.address, anchor),
    title: markedText(page.title, marks),
    heading: heading === '' ? undefined : markedText(heading, marks),
    context: markedContext(context, marks, contextLength(locale)),
    isSample: false
  }
}

function addressOf(address: string, anchor = ''): ResultAddress {
  const [path = '', query = ''] = address.split('?')
  return { path, search: Object.fromEntries(new URLSearchParams(query)), ...(anchor === '' ? {} : { hash: anchor }) }
}

/** Searches main, the best entry first; undefined if main does not answer within two seconds. */
export async function searchMain(query: string, locale: Locale, vocabulary: Vocabulary): Promise<ResultHit[] | undefined> {
  const parsed = parseQuery(query, vocabulary)
  const also = namesOf(parsed.written)
  const params = { q: query, language: contentLanguageOf(locale), kinds: 'all' as const, also: also === '' ? undefined : also }
  const answer = await fetchMain({ call: 'GET /search/list', query: params, data: searchListSchema })
  if (answer.state !== 'ok') return undefined
  const marks = marksOf(parsed)
  return answer.data.map((entry) => ({
    ...entryToResult(entry, query, marks, locale),
    share: shareIn(`${entry.title}\n${entry.summary}`, query, parsed)
  }))
}

/** As many synonyms as main's query parameter holds. */
function namesOf(concepts: readonly (readonly string[])[]): string {
  const written = [...new Set(concepts.map((names) => names.join('|')))]
  return written.reduce((whole, names) => {
    const longer = whole === '' ? names : `${whole},${names}`
    return longer.length > maxNamesLength ? whole : longer
  }, '')
}

const pageOf: Readonly<Record<SearchedKind, (entry: SearchedEntry) => ResultAddress>> = {
  news: ({ id }) => ({ path: '/news/detail', search: { id: String(id) } }),
  customer: ({ id }) => ({ path: '/customer/details', search: { id: String(id) } }),
  opening: ({ id }) => ({ path: '/joinus/data', search: { id: String(id) } }),
  research: ({ id }) => ({ path: '/center/research', search: { id: String(id) } }),
  activity: ({ id }) => ({ path: '/center/activity', search: { id: String(id) } }),
  article: ({ id, section = 'school' }) => ({ path: `/center/${section}`, search: { id: String(id) } }),
  video: ({ id }) => ({ path: '/center/video/details', search: { id: String(id) } }),
  // A download without a file has no page of its own, only a row in the list.
  download: ({ id, hasFile }) => ({ path: '/center/download', ...(hasFile && { search: { type: 'download', id: String(id) } }) })
}

function entryToResult(entry: SearchedEntry, query: string, marks: string[][], locale: Locale): Omit<ResultHit, 'share'> {
  const { id, kind, title, summary, isSample } = entry
  return {
    key: `${kind} ${id}`,
    kind,
    isNamed: normalizedName(title) === normalizedName(query),
    to: pageOf[kind](entry),
    title: markedText(title, marks),
    heading: undefined,
    context: markedContext(summary, marks, contextLength(locale)),
    isSample
  }
}
