import { createFileRoute } from '@tanstack/react-router'
import { loadSearchPage } from '~/features/search/load'
import { SearchPage } from '~/features/search/search-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/search')({
  validateSearch: searchInput<{ q?: string; version?: string }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'q', 'version') }),
  loader: ({ deps }) => loadSearchPage(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: SearchRoute
})

function SearchRoute() {
  return <SearchPage data={Route.useLoaderData()} />
}
