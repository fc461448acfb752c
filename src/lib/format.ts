import type { Locale } from '~/contract/locale'

// Making a formatter costs more than the rest of a section's rendering, so each locale's is made once.
const dayFormats = new Map<Locale, Intl.DateTimeFormat>()
const monthFormats = new Map<Locale, Intl.DateTimeFormat>()
const momentStyle = { dateStyle: 'medium', timeStyle: 'short' } as const
const momentFormats = new Map<Locale, Intl.DateTimeFormat>()
const plainFormats = new Map<Locale, Intl.NumberFormat>()
const roundFormats = new Map<Locale, Intl.NumberFormat>()
const powerFormats = new Map<Locale, Intl.NumberFormat>()

/** A day, given as ISO 8601 («2024-06-25»), in the long form of the locale. */
export function formatDay(day: string, locale: Locale): string {
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(locale, format)
  return format.format(new Date(day))
}

/** A month, given as «2024-06», as the locale writes it. */
export function formatMonth(month: string, locale: Locale): string {
  const format = monthFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  monthFormats.set(locale, format)
  return format.format(new Date(`${month}-01`))
}

/** Day and time where the reader is, short. `at`: milliseconds since 1970. */
export function formatMoment(at: number, locale: Locale): string {
  const format = momentFormats.get(locale) ?? new Intl.DateTimeFormat(locale, momentStyle)
  momentFormats.set(locale, format)
  return format.format(at)
}

/** The same in UTC, and it says so: for whoever does not know where the reader is. */
export function formatMomentInUtc(at: number, locale: Locale): string {
  return `${new Intl.DateTimeFormat(locale, { ...momentStyle, timeZone: 'UTC' }).format(at)} UTC`
}

/** A count as it is read: round millions in words («4000万», «40 million»), every other number with all of its digits. */
export function formatCount(count: number, locale: Locale): string {
  const isRound = count >= 1_000_000 && count % 100_000 === 0
  const formats = isRound ? roundFormats : plainFormats
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(
      locale,
      isRound ? { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 5 } : { maximumFractionDigits: 20 }
    )
  formats.set(locale, format)
  return format.format(count)
}

/** A power of ten, as short as it can be written on a scale («1万», «10K»). */
export function formatPower(power: number, locale: Locale): string {
  const format = powerFormats.get(locale) ?? new Intl.NumberFormat(locale, { notation: 'compact' })
  powerFormats.set(locale, format)
  return format.format(power)
}

/** Sizes of which the next is a thousand times the one before. */
const byteUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** The size of a file, short, in the locale's form («0.8 kB», «1.2 MB»). */
export function formatBytes(bytes: number, locale: Locale): string {
  const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2
  const unit = byteUnits[step]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / 1000 ** (step + 1)
  )
}
