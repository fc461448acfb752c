import type { Locale } from '~/contract/locale'

// Creating a formatter takes longer than rendering the rest of a section, so one per locale is cached.
const dayFormats = new Map<Locale, Intl.DateTimeFormat>()
const monthFormats = new Map<Locale, Intl.DateTimeFormat>()
const momentStyle = { dateStyle: 'medium', timeStyle: 'short' } as const
const momentFormats = new Map<Locale, Intl.DateTimeFormat>()
/** By locale and digits. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const roundFormats = new Map<Locale, Intl.NumberFormat>()
const powerFormats = new Map<Locale, Intl.NumberFormat>()

/** Formats an ISO 8601 day («2024-06-25») in the locale's long form. */
export function formatDay(day: string, locale: Locale): string {
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(locale, format)
  return format.format(new Date(day))
}

/** The ISO 8601 day of a moment in the browser's time zone. `at`: milliseconds since 1970. */
export function localDay(at: number): string {
  const date = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Formats a month («2024-06»). */
export function formatMonth(month: string, locale: Locale): string {
  const format = monthFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  monthFormats.set(locale, format)
  return format.format(new Date(`${month}-01`))
}

/** Short day and time in the browser's time zone. `at`: milliseconds since 1970. */
export function formatMoment(at: number, locale: Locale): string {
  const format = momentFormats.get(locale) ?? new Intl.DateTimeFormat(locale, momentStyle)
  momentFormats.set(locale, format)
  return format.format(at)
}

/** Short day and time with the offset of the zone: «Nov 28, 2026, 3:20 PM UTC+8». @param timeZone defaults to the browser's */
export function formatZonedMoment(at: number, locale: Locale, timeZone?: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  return `${new Intl.DateTimeFormat(locale, { ...momentStyle, timeZone }).format(at)} ${offset?.value.replace('GMT', 'UTC').replace(/\+0$/, '')}`
}

/** Formats a number with separators of thousands. @param digits most digits after the point */
export function formatNumber(number: number, locale: Locale, digits = 3): string {
  const key = `${locale} ${digits}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  numberFormats.set(key, format)
  return format.format(number)
}

/** Formats a count: round millions in words («4000万», «40 million»), other numbers with all digits. */
export function formatCount(count: number, locale: Locale): string {
  if (count < 1_000_000 || count % 100_000 !== 0) return formatNumber(count, locale, 20)
  const format =
    roundFormats.get(locale) ??
    new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 5 })
  roundFormats.set(locale, format)
  return format.format(count)
}

/** Formats a power of ten for an axis («1万», «10K»). */
export function formatPower(power: number, locale: Locale): string {
  const format = powerFormats.get(locale) ?? new Intl.NumberFormat(locale, { notation: 'compact' })
  powerFormats.set(locale, format)
  return format.format(power)
}
