import { createFileRoute } from '@tanstack/react-router'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { loadFoundFrame, loadFrames } from '~/solutions/figures'
import { GalleryPage } from '~/solutions/gallery/gallery-page'
import { loadGallery } from '~/solutions/solutions'

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
