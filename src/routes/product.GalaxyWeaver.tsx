import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadProduct } from '~/products/load'
import { mappingDemonstration } from '~/products/weaver/mapping-demonstration'
import { WeaverPage } from '~/products/weaver/weaver-page'

export const Route = createFileRoute('/product/GalaxyWeaver')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const [copy] = await Promise.all([loadProduct('weaver', deps.locale), mappingDemonstration.prepare()])
    return copy
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: WeaverRoute
})

function WeaverRoute() {
  return <WeaverPage copy={Route.useLoaderData()} />
}
