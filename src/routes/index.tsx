import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/contract/brand'
import { ClosingCall } from '~/features/home/closing-call'
import { loadCounts } from '~/features/home/figures/home-drawing'
import { Hero } from '~/features/home/hero'
import { homeData } from '~/features/home/home-data'
import { preparePlates, ServerPlates } from '~/features/home/server-plates'
import { loadSlides } from '~/features/home/slides'
import { Slideshow } from '~/features/home/slideshow'
import { pageHead } from '~/lib/page-head'
import { m } from '~/paraglide/messages'
import { StructuredData } from '~/ui/structured-data'

export const Route = createFileRoute('/')({
  // The slides are not awaited: the page streams, and they follow when the API has answered.
  loader: async () => {
    const [counts] = await Promise.all([loadCounts(), preparePlates()])
    return { counts, slides: loadSlides() }
  },
  head: () => {
    const title = m.home_title({ brand })
    return pageHead({ title, description: m.home_description() }, title)
  },
  component: Home
})

function Home() {
  const { counts, slides } = Route.useLoaderData()
  const { organization, application } = homeData()
  return (
    <main id="main" tabIndex={-1}>
      <Hero hops={counts.hops} />
      <Slideshow slides={slides} />
      <ServerPlates />
      <ClosingCall lattice={counts.lattice} />
      <StructuredData json={organization} />
      <StructuredData json={application} />
    </main>
  )
}
