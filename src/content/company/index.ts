import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { Opening } from './openings'
import type { AboutCopy, BookCopy, OpeningCopy, OpeningsCopy, OpeningText } from './types'

/** The page about the company. */
export const loadAbout = (locale: Locale): Promise<AboutCopy> =>
  loadCopy(import.meta.glob<{ default: AboutCopy }>('./about/{zh-CN,en-US}.ts'), locale)

/** The page of openings. */
export const loadOpenings = (locale: Locale): Promise<OpeningsCopy> =>
  loadCopy(import.meta.glob<{ default: OpeningsCopy }>('./openings/{zh-CN,en-US}.ts'), locale)

export const loadOpening = async ({ id, list }: Opening, locale: Locale): Promise<OpeningText> => ({
  ...list[locale],
  ...(await loadCopy(import.meta.glob<{ default: OpeningCopy }>('./openings/*/{zh-CN,en-US}.ts'), locale, id))
})

/** The page about the book. */
export const loadBook = (locale: Locale): Promise<BookCopy> =>
  loadCopy(import.meta.glob<{ default: BookCopy }>('./book/{zh-CN,en-US}.ts'), locale)
