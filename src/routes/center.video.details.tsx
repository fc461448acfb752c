import { createFileRoute } from '@tanstack/react-router'
import { loadVideo } from '~/features/center/load'
import { VideoPage } from '~/features/center/video-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { type EntryId, knownSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/center/video/details')({
  validateSearch: searchInput<{ id: EntryId }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'id') }),
  loader: ({ deps }) => loadVideo(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: VideoRoute
})

function VideoRoute() {
  return <VideoPage {...Route.useLoaderData()} />
}
