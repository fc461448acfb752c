import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '~/features/center/article-page'
import { ConsultancyPage } from '~/features/center/consultancy-page'
import { loadConsultancy } from '~/features/center/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, type ListSearch, searchInput } from '~/lib/search-input'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/center/consultancy')({
  validateSearch: searchInput<ListSearch & { id?: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'id') }),
  loader: ({ deps }) => loadConsultancy(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ConsultancyRoute
})

function ConsultancyRoute() {
  const { copy, search, articles } = Route.useLoaderData()
  if (articles.kind === 'list') return <ConsultancyPage copy={copy} search={search} list={articles.list} />
  return (
    <ArticlePage
      section={{
        name: copy.title,
        all: m.center_consultancy_all(),
        sample: m.center_consultancy_sample(),
        path: '/center/consultancy'
      }}
      article={articles.article}
    />
  )
}
