import type { Locale } from '~/contract/locale'

/*
 * The slots that every content page has. Their lengths are limited by slot and language (`copyLimits`), so that whatever is
 * written into them keeps the layout whole; `copy.test.ts` holds the limits and that both languages have the same slots.
 */

/** What a content page says of itself. */
export interface PageCopy {
  /** Name of the page, without the name of the site: browser title, search results. */
  title: string
  /** One or two sentences for search results and for whoever shares the page. */
  description: string
  /** A few words above the headline. */
  kicker: string
  /** The headline; a line break in it is kept. */
  headline: string
  lead: string
}

/** What a plate says before its body: the question on the left, the answer as headline. */
export interface PlateCopy {
  question: string
  headline: string
  lead?: string
}

/** Characters at most, by slot. `headline` is that of a page or of a plate. */
export const copyLimits: Readonly<Record<string, Readonly<Record<Locale, number>>>> = {
  title: { 'zh-CN': 22, 'en-US': 60 },
  description: { 'zh-CN': 90, 'en-US': 170 },
  kicker: { 'zh-CN': 20, 'en-US': 44 },
  headline: { 'zh-CN': 26, 'en-US': 64 },
  question: { 'zh-CN': 14, 'en-US': 34 },
  lead: { 'zh-CN': 130, 'en-US': 340 }
}
