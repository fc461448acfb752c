import { createFileRoute } from '@tanstack/react-router'
import { loadVideosCopy } from '~/content/center'
import { contentLanguageOf } from '~/contract/content'
import { videoListSchema, videoTypesSchema } from '~/contract/videos'
import { videosByType, videosSearchSchema } from '~/features/center/video-data'
import { VideosPage } from '~/features/center/videos-page'
import { currentLocale } from '~/lib/locale'
import { loadPageData, loadSideData } from '~/lib/page-data'
import { pageHead } from '~/lib/page-head'
import { validOrNotFound } from '~/lib/route-validation'

export const Route = createFileRoute('/center/video/')({
  // Whatever the query says is kept as it is: the loader judges it, and answers 404.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => ({ locale: currentLocale(), search }),
  loader: async ({ deps: { locale, search: asked } }) => {
    const search = validOrNotFound(videosSearchSchema, asked)
    const language = contentLanguageOf(locale)
    const byType = videosByType(locale)
    const [copy, types, groups, list] = await Promise.all([
      loadVideosCopy(locale),
      loadSideData({ path: 'video/types', query: { language }, data: videoTypesSchema }),
      search.type === undefined ? loadPageData(byType) : loadSideData(byType),
      search.type === undefined
        ? undefined
        : loadPageData({ path: 'videoCentre/list', query: { ...search, language }, data: videoListSchema })
    ])
    return { copy, search, types, groups, list }
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { copy, types, search } = loaderData
    const name = types?.find(({ type }) => type === search.type)?.name
    return pageHead({ title: name ? `${name} · ${copy.title}` : copy.title, description: copy.description })
  },
  component: VideosRoute
})

function VideosRoute() {
  return <VideosPage {...Route.useLoaderData()} />
}
