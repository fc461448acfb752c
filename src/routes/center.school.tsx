import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '~/features/center/article-page'
import { loadSchool } from '~/features/center/load'
import { SchoolPage } from '~/features/center/school-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, type ListSearch, searchInput } from '~/lib/search-input'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/center/school')({
  validateSearch: searchInput<ListSearch & { id?: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'id') }),
  loader: ({ deps }) => loadSchool(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: SchoolRoute
})

function SchoolRoute() {
  const { copy, search, articles } = Route.useLoaderData()
  if (articles.kind === 'list') return <SchoolPage copy={copy} search={search} list={articles.list} />
  return (
    <ArticlePage
      section={{
        name: copy.title,
        all: m.center_school_all(),
        sample: m.center_school_sample(),
        path: '/center/school'
      }}
      article={articles.article}
    />
  )
}
