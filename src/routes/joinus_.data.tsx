import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadOpening, loadOpenings } from '~/content/company'
import { type OpeningId, openingIds, openings } from '~/content/company/openings'
import { OpeningPage } from '~/features/company/opening-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'

const searchSchema = v.object({ id: v.picklist(openingIds) })

export const Route = createFileRoute('/joinus_/data')({
  validateSearch: searchInput<{ id: OpeningId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps }) => {
    const { id } = validOrNotFound(searchSchema, deps.search)
    const opening = openings.find((candidate) => candidate.id === id)
    if (!opening) throw notFound()
    const [text, copy] = await Promise.all([loadOpening(opening, deps.locale), loadOpenings(deps.locale)])
    return { opening, text, copy }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData && { title: loaderData.text.title, description: loaderData.text.summary }),
  component: OpeningRoute
})

function OpeningRoute() {
  return <OpeningPage {...Route.useLoaderData()} />
}
