import type { Locale } from '../contract/locale'

/** A message without values: in the page's language, or in another one that the caller names. */
export type Message = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string
