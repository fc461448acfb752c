import { createFileRoute } from '@tanstack/react-router'
import { loadResearch } from '~/features/center/load'
import { PaperPage, ResearchPage } from '~/features/download/research-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/center/research')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
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
