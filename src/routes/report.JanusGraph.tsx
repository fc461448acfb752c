import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '~/reports/comparison-page'
import { explorerRoute } from '~/reports/explorer-route'
import { loadComparison } from '~/reports/load'

export const Route = createFileRoute('/report/JanusGraph')({
  ...explorerRoute,
  loader: ({ deps }) => loadComparison('JanusGraph', deps.locale, deps.search),
  component: JanusGraphRoute
})

function JanusGraphRoute() {
  const report = Route.useLoaderData()
  return <ComparisonPage page="JanusGraph" {...report} />
}
