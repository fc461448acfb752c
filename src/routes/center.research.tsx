import { createFileRoute } from '@tanstack/react-router'
import { loadResearchCopy } from '~/content/center'
import { contentLanguageOf } from '~/contract/content'
import { researchDetailSchema, researchListSchema } from '~/contract/research'
import { researchSearchSchema } from '~/features/center/list-search'
import { PaperPage, ResearchPage, researchTypeNames } from '~/features/center/research-page'
import { currentLocale } from '~/lib/locale'
import { loadPageData } from '~/lib/page-data'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

export const Route = createFileRoute('/center/research')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps: { locale, search: asked } }) => {
    const { id, ...search } = validOrNotFound(researchSearchSchema, asked)
    const language = contentLanguageOf(locale)
    if (id === undefined) {
      const query = { ...search, language }
      const [copy, list] = await Promise.all([
        loadResearchCopy(locale),
        loadPageData({ path: 'research/list', query, data: researchListSchema })
      ])
      return { kind: 'list', copy, search, list } as const
    }
    const [copy, paper] = await Promise.all([
      loadResearchCopy(locale),
      loadPageData({ path: 'research/detail', query: { id, language }, data: researchDetailSchema })
    ])
    return { kind: 'paper', copy, paper } as const
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { title, description } = loaderData.copy
    if (loaderData.kind === 'paper') {
      const { paper } = loaderData
      return pageHead(paper ? { title: paper.title, description: paper.summary } : { title, description })
    }
    const { type } = loaderData.search
    return pageHead({ title: type ? `${researchTypeNames[type]()} · ${title}` : title, description })
  },
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
