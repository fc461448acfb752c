import { type Locale, usesUnitWords } from '../../src/contract/locale'
import { Refusal } from './answer'

/** A message with the time to wait. */
export type Message = (inputs: { wait: string }, options: { locale: Locale }) => string

/** 429 for a rate limit, with the seconds to wait in `Retry-After` and in words in the text. */
export function tooOften(message: Message, retryAfter: number): Refusal {
  return new Refusal(429, (_, { locale }) => message({ wait: waitText(retryAfter, locale) }, { locale }), { retryAfter })
}

/** A time to wait in words: «45秒», «9 minutes». Rounded up, so that a retry after it succeeds. */
export function waitText(seconds: number, locale: Locale): string {
  const [value, unit] =
    seconds < 100
      ? [seconds, 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  // The long Chinese form puts a space before the unit.
  const unitDisplay = usesUnitWords(locale) ? 'short' : 'long'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value)
}
