import { notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadCopy } from '~/content/load-copy'
import { contentIdSchema, listSize } from '~/contract/content'
import { caseDetailSchema, caseListRequestSchema, caseListSchema } from '~/contract/customer-cases'
import { contentLanguageOf, type Locale } from '~/contract/locale'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { loadFrames } from '~/solutions/figures'
import { queriesOf } from '~/solutions/solution-queries'
import { loadAnswers, loadSolution } from '~/solutions/solutions'
import { caseIds, cases } from './cases'
import type { CaseCopy, CaseId, CasesCopy } from './types'

type Query = Readonly<Record<string, unknown>>

const loadCases = (locale: Locale): Promise<CasesCopy> =>
  loadCopy(import.meta.glob<{ default: CasesCopy }>('./overview/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

export const loadCase = (id: CaseId, locale: Locale): Promise<CaseCopy> =>
  loadCopy(import.meta.glob<{ default: CaseCopy }>(['./*/[a-z][a-z]-[A-Z][A-Z].ts', '!./overview/*']), locale, id)

/** Query of `/customer`: the call's without language and page size, which the page sets. */
const listSearchSchema = v.omit(caseListRequestSchema, ['language', 'size'])

/**
 * Loads a page of the overview. While main is unavailable the first page has the example scenarios alone.
 * @throws notFound() for an unknown industry or page
 */
export async function loadOverview(search: Query, locale: Locale) {
  const { industry, page, cursor } = validOrNotFound(listSearchSchema, search)
  const position = { page, cursor }
  const request = {
    call: 'GET /case/list',
    query: { industry, ...position, language: contentLanguageOf(locale), size: listSize.max },
    data: caseListSchema
  } as const
  const isFirst = (page ?? 1) === 1 && cursor === undefined
  const [copy, list] = await Promise.all([loadCases(locale), isFirst ? loadSideData(request) : loadPageData(request)])
  return { industry, position, copy, list }
}
export type OverviewData = Awaited<ReturnType<typeof loadOverview>>

/** The query of a page of details: the name of a scenario's folder, or the number of a customer case. */
const detailSchema = v.object({ id: v.union([v.picklist(caseIds), contentIdSchema]) })

/** Loads a customer case, which is undefined while main is unavailable, or a scenario. @throws notFound() for an unknown id */
export async function loadDetails(search: Query, locale: Locale) {
  const { id } = validOrNotFound(detailSchema, search)
  if (typeof id === 'number') {
    const [copy, customerCase] = await Promise.all([
      loadCases(locale),
      loadPageData({ call: 'GET /case/detail', query: { id, language: contentLanguageOf(locale) }, data: caseDetailSchema })
    ])
    const head = customerCase ? { title: customerCase.title, description: customerCase.summary } : copy
    return { kind: 'customer', copy, customerCase, head, languages: customerCase?.languages } as const
  }
  const scenario = cases.find((each) => each.id === id)
  if (!scenario) throw notFound()
  const { solution, list } = scenario
  const [copy, solutionCopy, answers] = await Promise.all([
    loadCase(id, locale),
    loadSolution(solution, locale),
    loadAnswers(solution)
  ])
  const { words } = solutionCopy
  const answer = answers[queriesOf(solutionCopy).indexOf(copy.query.code)]
  // Data of a loader is serialized, which a message cannot be.
  const shown = { id, solution, name: list.name() }
  return {
    kind: 'scenario',
    scenario: shown,
    copy,
    words,
    frames: await loadFrames(solution, words),
    answer,
    head: copy
  } as const
}
