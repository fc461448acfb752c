import { createFileRoute } from '@tanstack/react-router'
import { loadAuth } from '~/features/exam/auth-data'
import { AuthPage } from '~/features/exam/auth-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

/** Authentication for the GBCA exam (spec §1, §6). */
export const Route = createFileRoute('/center/train/GBCA/auth')({
  beforeLoad: () => ({ indexing: { canonical: '/center/train/GBCA/auth', indexed: false } }),
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadAuth(deps.locale),
  // The data is about the account, so it is discarded with the page.
  gcTime: 0,
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: AuthRoute
})

function AuthRoute() {
  return <AuthPage data={Route.useLoaderData()} />
}
