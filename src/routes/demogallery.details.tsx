import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'
import { solutionTypes } from '~/solutions/addresses'
import { loadFrames } from '~/solutions/figures'
import { SolutionPage } from '~/solutions/solution-page'
import { loadAnswers, loadSolution, loadSolutionLinks } from '~/solutions/solutions'
import type { SolutionType } from '~/solutions/types'

const typeSchema = v.picklist(solutionTypes)

export const Route = createFileRoute('/demogallery/details')({
  validateSearch: searchInput<{ type: SolutionType }>(),
  loaderDeps: ({ search }) => ({ type: search.type, locale: currentLocale() }),
  loader: async ({ deps }) => {
    const type = validOrNotFound(typeSchema, deps.type)
    const [copy, links, answers] = await Promise.all([
      loadSolution(type, deps.locale),
      loadSolutionLinks(type),
      loadAnswers(type)
    ])
    return { type, copy, links, answers, frames: await loadFrames(type, copy.words) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: SolutionRoute
})

function SolutionRoute() {
  return <SolutionPage {...Route.useLoaderData()} />
}
