import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '~/features/download/download-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/download')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => (await import('~/features/download/load')).loadTrials(deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: DownloadRoute
})

function DownloadRoute() {
  const { copy, list } = Route.useLoaderData()
  return <DownloadPage copy={copy} list={list} />
}
