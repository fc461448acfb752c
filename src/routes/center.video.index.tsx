import { createFileRoute } from '@tanstack/react-router'
import { loadVideos } from '~/features/center/load'
import { VideosPage } from '~/features/center/videos-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { knownSearch, type ListSearch, searchInput } from '~/lib/search-input'

export const Route = createFileRoute('/center/video/')({
  validateSearch: searchInput<ListSearch & { type?: string }>(),
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search: knownSearch(search, 'page', 'cursor', 'type') }),
  loader: ({ deps }) => loadVideos(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: VideosRoute
})

function VideosRoute() {
  return <VideosPage {...Route.useLoaderData()} />
}
