import { type Locale, sentenceGap } from '../../src/contract/locale'

/** Joins the lines of a headline; Chinese lines join without a space. */
export const joined = (locale: Locale) => (headline: string) => headline.replaceAll('\n', sentenceGap(locale))
