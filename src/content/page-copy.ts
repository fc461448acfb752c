import type { Locale } from '~/contract/locale'

/*
 * Slots of every content page. Their lengths are limited by slot and language (`copyLimits`), so that no text breaks the
 * layout; `copy.test.ts` checks the limits, and that both languages have the same slots.
 */

/** Metadata of a content page. */
export interface PageCopy {
  /** Name of the page, without the name of the site: browser title, search results. */
  title: string
  /** One or two sentences for search results and link previews. */
  description: string
  /** A few words above the headline. */
  kicker: string
  /** The headline; a line break in it is kept. */
  headline: string
  lead: string
}

/** Head of a plate: the question on the left, the answer as headline. */
export interface PlateCopy {
  question: string
  headline: string
  lead?: string
}

/** A term and what is said of it. */
export interface Item {
  term: string
  text: string
}

/** A figure in the head of a page. */
export interface FigureCopy {
  /** What a screen reader says instead. */
  alt: string
  caption: string
  reading: string
  note: string
}

/** The last plate of a page: two steps, whose addresses the page knows. */
export type NextCopy = PlateCopy & { steps: readonly [StepCopy, StepCopy] }

interface StepCopy {
  kicker: string
  title: string
  link: string
}

/** Most characters by slot. `headline` applies to pages and plates. */
export const copyLimits: Readonly<Record<string, Readonly<Record<Locale, number>>>> = {
  title: { 'zh-CN': 22, 'en-US': 60 },
  description: { 'zh-CN': 90, 'en-US': 170 },
  kicker: { 'zh-CN': 20, 'en-US': 44 },
  headline: { 'zh-CN': 26, 'en-US': 64 },
  question: { 'zh-CN': 14, 'en-US': 34 },
  lead: { 'zh-CN': 130, 'en-US': 340 }
}
