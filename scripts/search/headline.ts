import type { Locale } from '../../src/contract/locale'

const lineJoints: Readonly<Record<Locale, string>> = { 'zh-CN': '', 'en-US': ' ' }

/** Joins the lines of a headline; Chinese lines join without a space. */
export const joined = (locale: Locale) => (headline: string) => headline.replaceAll('\n', lineJoints[locale])
