import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '~/features/company/about-page'
import { loadAbout } from '~/features/company/copy'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/aboutus')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadAbout(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: AboutRoute
})

function AboutRoute() {
  return <AboutPage copy={Route.useLoaderData()} />
}
