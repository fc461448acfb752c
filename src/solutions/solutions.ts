import type { Locale } from '~/contract/locale'
import { loadCopy } from '~/lib/load-copy'
import type { SolutionType } from './solution-types'
import type { GalleryCopy, SolutionCopy } from './types'

export const loadSolution = (type: SolutionType, locale: Locale): Promise<SolutionCopy> =>
  loadCopy(import.meta.glob<{ default: SolutionCopy }>(['./*/{zh-CN,en-US}.ts', '!./gallery/*']), locale, type)

/** The overview of the solutions. */
export const loadGallery = (locale: Locale): Promise<GalleryCopy> =>
  loadCopy(import.meta.glob<{ default: GalleryCopy }>('./gallery/{zh-CN,en-US}.ts'), locale)
