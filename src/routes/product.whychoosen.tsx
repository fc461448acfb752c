import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadProduct } from '~/products/load'
import { WhyPage } from '~/products/why/why-page'

export const Route = createFileRoute('/product/whychoosen')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadProduct('why', deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: WhyRoute
})

function WhyRoute() {
  return <WhyPage copy={Route.useLoaderData()} />
}
