import type { Locale } from '~/contract/locale'

const steps = [
  { unit: 'hour', symbol: 'h', milliseconds: 3_600_000 },
  { unit: 'minute', symbol: 'min', milliseconds: 60_000 },
  { unit: 'second', symbol: 's', milliseconds: 1000 },
  { unit: 'millisecond', symbol: 'ms', milliseconds: 1 },
  { unit: 'microsecond', symbol: 'µs', milliseconds: 0.001 }
] as const

type Step = (typeof steps)[number]

const digits = { maximumSignificantDigits: 3 }

/** Chinese has its own words of units; English has the symbols of the SI, as on the axis. */
const formats: Readonly<Record<Locale, (value: number, step: Step) => string>> = {
  'zh-CN': (value, { unit }) =>
    new Intl.NumberFormat('zh-CN', { ...digits, style: 'unit', unit, unitDisplay: 'short' }).format(value),
  'en-US': (value, { symbol }) => `${new Intl.NumberFormat('en-US', digits).format(value)} ${symbol}`
}

/** A duration in its largest unit that is at least one, with three digits: «247 µs», «3分钟». */
export function timeText(milliseconds: number, locale: Locale): string {
  const step = steps.find((each) => milliseconds >= each.milliseconds) ?? steps[4]
  return formats[locale](milliseconds / step.milliseconds, step)
}

/** A power of ten on the axis of times, short in every language: «10 µs», «1 ms», «100 s». */
export function tickText(milliseconds: number): string {
  const [size, unit] = milliseconds < 1 ? [0.001, 'µs'] : milliseconds < 1000 ? [1, 'ms'] : [1000, 's']
  return `${Number((milliseconds / size).toPrecision(1))} ${unit}`
}

/** A multiple with three digits: «2.35×». */
export const multipleText = (value: number, locale: Locale): string => `${new Intl.NumberFormat(locale, digits).format(value)}×`
