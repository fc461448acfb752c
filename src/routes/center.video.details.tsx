import { createFileRoute } from '@tanstack/react-router'
import { loadVideosCopy } from '~/content/center'
import { contentIdSchema, contentLanguageOf } from '~/contract/content'
import { videoDetailSchema } from '~/contract/videos'
import { videosByType } from '~/features/center/video-data'
import { VideoPage } from '~/features/center/video-page'
import { currentLocale } from '~/lib/locale'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

export const Route = createFileRoute('/center/video/details')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): { id?: unknown } => search,
  loaderDeps: ({ search }) => ({ id: search.id, locale: currentLocale() }),
  loader: async ({ deps: { id: asked, locale } }) => {
    const id = validOrNotFound(contentIdSchema, asked)
    const query = { id, language: contentLanguageOf(locale) }
    const [copy, video, groups] = await Promise.all([
      loadVideosCopy(locale),
      loadPageData({ path: 'videoCentre/detail', query, data: videoDetailSchema }),
      loadSideData(videosByType(locale))
    ])
    return { copy, video, groups }
  },
  head: ({ loaderData }) => pageHead(loaderData && descriptionOf(loaderData)),
  component: VideoRoute
})

const descriptionOf = ({
  copy,
  video
}: {
  copy: { title: string; description: string }
  video?: { title: string; summary: string }
}) => (video ? { title: video.title, description: video.summary } : copy)

function VideoRoute() {
  return <VideoPage {...Route.useLoaderData()} />
}
