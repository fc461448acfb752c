import { createFileRoute } from '@tanstack/react-router'
import type { PartnerWant } from '~/contract/user-info'
import { ConnectPage } from '~/features/partners/connect-page'
import { loadConnectPage } from '~/features/partners/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/partner/connect')({
  validateSearch: searchInput<{ want?: PartnerWant }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadConnectPage(deps.search, deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  // The data may contain a form's answer with typed values, so it is discarded with the page.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: ConnectRoute
})

function ConnectRoute() {
  const { copy, answer, want } = Route.useLoaderData()
  return <ConnectPage copy={copy} answer={answer} want={want} />
}
