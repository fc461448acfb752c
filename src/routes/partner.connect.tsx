import { createFileRoute } from '@tanstack/react-router'
import type { PartnerWant } from '~/contract/forms/partner'
import type { Edition } from '~/contract/user-info'
import { ConnectPage } from '~/features/partners/connect-page'
import { loadConnectPage } from '~/features/partners/load'
import { TrialPage } from '~/features/partners/trial-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/partner/connect')({
  validateSearch: searchInput<{ want?: PartnerWant; about?: Edition }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'want', 'about') }),
  loader: ({ deps }) => loadConnectPage(deps.search, deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  // The data may contain a form's answer with typed values, so it is discarded with the page.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ConnectRoute
})

function ConnectRoute() {
  const page = Route.useLoaderData()
  if (page.trial) return <TrialPage edition={page.trial} answer={page.answer} />
  return <ConnectPage copy={page.copy} answer={page.answer} want={page.want} />
}
