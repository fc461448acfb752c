import * as v from 'valibot'
import { detailRequestSchema, listSize } from '~/contract/content'
import { contentLanguageOf, type Locale } from '~/contract/locale'
import { openingDetailSchema, openingListRequestSchema, openingListSchema } from '~/contract/openings'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { loadOpenings } from './copy'

type Query = Readonly<Record<string, unknown>>

/** Query of `/joinus`: the call's without language and page size, which the page sets. */
const listSearchSchema = v.omit(openingListRequestSchema, ['language', 'size'])

/** The first openings, which the figure shows even if a filter excludes them. */
const firstOf = (locale: Locale) =>
  ({
    call: 'GET /opening/list',
    query: { language: contentLanguageOf(locale), size: listSize.max },
    data: openingListSchema
  }) as const

/**
 * Loads a page of the openings; undefined while main is unavailable. The figure draws that page, or the first openings of all
 * beside those that a filter found.
 * @throws notFound() for an unknown city, team or page
 */
export async function loadOpeningList(search: Query, locale: Locale) {
  const { city, team, page, cursor } = validOrNotFound(listSearchSchema, search)
  const filter = { city, team }
  const position = { page, cursor }
  const first = firstOf(locale)
  const [copy, list, others] = await Promise.all([
    loadOpenings(locale),
    loadPageData({ ...first, query: { ...first.query, ...filter, ...position } }),
    city || team ? loadSideData(first) : undefined
  ])
  return { filter, position, copy, list, drawn: others?.items ?? list?.items ?? [] }
}
export type OpeningListData = Awaited<ReturnType<typeof loadOpeningList>>

/** Loads one opening and the others; it is undefined while main is unavailable. @throws notFound() for an unknown one */
export async function loadOpening(search: Query, locale: Locale) {
  const { id } = validOrNotFound(detailRequestSchema, search)
  const query = { id, language: contentLanguageOf(locale) }
  const [copy, opening, list] = await Promise.all([
    loadOpenings(locale),
    loadPageData({ call: 'GET /opening/detail', query, data: openingDetailSchema }),
    loadSideData(firstOf(locale))
  ])
  const head = opening ? { title: opening.title, description: opening.summary } : copy
  return { copy, opening, openings: list?.items ?? [], head, languages: opening?.languages }
}
