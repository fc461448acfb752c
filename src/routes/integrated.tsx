import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { AppliancePage } from '~/products/appliance/appliance-page'
import { loadProduct } from '~/products/load'

export const Route = createFileRoute('/integrated')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadProduct('appliance', deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: ApplianceRoute
})

function ApplianceRoute() {
  return <AppliancePage copy={Route.useLoaderData()} />
}
