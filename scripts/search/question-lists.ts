import { internationalLocale, type Locale, originalLocale } from '../../src/contract/locale'
import type { Question } from './question'
import { questions as chinese } from './questions-chinese'
import { questions as english } from './questions-english'
import { questions as tradeChinese } from './trade-chinese'
import { questions as tradeEnglish } from './trade-english'
import { questions as visitorsChinese } from './visitors-chinese'
import { questions as visitorsEnglish } from './visitors-english'

/** Queries with known answers, by language and by who asked them. */
export const questionLists: Readonly<Record<Locale, Readonly<Record<'readers' | 'visitors' | 'trade', readonly Question[]>>>> = {
  [originalLocale]: { readers: chinese, visitors: visitorsChinese, trade: tradeChinese },
  [internationalLocale]: { readers: english, visitors: visitorsEnglish, trade: tradeEnglish }
}
