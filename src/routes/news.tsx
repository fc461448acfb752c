import { createFileRoute } from '@tanstack/react-router'
import { loadNews } from '~/features/news/load'
import { NewsPage } from '~/features/news/news-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/news')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadNews(deps.search, deps.locale),
  head: ({ loaderData }) => ({ ...pageHead(loaderData?.head), links: loaderData?.links ?? [] }),
  component: NewsRoute
})

function NewsRoute() {
  return <NewsPage news={Route.useLoaderData()} />
}
