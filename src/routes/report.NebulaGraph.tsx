import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '~/reports/comparison-page'
import { explorerRoute } from '~/reports/explorer-route'
import { loadComparison } from '~/reports/load'

export const Route = createFileRoute('/report/NebulaGraph')({
  ...explorerRoute,
  loader: ({ deps }) => loadComparison('NebulaGraph', deps.locale, deps.search),
  component: NebulaGraphRoute
})

function NebulaGraphRoute() {
  const report = Route.useLoaderData()
  return <ComparisonPage page="NebulaGraph" {...report} />
}
