import type { Locale } from '../contract/locale'

/** A message. Without a locale, it is in the page's. */
export type Text = (inputs?: Record<string, never>, options?: { locale?: Locale | undefined }) => string

/** The text with the name; undefined if there is none. */
export const findText = (texts: Readonly<Record<string, Text>>, name: string): Text | undefined =>
  Object.entries(texts).find(([key]) => key === name)?.[1]
