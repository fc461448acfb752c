import type { Locale } from '~/contract/locale'
import type { Drawing } from '~/ui/figure/drawn'
import type { Programme } from './types'

/** What the page needs of a programme: its copy, and its figure already drawn. */
export interface DrawnProgramme extends Omit<Programme, 'parties'> {
  drawing: Drawing
}

/** The programmes with their figures. Copy and drawing code are modules of their own, out of the other pages' way. */
export async function loadProgrammes(): Promise<{ programmes: DrawnProgramme[]; firstLetter: readonly string[] }> {
  const [{ programmes, firstLetter }, { programmeDrawing }] = await Promise.all([
    import('./zh-CN'),
    import('./programme-drawing')
  ])
  return {
    programmes: programmes.map(({ parties, ...programme }) => ({
      ...programme,
      drawing: programmeDrawing({ parties, deliveries: programme.deliveries })
    })),
    firstLetter
  }
}

/** Copy of the page with the partner form, in one language. */
export const loadConnect = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./connect.zh-CN') : await import('./connect.en-US')).default
