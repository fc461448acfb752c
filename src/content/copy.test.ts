import { expect, test } from 'vitest'
import { copyLimit } from './page-copy'

const locales = ['zh-CN', 'en-US'] as const

const modules: Record<string, unknown> = import.meta.glob('../**/[a-z][a-z]-[A-Z][A-Z].ts', { eager: true, import: 'default' })
const names = [...new Set(Object.keys(modules).map((path) => path.replace(/(zh-CN|en-US)\.ts$/, '')))]
const copyOf = (name: string, locale: string) => modules[`${name}${locale}.ts`]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The path of every text in a value, such as «plates.0.question». */
function places(value: unknown, at = ''): string[] {
  if (!isRecord(value)) return [at]
  return Object.entries(value).flatMap(([key, inner]) => places(inner, at ? `${at}.${key}` : key))
}

interface Text {
  /** The module, and the path in it. */
  at: string
  slot: string
  text: string
}

function texts(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, slot: at.replace(/^.*\./, ''), text: value }]
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => texts(inner, `${at}.${key}`)) : []
}

const textsIn = (locale: (typeof locales)[number]) => names.flatMap((name) => texts(copyOf(name, locale), `${name}${locale}`))

test('every page says the same things in both languages', () => {
  expect(names.length).toBeGreaterThan(40)
  // The words of visitors differ by language.
  const pages = names.filter((name) => name !== './related-words/' && name !== './page-questions/')
  const different = pages.flatMap((name) => {
    const [chinese, english] = [places(copyOf(name, 'zh-CN')), places(copyOf(name, 'en-US'))]
    const only = (these: string[], those: string[]) => these.filter((place) => !those.includes(place))
    const isSame = JSON.stringify(chinese) === JSON.stringify(english)
    return isSame ? [] : [{ name, onlyChinese: only(chinese, english), onlyEnglish: only(english, chinese) }]
  })
  expect(different).toEqual([])
})

test('no text is empty', () => {
  expect(locales.flatMap(textsIn).filter(({ text }) => text === '')).toEqual([])
})

test('no text is too long for its place', () => {
  const long = locales.flatMap((locale) => textsIn(locale).filter(({ slot, text }) => text.length > copyLimit(slot, locale)))
  expect(long).toEqual([])
})

test('no Chinese lead has a phrase that is longer than a line', () => {
  const long = textsIn('zh-CN').filter(
    ({ slot, text }) => slot === 'lead' && text.split(/[\p{P}]/u).some((phrase) => phrase.length > 24)
  )
  expect(long).toEqual([])
})

/** Width in ems: an ideograph has one, a Latin letter about six tenths. */
const ems = (line: string) => [...line].reduce((sum, character) => sum + (/[\x20-\x7e]/.test(character) ? 0.59 : 1), 0)

test('no line of a Chinese headline beside a figure is wider than its column, where its last character would stand alone', () => {
  // The heads of these pages break their lines where the copy does, in a column of 6.5 ems; the head of a demo is wider.
  const wide = textsIn('zh-CN').filter(
    ({ at, text }) =>
      at.endsWith('zh-CN.headline') &&
      !at.startsWith('../demos/') &&
      text.includes('\n') &&
      text.split('\n').some((line) => ems(line) > 6.5)
  )
  expect(wide).toEqual([])
})

test('no Chinese text has a typed space between Chinese and Latin', () => {
  expect(textsIn('zh-CN').filter(({ text }) => /\p{Script=Han} [\w-]|[\w-] \p{Script=Han}/u.test(text))).toEqual([])
})
