import { createFileRoute } from '@tanstack/react-router'
import { loadOverview } from '~/cases/load'
import { CasesPage } from '~/cases/overview/cases-page'
import type { Industry } from '~/contract/customer-cases'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/customer')({
  validateSearch: searchInput<ListSearch & { industry?: Industry }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'industry') }),
  loader: ({ deps }) => loadOverview(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: CasesRoute
})

function CasesRoute() {
  return <CasesPage {...Route.useLoaderData()} />
}
