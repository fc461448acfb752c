import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import { reports } from './reports'
import { loadExamples, loadPublications, loadView, type ReportQuery } from './results'
import type { MethodCopy, ReportId, ReportPages } from './types'

/** The copy of a report. */
export const loadReport = <Id extends ReportId>(page: Id, locale: Locale): Promise<ReportPages[Id]['copy']> =>
  loadCopy(import.meta.glob<{ default: ReportPages[Id]['copy'] }>('./*/[a-z][a-z]-[A-Z][A-Z].ts'), locale, page)

/** The copy that the comparisons share. */
export const loadMethod = (locale: Locale): Promise<MethodCopy> =>
  loadCopy(import.meta.glob<{ default: MethodCopy }>('./method/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** A comparison: its copy, the shared copy, and the results that have one of its systems. */
export async function loadComparison<Id extends ReportId>(page: Id, locale: Locale, query: ReportQuery) {
  const { systems = [] } = reports.find(({ id }) => id === page) ?? {}
  const [copy, method, view] = await Promise.all([loadReport(page, locale), loadMethod(locale), loadView(query, systems)])
  return { copy, method, view }
}

/** The report center, with the publication of each report. */
export async function loadHub(locale: Locale, query: ReportQuery) {
  const [copy, method, view, publications] = await Promise.all([
    loadReport('hub', locale),
    loadMethod(locale),
    loadExamples(query),
    loadPublications()
  ])
  return { copy, method, view, publications }
}
