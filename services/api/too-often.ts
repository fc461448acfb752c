import type { Locale } from '../../src/contract/locale'
import { Refusal } from './answer'

/** A message that may tell how long to wait. */
export type Message = (inputs: { wait: string }, options: { locale: Locale }) => string

/** The refusal of a call that was made too often: 429, with the seconds to wait in `Retry-After` and in words in the text. */
export function tooOften(message: Message, retryAfter: number): Refusal {
  return new Refusal(429, (_, { locale }) => message({ wait: waitText(retryAfter, locale) }, { locale }), { retryAfter })
}

/** The long Chinese form sets a space before the unit. */
const unitDisplays = { 'zh-CN': 'short', 'en-US': 'long' } as const satisfies Record<Locale, string>

/** A time to wait as a person says it: «45秒», «9 minutes». Rounded up, so that nobody comes back too early. */
export function waitText(seconds: number, locale: Locale): string {
  const [value, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unitDisplays[locale] }).format(value)
}
