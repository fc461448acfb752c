import type { Locale } from '../../src/contract/locale'

/** A time to wait as a person says it: «45秒», «9 minutes». Rounded up, so that nobody comes back too early. */
export function waitText(seconds: number, locale: Locale): string {
  const [value, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  const unitDisplay = locale === 'zh-CN' ? 'short' : 'long'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value)
}
