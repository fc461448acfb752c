import { createFileRoute } from '@tanstack/react-router'
import { loadSearchPage } from '~/features/search/load'
import { SearchPage } from '~/features/search/search-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/search')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  // What others have written is found here, not said: a page of results is none for a search engine.
  beforeLoad: () => ({ standing: { canonical: '/search', indexed: false } }),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadSearchPage(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: SearchRoute
})

function SearchRoute() {
  return <SearchPage data={Route.useLoaderData()} />
}
