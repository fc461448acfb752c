import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Locale } from '../src/contract/locale'
import { demoTypes } from '../src/demos/demos'
import { exercises } from '../src/features/queries/copy/exercises'
import { dataSetIds } from '../src/features/queries/data-sets'
import { fitQuestionIds, storeIds } from '../src/products/fit/fit'
import { reports } from '../src/reports/reports'
import { solutionTypes } from '../src/solutions/addresses'
import { shapes } from '../src/solutions/shapes'
import { root } from './root'
import { numbersIn } from './voice/numbers'
import { siteTexts } from './voice/texts'

interface Counted {
  count: number
  /** The texts that state it. */
  at: RegExp
  /** What follows the number. */
  noun: Readonly<Record<Locale, string>>
}

const problems = { 'zh-CN': '类(?:业务问题|方案|问题)', 'en-US': ' (?:solutions|business problems)' }
const asked = { 'zh-CN': '(?:个问题|道题)', 'en-US': ' questions' }
const counted: Readonly<Record<string, Counted>> = {
  solutions: {
    count: solutionTypes.length,
    at: /^(messages\/home home_shapes_all|solutions\/gallery |scripts\/search)/,
    noun: problems
  },
  'solutions with a shape': {
    count: shapes.length,
    at: /^messages\/home home_shapes_title/,
    noun: problems
  },
  'online demos': { count: demoTypes.length, at: /^features\/demos\/copy /, noun: asked },
  reports: { count: reports.length, at: /^reports\/hub /, noun: { 'zh-CN': '份报告', 'en-US': ' reports' } },
  'sample graphs': {
    count: dataSetIds.length,
    at: /^features\/queries\/copy /,
    noun: { 'zh-CN': '张示例图', 'en-US': ' sample graphs' }
  },
  exercises: { count: exercises.length, at: /^(features\/queries\/copy |messages\/(practice|queries) )/, noun: asked },
  'questions of «fit»': { count: fitQuestionIds.length, at: /^products\/fit /, noun: asked },
  'stores of «fit»': {
    count: storeIds.length,
    at: /^products\/fit /,
    noun: { 'zh-CN': '种存储', 'en-US': ' (?:kinds of store|stores)' }
  }
}

/** A file that is no text of the site but states a number of pages. */
const file = (path: string) => ({ at: path, text: readFileSync(join(root, path), 'utf8') })
const texts = [
  ...siteTexts().map(({ at, locale, text }) => ({ at, locale, text })),
  { ...file('scripts/search/questions-chinese.ts'), locale: 'zh-CN' as const },
  { ...file('scripts/search/questions-english.ts'), locale: 'en-US' as const }
]
const before: Readonly<Record<Locale, string>> = { 'zh-CN': '[一二三四五六七八九十百\\d]+', 'en-US': '\\b[\\w-]+' }

test.each(Object.entries(counted))('texts state how many there are: %s', (_, { count, at, noun }) => {
  const stated = texts
    .filter((text) => at.test(text.at))
    .flatMap(({ at: where, locale, text }) =>
      [...text.matchAll(new RegExp(before[locale] + noun[locale], 'gi'))].flatMap(([phrase]) =>
        [...numbersIn(phrase).all].map((number) => ({ where, phrase, number }))
      )
    )
  expect(stated.length).toBeGreaterThan(0)
  // «一个问题» counts nothing.
  expect(stated.filter(({ number }) => number !== count && number !== 1)).toEqual([])
})
