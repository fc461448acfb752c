import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadOpenings } from '~/content/company'
import { type City, cityIds, type Team, teamIds } from '~/content/company/openings'
import { OpeningsPage } from '~/features/company/openings-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'
import { searchInput } from '~/lib/search-input'

const filterSchema = v.object({ city: v.optional(v.picklist(cityIds)), team: v.optional(v.picklist(teamIds)) })

export const Route = createFileRoute('/joinus')({
  validateSearch: searchInput<{ city?: City; team?: Team }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps }) => ({
    filter: validOrNotFound(filterSchema, deps.search),
    copy: await loadOpenings(deps.locale)
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: OpeningsRoute
})

function OpeningsRoute() {
  const { copy, filter } = Route.useLoaderData()
  return <OpeningsPage copy={copy} filter={filter} />
}
