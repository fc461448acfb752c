import { createFileRoute } from '@tanstack/react-router'
import type { ResearchType } from '~/contract/research'
import { loadResearch } from '~/features/center/load'
import { PaperPage, ResearchPage } from '~/features/download/research-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/center/research')({
  validateSearch: searchInput<ListSearch & { type?: ResearchType; id?: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'type', 'id') }),
  loader: ({ deps }) => loadResearch(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ResearchRoute
})

function ResearchRoute() {
  const data = Route.useLoaderData()
  return data.kind === 'paper' ? (
    <PaperPage copy={data.copy} paper={data.paper} />
  ) : (
    <ResearchPage copy={data.copy} search={data.search} list={data.list} />
  )
}
