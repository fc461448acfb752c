import { createFileRoute } from '@tanstack/react-router'
import { loadPlatform } from '~/content/products'
import { PlatformPage } from '~/features/products/platform-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The graph intelligence platform. */
export const Route = createFileRoute('/giProduct')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadPlatform(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: PlatformRoute
})

function PlatformRoute() {
  return <PlatformPage copy={Route.useLoaderData()} />
}
