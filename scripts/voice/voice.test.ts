import { expect, test } from 'vitest'
import type { Locale } from '../../src/contract/locale'
import { numbersIn } from './numbers'
import { exceptions, numberExceptions, placeLimits, rules, sentenceLimits } from './rules'
import { bankTexts, siteTexts, type Text } from './texts'

const texts = siteTexts()
const isListed = (list: Readonly<Record<string, string>>, at: string) => Object.keys(list).some((place) => at.startsWith(place))

/** The text without the names of its values and without the parts that the rule allows. */
const read = (text: string, except: RegExp | undefined) => {
  const words = text.replaceAll(/\{[^}]*\}/g, '0')
  return except ? words.replaceAll(new RegExp(except, `${except.flags}g`), '') : words
}

/** Words in English, characters in Chinese. */
const lengthOf: Readonly<Record<Locale, (text: string) => number>> = {
  'zh-CN': (text) => text.length,
  'en-US': (text) => text.split(/\s+/).length
}

test('no text uses a word, spelling or mark that the voice rules out', () => {
  expect(texts.length).toBeGreaterThan(8000)
  const found = [...texts, ...bankTexts()]
    .filter(({ at }) => !isListed(exceptions, at))
    .flatMap(({ at, locale, text }) =>
      rules[locale].flatMap(({ pattern, reason, except }) =>
        pattern.test(read(text, except)) ? [`${at} [${locale}] ${reason}: ${text}`] : []
      )
    )
  expect(found).toEqual([])
})

test('headlines and buttons are short', () => {
  const long = texts.filter(({ at, locale, text }) =>
    placeLimits.some(({ places, most }) => places.test(at) && lengthOf[locale](text) > most[locale])
  )
  expect(long.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

/** Sentences, list items and cells of a text. In English, a colon or a semicolon ends one too. */
const sentencesIn = (text: string) =>
  text.split(/\n(?=[-*>|#\d])|\n{2}|\||(?<=[。！？；])|(?<=[.!?:;])\s+/).map((sentence) => sentence.trim())

const wordsIn: Readonly<Record<Locale, RegExp>> = {
  'zh-CN': /\p{Script=Han}|[A-Za-z\d][\w.,:/%–—-]*/gu,
  'en-US': /[\w’.,/%–-]*\w[\w’.,/%–-]*/g
}

test('no sentence is long, but for descriptions that list what a figure shows', () => {
  const long = texts.flatMap(({ at, slot, locale, text }) =>
    slot === 'alt'
      ? []
      : sentencesIn(read(text, undefined))
          .filter((sentence) => (sentence.match(wordsIn[locale]) ?? []).length > sentenceLimits[locale])
          .map((sentence) => `${at}: ${sentence}`)
  )
  expect(long).toEqual([])
})

test('both languages state the same numbers', () => {
  const written = (locale: Locale) => new Map(texts.flatMap((each) => (each.locale === locale ? [[each.at, each] as const] : [])))
  const english = written('en-US')
  const unlike = [...written('zh-CN')].flatMap(([at, { text: chinese }]): string[] => {
    const other: Text | undefined = english.get(at)
    if (!other || isListed(numberExceptions, at)) return []
    const [these, those] = [numbersIn(chinese), numbersIn(other.text)]
    const missing = [...these.digits].filter((number) => !those.all.has(number))
    const added = [...those.digits].filter((number) => !these.all.has(number))
    return missing.length + added.length > 0
      ? [`${at}: ${[...missing, ...added].join(', ')} in “${chinese}” and “${other.text}”`]
      : []
  })
  expect(unlike).toEqual([])
})
