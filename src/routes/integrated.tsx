import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { AppliancePage } from '~/products/appliance/appliance-page'
import { sizingDemonstration } from '~/products/appliance/sizing-demonstration'
import { loadProduct } from '~/products/load'

export const Route = createFileRoute('/integrated')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const [copy] = await Promise.all([loadProduct('appliance', deps.locale), sizingDemonstration.prepare()])
    return copy
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: ApplianceRoute
})

function ApplianceRoute() {
  return <AppliancePage copy={Route.useLoaderData()} />
}
