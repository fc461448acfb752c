import { createFileRoute } from '@tanstack/react-router'
import { loadDownload } from '~/content/download'
import { DownloadPage } from '~/features/download/download-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/download')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: ({ deps }) => loadDownload(deps.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData),
  component: DownloadRoute
})

function DownloadRoute() {
  return <DownloadPage copy={Route.useLoaderData()} />
}
