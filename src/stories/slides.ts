import type { Locale } from '~/contract/locale'
import type { Slide } from '~/contract/slides'
import type { StorySlide } from './types'

const slides = import.meta.glob<StorySlide>('./*/slide.ts', { eager: true, import: 'default' })

/** The site's own slides, from the folders beside this module: one for each story, in the order of their ids. */
export const storySlides = (locale: Locale): Slide[] =>
  [...Object.entries(slides).map(([path, slide]) => ({ id: Number(path.split('/')[1]), ...slide }))]
    .sort((a, b) => a.id - b.id)
    .map(({ id, kind, title, linkText }) => ({
      id,
      kind: kind({}, { locale }),
      title: title({}, { locale }),
      linkText: linkText({}, { locale }),
      href: `/homedetails?id=${id}`
    }))
