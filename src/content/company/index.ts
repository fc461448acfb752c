import type { Locale } from '~/contract/locale'

/** Copy of the page about the company, in one language. */
export const loadAbout = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./about.zh-CN') : await import('./about.en-US')).default

/** Copy of the page of openings and of each opening, in one language. */
export const loadOpenings = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./openings.zh-CN') : await import('./openings.en-US')).default

/** Copy of the page about the book, in one language. */
export const loadBook = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./book.zh-CN') : await import('./book.en-US')).default
