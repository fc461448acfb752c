import type { Locale } from '~/contract/locale'

/** The tabs of `/product`, as its address names them; the first is shown where it names none. */
export const tabIds = ['index', 'join', 'fit'] as const
export type TabId = (typeof tabIds)[number]

/** What a graph database is, in one language. */
export const loadWhat = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./what.zh-CN') : await import('./what.en-US')).default

/** The same question as joins and as hops, in one language. */
export const loadJoins = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./joins.zh-CN') : await import('./joins.en-US')).default

/** When to use a graph database, in one language. */
export const loadFit = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./fit.zh-CN') : await import('./fit.en-US')).default

/** Hybrid retrieval-augmented generation, in one language. */
export const loadRag = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./rag.zh-CN') : await import('./rag.en-US')).default

/** Why this database, in one language. */
export const loadWhy = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./why.zh-CN') : await import('./why.en-US')).default

/** The graph intelligence platform, in one language. */
export const loadPlatform = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./platform.zh-CN') : await import('./platform.en-US')).default

/** The AI compute appliance, in one language. */
export const loadAppliance = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./appliance.zh-CN') : await import('./appliance.en-US')).default

/** The weaving tool, in one language. */
export const loadWeaver = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./weaver.zh-CN') : await import('./weaver.en-US')).default
