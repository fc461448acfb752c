import { chinaDay } from '~/contract/china-day'
import type { Locale } from '~/contract/locale'
import { formatDay } from '~/lib/format'

/** A moment as a day in China, where the issuer is, in the locale's long form. */
export const formatChinaDay = (moment: number, locale: Locale): string => formatDay(chinaDay(moment), locale)
