import type { Locale } from '~/contract/locale'

const words: Readonly<Record<Locale, readonly string[]>> = {
  'en-US': ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  // Before a measure word, as counts stand in sentences.
  'zh-CN': ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
}

/** A count within a sentence: «eight», «八». Above twelve it stays a number. */
export const numberInWords = (count: number, locale: Locale): string => words[locale][count] ?? String(count)

/** A count at the beginning of a sentence: «Eight», «八». */
export function numberFirst(count: number, locale: Locale): string {
  const words = numberInWords(count, locale)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
