import { createFileRoute } from '@tanstack/react-router'
import { loadOpeningList } from '~/features/company/load'
import { OpeningsPage } from '~/features/company/openings-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/joinus')({
  validateSearch: searchInput<ListSearch & { city?: string; team?: string }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'city', 'team') }),
  loader: ({ deps }) => loadOpeningList(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: OpeningsRoute
})

function OpeningsRoute() {
  return <OpeningsPage {...Route.useLoaderData()} />
}
