import { createFileRoute } from '@tanstack/react-router'
import { explorerRoute } from '~/reports/explorer-route'
import { HubPage } from '~/reports/hub/hub-page'
import { loadHub } from '~/reports/load'

/** The report center. Its explorer is a form whose query selects the samples. */
export const Route = createFileRoute('/report/')({
  ...explorerRoute,
  loader: ({ deps }) => loadHub(deps.locale, deps.search),
  component: HubRoute
})

function HubRoute() {
  return <HubPage {...Route.useLoaderData()} />
}
