import { createFileRoute } from '@tanstack/react-router'
import type { Industry } from '~/contract/customer-cases'
import { CasesPage } from '~/features/customers/cases-page'
import { loadCases } from '~/features/customers/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/customer')({
  validateSearch: searchInput<ListSearch & { industry?: Industry }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'industry') }),
  loader: ({ deps }) => loadCases(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: CasesRoute
})

function CasesRoute() {
  return <CasesPage {...Route.useLoaderData()} />
}
