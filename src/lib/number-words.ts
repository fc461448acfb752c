import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'

/** A count within a sentence: «eight», «八»; «两» is the Chinese form before a measure word. Above twelve it stays a number. */
export const numberInWords = (count: number, locale: Locale): string =>
  m.page_numbers({}, { locale }).split(' ')[count] ?? String(count)

/** A count at the beginning of a sentence: «Eight», «八». */
export function numberFirst(count: number, locale: Locale): string {
  const words = numberInWords(count, locale)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
