import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { DemoType } from '~/demos/types'
import type { ShownRows } from '~/features/queries/result-table'
import { moduleAt } from '~/lib/page-modules'
import { solutionTypes } from './addresses'
import type { GalleryCopy, GalleryEntry, SolutionCopy, SolutionMeta, SolutionType, Words } from './types'

export const loadSolution = (type: SolutionType, locale: Locale): Promise<SolutionCopy> =>
  loadCopy(import.meta.glob<{ default: SolutionCopy }>(['./*/[a-z][a-z]-[A-Z][A-Z].ts', '!./gallery/*']), locale, type)

/** Answers of the page's queries in their order. A test compares them with the engine's. */
export const loadAnswers = (type: SolutionType): Promise<readonly ShownRows[]> =>
  moduleAt(import.meta.glob<readonly ShownRows[]>('./*/answers.json', { import: 'default' }), `/${type}/answers.json`)()

/** Links of a solution's page to other pages. */
export interface SolutionLinks extends Pick<SolutionMeta, 'related'> {
  /** The online demos of the same question. */
  demos: readonly DemoType[]
}

export async function loadSolutionLinks(type: SolutionType): Promise<SolutionLinks> {
  const [{ metaOf }, { demosOf }] = await Promise.all([import('./metas'), import('~/demos/metas')])
  return { related: metaOf(type).related, demos: demosOf(type) }
}

export interface Gallery {
  copy: GalleryCopy
  entries: readonly ({ type: SolutionType } & GalleryEntry)[]
  /** Words of its figure: the names of the solutions and of the kinds of questions. */
  words: Words
}

export async function loadGallery(locale: Locale): Promise<Gallery> {
  const [copy, { metaOf }] = await Promise.all([
    loadCopy(import.meta.glob<{ default: GalleryCopy }>('./gallery/[a-z][a-z]-[A-Z][A-Z].ts'), locale),
    import('./metas')
  ])
  const entries = solutionTypes.map((type) => {
    const { word, question, text } = metaOf(type).gallery
    return { type, word: word({}, { locale }), question: question({}, { locale }), text: text({}, { locale }) }
  })
  return { copy, entries, words: { ...copy.kinds, ...Object.fromEntries(entries.map(({ type, word }) => [type, word])) } }
}
