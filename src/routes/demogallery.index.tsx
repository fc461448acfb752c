import { createFileRoute } from '@tanstack/react-router'
import { loadGallery } from '~/content/solutions'
import { loadFoundFrame, loadFrames } from '~/features/solutions/figures'
import { GalleryPage } from '~/features/solutions/gallery-page'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'

export const Route = createFileRoute('/demogallery/')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const copy = await loadGallery(deps.locale)
    return { copy, hero: await loadFrames('gallery', copy.words), found: await loadFoundFrame() }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.copy),
  component: GalleryRoute
})

function GalleryRoute() {
  const { copy, hero, found } = Route.useLoaderData()
  return <GalleryPage copy={copy} hero={hero} found={found} />
}
