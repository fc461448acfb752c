import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { LdbcPage } from '~/reports/ldbc/ldbc-page'
import { loadReport } from '~/reports/load'

export const Route = createFileRoute('/report/ldbc')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadReport('ldbc', deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: LdbcRoute
})

function LdbcRoute() {
  return <LdbcPage copy={Route.useLoaderData()} />
}
