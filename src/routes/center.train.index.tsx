import { createFileRoute } from '@tanstack/react-router'
import { loadOverview } from '~/features/training/load'
import { OverviewPage } from '~/features/training/overview-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** The certification series: what is examined, the rules, how to prepare. */
export const Route = createFileRoute('/center/train/')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadOverview(deps.locale),
  // The data may contain a form's answer with typed values, so it is discarded with the page.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: OverviewRoute
})

function OverviewRoute() {
  return <OverviewPage {...Route.useLoaderData()} />
}
