import { createFileRoute } from '@tanstack/react-router'
import { loadVideos } from '~/features/center/load'
import { VideosPage } from '~/features/center/videos-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/center/video/')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadVideos(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: VideosRoute
})

function VideosRoute() {
  return <VideosPage {...Route.useLoaderData()} />
}
