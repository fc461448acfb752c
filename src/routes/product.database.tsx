import { createFileRoute } from '@tanstack/react-router'
import { loadDatabase } from '~/features/database/copy'
import { DatabasePage } from '~/features/database/database-page'
import { plan } from '~/features/database/sections'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadSection } from '~/ui/server-section'

/** Storage, queries, distribution and protection of a graph in the database. */
export const Route = createFileRoute('/product/database')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const [content] = await Promise.all([loadDatabase(deps.locale), loadSection(plan)])
    return content
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: DatabaseRoute
})

function DatabaseRoute() {
  return <DatabasePage content={Route.useLoaderData()} />
}
