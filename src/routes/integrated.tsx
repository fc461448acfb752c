import { createFileRoute } from '@tanstack/react-router'
import { loadAppliance } from '~/content/products'
import { AppliancePage } from '~/features/products/appliance-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The AI compute appliance. */
export const Route = createFileRoute('/integrated')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadAppliance(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: ApplianceRoute
})

function ApplianceRoute() {
  return <AppliancePage copy={Route.useLoaderData()} />
}
