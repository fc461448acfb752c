import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import { solutionTypes } from './addresses'
import type { GalleryCopy, GalleryEntry, SolutionCopy, SolutionMeta, SolutionType, Words } from './types'

export const loadSolution = (type: SolutionType, locale: Locale): Promise<SolutionCopy> =>
  loadCopy(import.meta.glob<{ default: SolutionCopy }>(['./*/{zh-CN,en-US}.ts', '!./gallery/*']), locale, type)

/** Links of a solution's page beyond its own plates and its customer case. */
export type SolutionLinks = Pick<SolutionMeta, 'related' | 'demo'>

export async function loadSolutionLinks(type: SolutionType): Promise<SolutionLinks> {
  const { metaOf } = await import('./metas')
  const { related, demo } = metaOf(type)
  return { related, ...(demo && { demo }) }
}

export interface Gallery {
  copy: GalleryCopy
  entries: readonly ({ type: SolutionType } & GalleryEntry)[]
  /** Words of its figure: the names of the solutions and of the kinds of questions. */
  words: Words
}

export async function loadGallery(locale: Locale): Promise<Gallery> {
  const [copy, { metaOf }] = await Promise.all([
    loadCopy(import.meta.glob<{ default: GalleryCopy }>('./gallery/{zh-CN,en-US}.ts'), locale),
    import('./metas')
  ])
  const entries = solutionTypes.map((type) => ({ type, ...metaOf(type).gallery[locale] }))
  return { copy, entries, words: { ...copy.kinds, ...Object.fromEntries(entries.map(({ type, word }) => [type, word])) } }
}
