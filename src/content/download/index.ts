import type { Locale } from '~/contract/locale'

/** Copy of the page where a trial begins, in one language. */
export const loadDownload = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./download.zh-CN') : await import('./download.en-US')).default
