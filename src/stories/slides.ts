import type { Locale } from '~/contract/locale'
import type { Slide } from '~/contract/slides'
import { inOrder } from '~/lib/page-folders'
import type { StoryId, StorySlide } from './types'

/** The site's own slides, from the folders beside this module: one for each story. */
export const storySlides = (locale: Locale): Slide[] =>
  inOrder<StoryId, StorySlide>(import.meta.glob('./*/slide.ts', { eager: true, import: 'default' })).map(({ id, ...slide }) => ({
    id: Number(id),
    ...slide[locale],
    href: `/homedetails?id=${id}`
  }))
