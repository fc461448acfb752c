import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { AboutCopy, BookCopy, OpeningsCopy } from './types'

/** The page about the company. */
export const loadAbout = (locale: Locale): Promise<AboutCopy> =>
  loadCopy(import.meta.glob<{ default: AboutCopy }>('./about/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The page of openings. */
export const loadOpenings = (locale: Locale): Promise<OpeningsCopy> =>
  loadCopy(import.meta.glob<{ default: OpeningsCopy }>('./openings/[a-z][a-z]-[A-Z][A-Z].ts'), locale)

/** The page about the book. */
export const loadBook = (locale: Locale): Promise<BookCopy> =>
  loadCopy(import.meta.glob<{ default: BookCopy }>('./book/[a-z][a-z]-[A-Z][A-Z].ts'), locale)
