import { createFileRoute } from '@tanstack/react-router'
import { loadDatabase } from '~/features/database/copy'
import { DatabasePage } from '~/features/database/database-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** How the database stores, queries, distributes and protects a graph. */
export const Route = createFileRoute('/product/database')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadDatabase(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: DatabaseRoute
})

function DatabaseRoute() {
  return <DatabasePage content={Route.useLoaderData()} />
}
