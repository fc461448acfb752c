import { createFileRoute } from '@tanstack/react-router'
import type { ContentLanguage } from '~/contract/locale'
import { ArticlePage } from '~/features/news/article-page'
import { loadArticle } from '~/features/news/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/news_/detail')({
  validateSearch: searchInput<{ id: EntryId; language?: ContentLanguage }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'id', 'language') }),
  loader: ({ deps }) => loadArticle(deps.search, deps.locale),
  head: ({ loaderData }) => ({ ...pageHead(loaderData?.head), links: loaderData?.links ?? [] }),
  component: ArticleRoute
})

function ArticleRoute() {
  return <ArticlePage article={Route.useLoaderData()} />
}
