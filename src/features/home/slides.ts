import { pageDataTimeout } from '~/contract/limits'
import { type Slide, slidesSchema } from '~/contract/slides'
import { answeredWithin, callMain, isMissingCall } from '~/lib/api'
import { edgeContext } from '~/lib/edge-context'
import { currentLocale } from '~/lib/locale'

/** The slideshow (`slideshow/list`). Never rejects: without a valid answer in time, the site's own slides are shown. */
export async function loadSlides(): Promise<Slide[]> {
  const locale = currentLocale()
  try {
    const slides = await callMain({
      call: 'GET /slideshow/list',
      data: slidesSchema,
      ...answeredWithin(pageDataTimeout),
      // Other pages prefetch this one, and their readers need no error message.
      suppressErrorToast: () => true
    })
    if (slides.length > 0) return slides
  } catch (error) {
    // The visitor loses nothing by a failure, and the edge has logged it. A vendor's main need not have the call.
    if (!isMissingCall(error)) edgeContext()?.reportFallback()
  }
  // Rarely needed, so their words are not in the page's own script.
  const { storySlides } = await import('~/stories/slides')
  return storySlides(locale)
}
