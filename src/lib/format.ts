import type { Locale } from '~/contract/locale'

// Making a formatter costs more than the rest of a section's rendering, so each locale's is made once.
const dayFormats = new Map<Locale, Intl.DateTimeFormat>()

/** A day, given as ISO 8601 («2024-06-25»), in the long form of the locale. */
export function formatDay(day: string, locale: Locale): string {
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(locale, format)
  return format.format(new Date(day))
}
