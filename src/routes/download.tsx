import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '~/features/download/download-page'
import { loadTrials } from '~/features/download/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/download')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadTrials(deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: DownloadRoute
})

function DownloadRoute() {
  const { copy, list } = Route.useLoaderData()
  return <DownloadPage copy={copy} list={list} />
}
