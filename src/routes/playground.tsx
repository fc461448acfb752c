import { createFileRoute, useLocation } from '@tanstack/react-router'
import { loadPlaygroundCopy } from '~/features/queries/copy'
import { PlaygroundPage } from '~/features/queries/playground-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** Queries on every data set of the site, in the browser. */
export const Route = createFileRoute('/playground')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps: { locale } }) => ({ copy: await loadPlaygroundCopy(locale) }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: PlaygroundRoute
})

function PlaygroundRoute() {
  const { copy } = Route.useLoaderData()
  const hash = useLocation({ select: (location) => location.hash })
  return <PlaygroundPage copy={copy} hash={hash} />
}
