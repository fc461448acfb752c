import { createFileRoute } from '@tanstack/react-router'
import { loadSearchPage } from '~/features/search/load'
import { SearchPage } from '~/features/search/search-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/search')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadSearchPage(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: SearchRoute
})

function SearchRoute() {
  return <SearchPage data={Route.useLoaderData()} />
}
