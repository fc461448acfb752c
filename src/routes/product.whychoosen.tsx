import { createFileRoute } from '@tanstack/react-router'
import { loadWhy } from '~/content/products'
import { WhyPage } from '~/features/products/why-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** Why this graph database. */
export const Route = createFileRoute('/product/whychoosen')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadWhy(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: WhyRoute
})

function WhyRoute() {
  return <WhyPage copy={Route.useLoaderData()} />
}
