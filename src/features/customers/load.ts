import * as v from 'valibot'
import { contentIdSchema, listSize } from '~/contract/content'
import { caseDetailSchema, caseListRequestSchema, caseListSchema } from '~/contract/customer-cases'
import { contentLanguageOf, type Locale } from '~/contract/locale'
import { loadPageData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { loadCustomersCopy } from './copy'

type Query = Readonly<Record<string, unknown>>

/** Query of `/customer`: the call's without language and page size, which the page sets. */
const listSearchSchema = v.omit(caseListRequestSchema, ['language', 'size'])

/**
 * Loads a page of the cases, the newest first; `list` is undefined while main is unavailable.
 * @throws notFound() for an unknown industry or page
 */
export async function loadCases(search: Query, locale: Locale) {
  const { industry, page, cursor } = validOrNotFound(listSearchSchema, search)
  const position = { page, cursor }
  const query = { industry, ...position, language: contentLanguageOf(locale), size: listSize.max }
  const [copy, list] = await Promise.all([
    loadCustomersCopy(locale),
    loadPageData({ call: 'GET /case/list', query, data: caseListSchema })
  ])
  return { industry, position, copy, list }
}
export type CasesData = Awaited<ReturnType<typeof loadCases>>

const detailSchema = v.object({ id: contentIdSchema })

/** Loads a case, which is undefined while main is unavailable. @throws notFound() for an unknown id */
export async function loadCase(search: Query, locale: Locale) {
  const { id } = validOrNotFound(detailSchema, search)
  const [copy, customerCase] = await Promise.all([
    loadCustomersCopy(locale),
    loadPageData({ call: 'GET /case/detail', query: { id, language: contentLanguageOf(locale) }, data: caseDetailSchema })
  ])
  const head = customerCase ? { title: customerCase.title, description: customerCase.summary } : copy
  return { copy, customerCase, head, languages: customerCase?.languages, cover: customerCase?.cover }
}
