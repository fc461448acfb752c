import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadProduct } from '~/products/load'
import { investigationDemonstration } from '~/products/platform/investigation-demonstration'
import { PlatformPage } from '~/products/platform/platform-page'

export const Route = createFileRoute('/giProduct')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const [copy] = await Promise.all([loadProduct('platform', deps.locale), investigationDemonstration.prepare()])
    return copy
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: PlatformRoute
})

function PlatformRoute() {
  return <PlatformPage copy={Route.useLoaderData()} />
}
