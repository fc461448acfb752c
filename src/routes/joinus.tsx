import { createFileRoute } from '@tanstack/react-router'
import type { OpeningCity, OpeningTeam } from '~/contract/openings'
import { loadOpeningList } from '~/features/company/load'
import { OpeningsPage } from '~/features/company/openings-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/joinus')({
  validateSearch: searchInput<{ city?: OpeningCity; team?: OpeningTeam }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadOpeningList(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: OpeningsRoute
})

function OpeningsRoute() {
  return <OpeningsPage {...Route.useLoaderData()} />
}
