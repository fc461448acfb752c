import { createFileRoute } from '@tanstack/react-router'
import type { ContentLanguage } from '~/contract/locale'
import type { NewsOrder } from '~/contract/news'
import { loadNews } from '~/features/news/load'
import { NewsPage } from '~/features/news/news-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/news')({
  validateSearch: searchInput<ListSearch & { order?: NewsOrder; from?: string; to?: string; language?: ContentLanguage }>(),
  loaderDeps: ({ search }) => ({
    locale: currentLocale(),
    search: knownSearch(search, 'page', 'cursor', 'order', 'language', 'from', 'to')
  }),
  loader: ({ deps }) => loadNews(deps.search, deps.locale),
  head: ({ loaderData }) => ({ ...pageHead(loaderData?.head), links: loaderData?.links ?? [] }),
  component: NewsRoute
})

function NewsRoute() {
  return <NewsPage news={Route.useLoaderData()} />
}
