import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadProduct } from '~/products/load'
import { RagPage } from '~/products/rag/rag-page'

export const Route = createFileRoute('/graphRag')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadProduct('rag', deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: RagRoute
})

function RagRoute() {
  return <RagPage copy={Route.useLoaderData()} />
}
