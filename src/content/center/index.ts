import type { Locale } from '~/contract/locale'

/** Copy of the video center, in one language. */
export const loadVideosCopy = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./videos.zh-CN') : await import('./videos.en-US')).default

/** Copy of the research center, in one language. */
export const loadResearchCopy = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./research.zh-CN') : await import('./research.en-US')).default

/** Copy of the graph school, in one language. */
export const loadSchoolCopy = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./school.zh-CN') : await import('./school.en-US')).default

/** Copy of the consultancy page, in one language. */
export const loadConsultancyCopy = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./consultancy.zh-CN') : await import('./consultancy.en-US')).default

/** Copy of the download center, in one language. */
export const loadDownloadsCopy = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./downloads.zh-CN') : await import('./downloads.en-US')).default
