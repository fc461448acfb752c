import { createFileRoute } from '@tanstack/react-router'
import { loadOpening } from '~/features/company/load'
import { OpeningPage } from '~/features/company/opening-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/joinus_/data')({
  validateSearch: searchInput<{ id: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'id') }),
  loader: ({ deps }) => loadOpening(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: OpeningRoute
})

function OpeningRoute() {
  const { copy, opening, openings } = Route.useLoaderData()
  return <OpeningPage copy={copy} opening={opening} openings={openings} />
}
