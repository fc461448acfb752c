import type { PageCopy } from '~/content/page-copy'
import { reportFields } from '~/contract/report-fields'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'
import type { ReportQuery } from './results'

/**
 * The options that the routes of all reports with an explorer share. Loader and component are in the file of each route, because
 * the router takes only what it finds there out of the script of every page (decision 020).
 */
export const explorerRoute = {
  validateSearch: searchInput<ReportQuery>(),
  loaderDeps: ({ search }: { search: ReportQuery }) => ({
    locale: currentLocale(),
    search: knownSearch(search, ...reportFields)
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }: { loaderData?: { copy: PageCopy } | undefined }) => pageHead(loaderData?.copy)
}
