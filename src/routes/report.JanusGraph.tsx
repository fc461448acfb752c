import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'
import { ComparisonPage } from '~/reports/comparison-page'
import { loadComparison } from '~/reports/load'
import type { ReportQuery } from '~/reports/results'

export const Route = createFileRoute('/report/JanusGraph')({
  validateSearch: searchInput<ReportQuery>(),
  loaderDeps: ({ search }) => ({
    locale: currentLocale(),
    search: knownSearch(search, 'result', 'workload', 'system', 'metric')
  }),
  loader: ({ deps }) => loadComparison('JanusGraph', deps.locale, deps.search),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: JanusGraphRoute
})

function JanusGraphRoute() {
  const { copy, method, view } = Route.useLoaderData()
  return <ComparisonPage page="JanusGraph" copy={copy} method={method} view={view} />
}
