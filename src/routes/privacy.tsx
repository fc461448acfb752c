import { createFileRoute } from '@tanstack/react-router'
import { loadPrivacy } from '~/features/company/privacy'
import { PrivacyPage } from '~/features/company/privacy-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The privacy statement. */
export const Route = createFileRoute('/privacy')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadPrivacy(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: PrivacyRoute
})

function PrivacyRoute() {
  return <PrivacyPage copy={Route.useLoaderData()} />
}
