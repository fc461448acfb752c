import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadOpenings } from '~/content/company'
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
    return { opening, copy: await loadOpenings(deps.locale) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => {
    const text = loaderData?.copy.openings[loaderData.opening.id]
    return pageHead(text && { title: text.title, description: text.summary })
  },
  component: OpeningRoute
})

function OpeningRoute() {
  const { opening, copy } = Route.useLoaderData()
  return <OpeningPage opening={opening} copy={copy} />
}
