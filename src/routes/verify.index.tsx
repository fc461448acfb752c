import { createFileRoute } from '@tanstack/react-router'
import { loadVerifyPage } from '~/features/certificates/load'
import { VerifyPage } from '~/features/certificates/verify-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'

/** Checks certificates. */
export const Route = createFileRoute('/verify/')({
  validateSearch: searchInput<{ number?: string }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'number') }),
  loader: ({ deps }) => loadVerifyPage(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: VerifyRoute
})

function VerifyRoute() {
  return <VerifyPage {...Route.useLoaderData()} />
}
