import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadFoundFrame, loadFrames } from '~/solutions/figures'
import { GalleryPage } from '~/solutions/gallery/gallery-page'
import { loadGallery } from '~/solutions/solutions'

export const Route = createFileRoute('/demogallery/')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const gallery = await loadGallery(deps.locale)
    return { gallery, hero: await loadFrames('gallery', gallery.words), found: await loadFoundFrame() }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.gallery.copy),
  component: GalleryRoute
})

function GalleryRoute() {
  return <GalleryPage {...Route.useLoaderData()} />
}
