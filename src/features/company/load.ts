import * as v from 'valibot'
import { loadOpenings } from '~/content/company'
import { contentLanguageOf, detailRequestSchema, listSize } from '~/contract/content'
import type { Locale } from '~/contract/locale'
import { openingCities, openingDetailSchema, openingListSchema, openingTeams } from '~/contract/openings'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'

type Query = Readonly<Record<string, unknown>>

const filterSchema = v.object({ city: v.optional(v.picklist(openingCities)), team: v.optional(v.picklist(openingTeams)) })

/** All openings, because the figure shows those that a filter leaves out as well. */
const listOf = (locale: Locale) =>
  ({
    call: 'GET /opening/list',
    query: { language: contentLanguageOf(locale), size: listSize.most },
    data: openingListSchema
  }) as const

/** Loads the openings; undefined while main is unavailable. @throws notFound() for an unknown city or team */
export async function loadOpeningList(search: Query, locale: Locale) {
  const filter = validOrNotFound(filterSchema, search)
  const [copy, list] = await Promise.all([loadOpenings(locale), loadPageData(listOf(locale))])
  return { filter, copy, openings: list?.items }
}

/** Loads one opening and the others; it is undefined while main is unavailable. @throws notFound() for an unknown one */
export async function loadOpening(search: Query, locale: Locale) {
  const { id } = validOrNotFound(detailRequestSchema, search)
  const query = { id, language: contentLanguageOf(locale) }
  const [copy, opening, list] = await Promise.all([
    loadOpenings(locale),
    loadPageData({ call: 'GET /opening/detail', query, data: openingDetailSchema }),
    loadSideData(listOf(locale))
  ])
  const head = opening ? { title: opening.title, description: opening.summary } : copy
  return { copy, opening, openings: list?.items ?? [], head, languages: opening?.languages }
}
