import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage } from '~/reports/comparison-page'
import { explorerRoute } from '~/reports/explorer-route'
import { loadComparison } from '~/reports/load'

export const Route = createFileRoute('/report/enterprise')({
  ...explorerRoute,
  loader: ({ deps }) => loadComparison('enterprise', deps.locale, deps.search),
  component: EnterpriseRoute
})

function EnterpriseRoute() {
  const report = Route.useLoaderData()
  return <ComparisonPage page="enterprise" {...report} />
}
