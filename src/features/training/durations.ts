import type { Locale } from '~/contract/locale'

/** Formats a duration in words («24 hours», «7 days»). More than one whole day is given in days. */
export function durationInWords(amount: number, unit: 'minute' | 'hour' | 'year', locale: Locale): string {
  const isDays = unit === 'hour' && amount > 24 && amount % 24 === 0
  const style = { style: 'unit', unit: isDays ? 'day' : unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(locale, style).format(isDays ? amount / 24 : amount)
}
