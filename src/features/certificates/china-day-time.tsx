import { chinaDay } from '~/contract/china-day'
import { useLocale } from '~/lib/locale'
import { formatChinaDay } from './days'

/** The day of a moment in China. */
export const ChinaDayTime = ({ moment }: { moment: number }) => (
  <time dateTime={chinaDay(moment)}>{formatChinaDay(moment, useLocale())}</time>
)
