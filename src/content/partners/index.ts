import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { Drawing } from '~/ui/figure/drawn'
import type { ConnectCopy, Programme } from './types'

/** What the page needs of a programme: its copy, and its figure already drawn. */
export interface DrawnProgramme extends Omit<Programme, 'parties'> {
  drawing: Drawing
}

/** The programmes with their figures. Copy and drawing code are modules of their own, out of the other pages' way. */
export async function loadProgrammes(): Promise<{ programmes: DrawnProgramme[]; firstLetter: readonly string[] }> {
  const [{ programmes, firstLetter }, { programmeDrawing }] = await Promise.all([
    import('./programs'),
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

/** The page with the partner form. */
export const loadConnect = (locale: Locale): Promise<ConnectCopy> =>
  loadCopy(import.meta.glob<{ default: ConnectCopy }>('./connect/{zh-CN,en-US}.ts'), locale)
