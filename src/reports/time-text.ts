import { type Locale, usesUnitWords } from '~/contract/locale'

const steps = [
  { unit: 'hour', symbol: 'h', milliseconds: 3_600_000 },
  { unit: 'minute', symbol: 'min', milliseconds: 60_000 },
  { unit: 'second', symbol: 's', milliseconds: 1000 },
  { unit: 'millisecond', symbol: 'ms', milliseconds: 1 },
  { unit: 'microsecond', symbol: 'µs', milliseconds: 0.001 }
] as const

const digits = { maximumSignificantDigits: 3 }

/** A duration in its largest unit that is at least one, with three digits: «247 µs», «3分钟». A break never parts the two. */
export function timeText(milliseconds: number, locale: Locale): string {
  const step = steps.find((each) => milliseconds >= each.milliseconds) ?? steps[4]
  const value = milliseconds / step.milliseconds
  if (!usesUnitWords(locale)) return `${new Intl.NumberFormat(locale, digits).format(value)}\u00a0${step.symbol}`
  return new Intl.NumberFormat(locale, { ...digits, style: 'unit', unit: step.unit, unitDisplay: 'short' }).format(value)
}

/** A power of ten on the axis of times, short in every language: «10 µs», «1 ms», «100 s». */
export function tickText(milliseconds: number): string {
  const [size, unit] = milliseconds < 1 ? [0.001, 'µs'] : milliseconds < 1000 ? [1, 'ms'] : [1000, 's']
  return `${Number((milliseconds / size).toPrecision(1))} ${unit}`
}

/** A multiple with three digits: «2.35×». */
export const multipleText = (value: number, locale: Locale): string => `${new Intl.NumberFormat(locale, digits).format(value)}×`
