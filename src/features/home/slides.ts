import { pageDataTimeout } from '~/contract/limits'
import { type Slide, slidesSchema } from '~/contract/slides'
import { callMain } from '~/lib/api'
import { edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { storyPath } from '~/stories/address'

/** The slideshow (`slideshow/list`). Never rejects: without a valid answer in time, the site's own slides are shown. */
export async function loadSlides(): Promise<Slide[]> {
  const locale = currentLocale()
  try {
    const slides = await callMain({
      call: 'GET /slideshow/list',
      data: slidesSchema,
      timeout: pageDataTimeout,
      // Other pages prefetch this one, and their readers need no error message.
      suppressErrorToast: () => true
    })
    if (slides.length > 0) return slides
  } catch {
    // The visitor loses nothing by this failure, and the edge has logged it.
  }
  edgeContext()?.reportFallback()
  return [
    {
      id: 1,
      kind: m.home_slide_report_kind({}, { locale }),
      title: m.home_slide_report_title({}, { locale }),
      linkText: m.home_slide_report_link({}, { locale }),
      href: storyPath('1')
    },
    {
      id: 2,
      kind: m.home_slide_editions_kind({}, { locale }),
      title: m.home_slide_editions_title({}, { locale }),
      linkText: m.home_slide_editions_link({}, { locale }),
      href: storyPath('2')
    },
    {
      id: 3,
      kind: m.home_slide_shapes_kind({}, { locale }),
      title: m.home_slide_shapes_title({}, { locale }),
      linkText: m.home_slide_shapes_link({}, { locale }),
      href: storyPath('3')
    },
    {
      id: 4,
      kind: m.home_slide_guide_kind({}, { locale }),
      title: m.home_slide_guide_title({}, { locale }),
      linkText: m.home_slide_guide_link({}, { locale }),
      href: storyPath('4')
    }
  ]
}
