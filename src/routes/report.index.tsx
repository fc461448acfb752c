import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'
import { HubPage } from '~/reports/hub/hub-page'
import { loadHub } from '~/reports/load'
import type { ReportQuery } from '~/reports/results'

/** The report center. Its explorer is a form whose query selects the samples. */
export const Route = createFileRoute('/report/')({
  validateSearch: searchInput<ReportQuery>(),
  loaderDeps: ({ search }) => ({
    locale: currentLocale(),
    search: knownSearch(search, 'result', 'workload', 'system', 'metric')
  }),
  loader: ({ deps }) => loadHub(deps.locale, deps.search),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: HubRoute
})

function HubRoute() {
  return <HubPage {...Route.useLoaderData()} />
}
