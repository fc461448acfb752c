import type { Locale } from '../contract/locale'

/** A message. Without a locale, it is in the page's. */
export type Text = (inputs?: Record<string, never>, options?: { locale?: Locale | undefined }) => string
