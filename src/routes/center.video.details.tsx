import { createFileRoute } from '@tanstack/react-router'
import { loadVideo } from '~/features/center/load'
import { VideoPage } from '~/features/center/video-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/center/video/details')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: ({ deps }) => loadVideo(deps.search, deps.locale),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: VideoRoute
})

function VideoRoute() {
  return <VideoPage {...Route.useLoaderData()} />
}
