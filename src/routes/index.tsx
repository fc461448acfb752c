import { createFileRoute } from '@tanstack/react-router'
import { brand } from '~/contract/brand'
import { optionalDataTimeout } from '~/contract/limits'
import { withTimeout } from '~/contract/with-timeout'
import { HeroSection } from '~/features/home/hero-section'
import { organization, softwareApplication } from '~/features/home/home-data'
import { loadLatestNews } from '~/features/home/latest-news'
import { NewsStrip } from '~/features/home/news-strip'
import { hero, plates } from '~/features/home/sections'
import { loadSlides } from '~/features/home/slides'
import { Slideshow } from '~/features/home/slideshow'
import { currentLocale } from '~/lib/locale'
import { pageHead } from '~/lib/page-head'
import { m } from '~/paraglide/messages'
import { loadSection, ServerSection, StructuredData } from '~/ui/server-section'

export const Route = createFileRoute('/')({
  // Data that main returns in time is part of the page without scripts too, whereas streamed parts need scripts to get to their
  // place. Late data follows in the stream.
  loader: async () => {
    const [slides, news] = [loadSlides(), loadLatestNews(currentLocale())]
    const [knownSlides, knownNews] = await Promise.all([
      import.meta.env.SSR ? withTimeout(slides, optionalDataTimeout) : undefined,
      import.meta.env.SSR ? withTimeout(news, optionalDataTimeout) : undefined,
      loadSection(hero),
      loadSection(plates)
    ])
    return { slides: knownSlides ?? slides, news: knownNews ?? news }
  },
  head: () => {
    const title = m.home_title({ brand })
    return pageHead({ title, description: m.home_description() }, title)
  },
  component: Home
})

function Home() {
  const { slides, news } = Route.useLoaderData()
  return (
    <main id="main" tabIndex={-1}>
      <HeroSection />
      <Slideshow slides={slides} />
      <NewsStrip news={news} />
      <ServerSection section={plates} />
      <StructuredData thing={import.meta.env.SSR && organization} />
      <StructuredData thing={import.meta.env.SSR && softwareApplication} />
    </main>
  )
}
