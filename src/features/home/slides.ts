import { pageDataTimeout } from '~/contract/limits'
import { type Slide, slidesSchema } from '~/contract/slides'
import { callMain } from '~/lib/api'
import { edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'
import { storySlides } from '~/stories/slides'

/** The slideshow (`slideshow/list`). Never rejects: without a valid answer in time, the site's own slides are shown. */
export async function loadSlides(): Promise<Slide[]> {
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
  return storySlides(currentLocale())
}
