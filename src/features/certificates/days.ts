import type { Locale } from '~/contract/locale'
import { formatDay } from '~/lib/format'

/** Calendar day of a moment in China, where the issuer is: `2026-11-23`. */
export const chinaDay = (moment: number): string => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10)

/** A moment as a day in China, in the locale's long form. */
export const formatChinaDay = (moment: number, locale: Locale): string => formatDay(chinaDay(moment), locale)
