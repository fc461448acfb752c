import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadFrames } from '~/solutions/figures'
import { GalleryPage } from '~/solutions/gallery/gallery-page'
import { loadGallery } from '~/solutions/solutions'
import { stepFrame } from '~/solutions/step-frame'

export const Route = createFileRoute('/demogallery/')({
  loaderDeps: () => ({ locale: currentLocale() }),
  loader: async ({ deps }) => {
    const gallery = await loadGallery(deps.locale)
    return { gallery, hero: await loadFrames('gallery', gallery.words), found: stepFrame }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => pageHead(loaderData?.gallery.copy),
  component: GalleryRoute
})

function GalleryRoute() {
  return <GalleryPage {...Route.useLoaderData()} />
}
