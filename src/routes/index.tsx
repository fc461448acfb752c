import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/contract/brand'
import { organization, softwareApplication } from '~/features/home/home-data'
import { hero, plates } from '~/features/home/sections'
import { loadSlides } from '~/features/home/slides'
import { Slideshow } from '~/features/home/slideshow'
import { pageHead } from '~/lib/page-head'
import { m } from '~/paraglide/messages'
import { prepareSection, ServerSection, StructuredData } from '~/ui/server-section'

export const Route = createFileRoute('/')({
  // The slides are not awaited: the page is streamed, and they follow once the API has answered.
  loader: async () => {
    await Promise.all([prepareSection(hero), prepareSection(plates)])
    return { slides: loadSlides() }
  },
  head: () => {
    const title = m.home_title({ brand })
    return pageHead({ title, description: m.home_description() }, title)
  },
  component: Home
})

function Home() {
  const { slides } = Route.useLoaderData()
  return (
    <main id="main" tabIndex={-1}>
      <ServerSection section={hero} />
      <Slideshow slides={slides} />
      <ServerSection section={plates} />
      <StructuredData thing={import.meta.env.SSR && organization} />
      <StructuredData thing={import.meta.env.SSR && softwareApplication} />
    </main>
  )
}
