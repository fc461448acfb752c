import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '~/reports/comparison-page'
import { explorerRoute } from '~/reports/explorer-route'
import { loadComparison } from '~/reports/load'

export const Route = createFileRoute('/report/TigerGraph')({
  ...explorerRoute,
  loader: ({ deps }) => loadComparison('TigerGraph', deps.locale, deps.search),
  component: TigerGraphRoute
})

function TigerGraphRoute() {
  const report = Route.useLoaderData()
  return <ComparisonPage page="TigerGraph" {...report} />
}
