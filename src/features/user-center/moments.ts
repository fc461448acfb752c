import type { Locale } from '~/contract/locale'

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000]
] as const

/** Relative time in the largest unit that fits: «3 hours ago». Times are milliseconds since 1970. */
export function formatAgo(at: number, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const ago = Math.max(0, now - at)
  const [unit, length] = units.find(([, size]) => ago >= size) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(ago / length), unit)
}
