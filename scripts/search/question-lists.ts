import { internationalLocale, type Locale, originalLocale } from '../../src/contract/locale'
import { questions as guestsChineseSentences } from './guests-chinese-sentences'
import { questions as guestsChineseWords } from './guests-chinese-words'
import { questions as guestsEnglishSentences } from './guests-english-sentences'
import { questions as guestsEnglishWords } from './guests-english-words'
import { questions as newcomersChineseSentences } from './newcomers-chinese-sentences'
import { questions as newcomersChineseWords } from './newcomers-chinese-words'
import { questions as newcomersEnglishSentences } from './newcomers-english-sentences'
import { questions as newcomersEnglishWords } from './newcomers-english-words'
import type { Question } from './question'
import { questions as chinese } from './questions-chinese'
import { questions as english } from './questions-english'
import { questions as strangersChineseSentences } from './strangers-chinese-sentences'
import { questions as strangersChineseVariants } from './strangers-chinese-variants'
import { questions as strangersChineseWords } from './strangers-chinese-words'
import { questions as strangersEnglishSentences } from './strangers-english-sentences'
import { questions as strangersEnglishVariants } from './strangers-english-variants'
import { questions as strangersEnglishWords } from './strangers-english-words'
import { questions as titlesChineseSentences } from './titles-chinese-sentences'
import { questions as titlesChineseWords } from './titles-chinese-words'
import { questions as titlesEnglishSentences } from './titles-english-sentences'
import { questions as titlesEnglishWords } from './titles-english-words'
import { questions as tradeChinese } from './trade-chinese'
import { questions as tradeEnglish } from './trade-english'
import { questions as visitorsChinese } from './visitors-chinese'
import { questions as visitorsEnglish } from './visitors-english'

type Asked = 'readers' | 'visitors' | 'trade' | 'strangers' | 'titles' | 'newcomers' | 'guests'

/** Queries with known answers, by language and by the group of people who asked them. */
export const questionLists: Readonly<Record<Locale, Readonly<Record<Asked, readonly Question[]>>>> = {
  [originalLocale]: {
    readers: chinese,
    visitors: visitorsChinese,
    trade: tradeChinese,
    strangers: [...strangersChineseWords, ...strangersChineseSentences, ...strangersChineseVariants],
    titles: [...titlesChineseWords, ...titlesChineseSentences],
    newcomers: [...newcomersChineseWords, ...newcomersChineseSentences],
    guests: [...guestsChineseWords, ...guestsChineseSentences]
  },
  [internationalLocale]: {
    readers: english,
    visitors: visitorsEnglish,
    trade: tradeEnglish,
    strangers: [...strangersEnglishWords, ...strangersEnglishSentences, ...strangersEnglishVariants],
    titles: [...titlesEnglishWords, ...titlesEnglishSentences],
    newcomers: [...newcomersEnglishWords, ...newcomersEnglishSentences],
    guests: [...guestsEnglishWords, ...guestsEnglishSentences]
  }
}

/** The questions that one of the pages answers; main answers the others. */
export const answeredBy = (pages: readonly { address: string }[], questions: readonly Question[]): Question[] =>
  questions.filter(({ answers }) => pages.some(({ address }) => answers.includes(address)))
