import { type Locale, usesFullWidthMarks } from '~/contract/locale'

/*
 * Slots of every content page. Their lengths are limited by slot and language (`copyLimit`), so that no text breaks the
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

/** Properties of `PageHero` by the page's copy. The trail is that of a page directly below the home page. */
export const headOf = ({ title, kicker, headline, lead }: PageCopy) => ({
  trail: [{ name: title }],
  kicker,
  title: headline,
  lead
})

/** Head of a plate: the question on the left, the answer as headline. */
export interface PlateCopy {
  question: string
  headline: string
  lead?: string
}

/** A term and its explanation. */
export interface Item {
  term: string
  text: string
}

/** A figure in the head of a page. */
export interface FigureCopy {
  /** Text alternative for screen readers. */
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

/** Maximum number of characters by slot, in Chinese and in languages with letters. `headline` applies to pages and plates. */
const limits: Readonly<Record<string, readonly [chinese: number, letters: number]>> = {
  title: [22, 60],
  description: [90, 170],
  kicker: [20, 44],
  headline: [26, 64],
  question: [14, 34],
  lead: [130, 340]
}

/** Maximum number of characters of a slot in a language; 5000 for a name without a limit of its own. */
export const copyLimit = (slot: string, locale: Locale): number => limits[slot]?.[usesFullWidthMarks(locale) ? 0 : 1] ?? 5000
