import { expect, test } from 'vitest'
import { copyLimits } from '~/content/page-copy'
import { locales } from '~/contract/locale'
import { solutionTypes } from './addresses'
import { solutionGroups } from './menu'
import { metaOf } from './metas'
import { shapes } from './shapes'

const menus = Object.keys(import.meta.glob('./*/menu.ts'))

test('every solution has its own place in its group', () => {
  expect(solutionTypes).toHaveLength(menus.length)
  for (const { solutions } of solutionGroups)
    expect(solutions.map(({ order }) => order)).toEqual(solutions.map((_, at) => at + 1))
})

test('every shape of the home page has its own place, and the first one is the large one', () => {
  expect(shapes.map(({ order }) => order)).toEqual(shapes.map((_, at) => at + 1))
  expect(shapes.map(({ large }) => large !== undefined)).toEqual(shapes.map((_, at) => at === 0))
  for (const { draw } of shapes) for (const locale of locales) expect(draw(locale)).not.toMatch(/NaN|undefined/)
})

test('a solution is related to others', () => {
  for (const type of solutionTypes) {
    const { related } = metaOf(type)
    expect(solutionTypes).toEqual(expect.arrayContaining([...related]))
    expect(related).not.toContain(type)
  }
})

test.each(locales)('the overview has short questions in %s', (locale) => {
  for (const type of solutionTypes) {
    const { word, question, text } = metaOf(type).gallery[locale]
    expect([word, text].every(Boolean), type).toBe(true)
    expect(question.length, type).toBeLessThanOrEqual(copyLimits.question?.[locale] ?? 0)
  }
})
