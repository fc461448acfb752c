import { createFileRoute } from '@tanstack/react-router'
import { loadWeaver } from '~/content/products'
import { WeaverPage } from '~/features/products/weaver-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The tool that weaves tables into a graph. */
export const Route = createFileRoute('/product/GalaxyWeaver')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadWeaver(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: WeaverRoute
})

function WeaverRoute() {
  return <WeaverPage copy={Route.useLoaderData()} />
}
