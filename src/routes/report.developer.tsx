import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '~/reports/comparison-page'
import { explorerRoute } from '~/reports/explorer-route'
import { loadComparison } from '~/reports/load'

export const Route = createFileRoute('/report/developer')({
  ...explorerRoute,
  loader: ({ deps }) => loadComparison('developer', deps.locale, deps.search),
  component: DeveloperRoute
})

function DeveloperRoute() {
  const report = Route.useLoaderData()
  return <ComparisonPage page="developer" {...report} />
}
