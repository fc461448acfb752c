import { describe, expect, test } from 'vitest'
import type { Locale } from '~/contract/locale'
import { copyLimits } from './page-copy'

const modules: Record<string, unknown> = import.meta.glob('../**/{zh-CN,en-US}.ts', {
  eager: true,
  import: 'default'
})
const names = [...new Set(Object.keys(modules).map((path) => path.replace(/(zh-CN|en-US)\.ts$/, '')))]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every place of a value that holds something, without what it holds: «plates.0.question». */
function places(value: unknown, at = ''): string[] {
  if (!isRecord(value)) return [at]
  return Object.entries(value).flatMap(([key, inner]) => places(inner, at ? `${at}.${key}` : key))
}

/** Every text with the place where it stands. */
function texts(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => texts(inner, at ? `${at}.${key}` : key)) : []
}

const limitOf = (slot: string, locale: Locale) => copyLimits[slot]?.[locale]

describe.each(names)('%s', (name) => {
  test('says the same things in both languages', () => {
    expect(places(modules[`${name}en-US.ts`])).toEqual(places(modules[`${name}zh-CN.ts`]))
  })

  test.each(['zh-CN', 'en-US'] as const)('has no text in %s that is too long for its place, and none that is empty', (locale) => {
    const written = texts(modules[`${name}${locale}.ts`])
    const wrong = written.filter(
      ({ at, text }) => text === '' || text.length > (limitOf(at.split('.').at(-1) ?? '', locale) ?? 5000)
    )
    expect(wrong).toEqual([])
  })

  test('has no Chinese lead with a phrase that is longer than a line', () => {
    const long = texts(modules[`${name}zh-CN.ts`]).filter(
      ({ at, text }) => at.split('.').at(-1) === 'lead' && text.split(/[\p{P}]/u).some((phrase) => phrase.length > 24)
    )
    expect(long).toEqual([])
  })

  test('has no typed space between Chinese and Latin', () => {
    const spaced = texts(modules[`${name}zh-CN.ts`]).filter(({ text }) => /\p{Script=Han} [\w-]|[\w-] \p{Script=Han}/u.test(text))
    expect(spaced).toEqual([])
  })
})
