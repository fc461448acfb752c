import type { Locale } from '../contract/locale'

/** A message. Without a locale, it is in the page's. */
export type Text = (inputs?: Record<string, never>, options?: { locale?: Locale | undefined }) => string

/** The text with the key; undefined if none has it. */
export const findText = (texts: Readonly<Record<string, Text>>, message: string): Text | undefined =>
  Object.entries(texts).find(([key]) => key === message)?.[1]
