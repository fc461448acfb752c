import { createFileRoute } from '@tanstack/react-router'
import type { RecordKind } from '~/contract/download-records'
import type { DownloadPart } from '~/features/download/copy/types'
import { DownloadsPage } from '~/features/download/downloads-page'
import { FilePage } from '~/features/download/file-page'
import { loadDownloads } from '~/features/download/load'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/center/download')({
  validateSearch: searchInput<ListSearch & { kind?: DownloadPart; type?: RecordKind; id?: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'kind', 'type', 'id') }),
  loader: ({ deps }) => loadDownloads(deps.search, deps.locale),
  // The data may contain a form's answer with typed values, so it is discarded with the page.
  gcTime: 0,
  head: ({ loaderData }) => ({ ...pageHead(loaderData?.head), links: loaderData?.links ?? [] }),
  component: DownloadsRoute
})

function DownloadsRoute() {
  const data = Route.useLoaderData()
  return data.kind === 'file' ? (
    <FilePage copy={data.copy} file={data.file} answer={data.answer} />
  ) : (
    <DownloadsPage copy={data.copy} search={data.search} list={data.list} papers={data.papers} />
  )
}
