import { createFileRoute } from '@tanstack/react-router'
import { loadConnect } from '~/content/partners'
import { ConnectPage } from '~/features/partners/connect-page'
import { edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/partner/connect')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => ({ copy: await loadConnect(deps.locale), answer: edgeContext()?.partnerAnswer }),
  staleTime: Number.POSITIVE_INFINITY,
  // It may hold an answer with what somebody typed: left with the page, and another one when the page is opened again.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: ConnectRoute
})

function ConnectRoute() {
  const { copy, answer } = Route.useLoaderData()
  return <ConnectPage copy={copy} answer={answer} />
}
