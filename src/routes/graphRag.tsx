import { createFileRoute } from '@tanstack/react-router'
import { loadRag } from '~/content/products'
import { RagPage } from '~/features/products/rag-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** Hybrid retrieval-augmented generation. */
export const Route = createFileRoute('/graphRag')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadRag(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: RagRoute
})

function RagRoute() {
  return <RagPage copy={Route.useLoaderData()} />
}
