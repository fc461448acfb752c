import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '~/reports/comparison-page'
import { explorerRoute } from '~/reports/explorer-route'
import { loadComparison } from '~/reports/load'

export const Route = createFileRoute('/report/Neo4j')({
  ...explorerRoute,
  loader: ({ deps }) => loadComparison('Neo4j', deps.locale, deps.search),
  component: Neo4jRoute
})

function Neo4jRoute() {
  const report = Route.useLoaderData()
  return <ComparisonPage page="Neo4j" {...report} />
}
