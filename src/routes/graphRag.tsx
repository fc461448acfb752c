import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadProduct } from '~/products/load'
import { RagPage } from '~/products/rag/rag-page'
import { retrievalDemonstration } from '~/products/rag/retrieval-demonstration'

export const Route = createFileRoute('/graphRag')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const [copy] = await Promise.all([loadProduct('rag', deps.locale), retrievalDemonstration.prepare()])
    return copy
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: RagRoute
})

function RagRoute() {
  return <RagPage copy={Route.useLoaderData()} />
}
