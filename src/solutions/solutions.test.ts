import { expect, test } from 'vitest'
import { copyLimit } from '~/content/page-copy'
import { locales } from '~/contract/locale'
import { solutionTypes } from './addresses'
import { solutionGroups } from './menu'
import { metaOf } from './metas'
import { shapes } from './shapes'
import { loadAnswers, loadSolution } from './solutions'

const menus = Object.keys(import.meta.glob('./*/menu.ts'))

test('every solution has its own position in its group', () => {
  expect(solutionTypes).toHaveLength(menus.length)
  for (const { solutions } of solutionGroups)
    expect(solutions.map(({ order }) => order)).toEqual(solutions.map((_, at) => at + 1))
})

test('every shape of the home page has its own position, and only the first one is large', () => {
  expect(shapes.map(({ order }) => order)).toEqual(shapes.map((_, at) => at + 1))
  expect(shapes.map(({ large }) => large !== undefined)).toEqual(shapes.map((_, at) => at === 0))
  for (const { draw } of shapes) expect(draw()).not.toMatch(/NaN|undefined/)
})

test('a solution is related to others', () => {
  for (const type of solutionTypes) {
    const { related } = metaOf(type)
    expect(solutionTypes).toEqual(expect.arrayContaining([...related]))
    expect(related).not.toContain(type)
  }
})

test.each(locales)('the head asks a question and names each column of its answer in %s', async (locale) => {
  for (const type of solutionTypes) {
    const [{ answer }, [first]] = await Promise.all([loadSolution(type, locale), loadAnswers(type)])
    expect(answer.caption, type).toMatch(/[?？]$/)
    expect(answer.columns.length, type).toBe(first?.columns.length)
    const shown = first?.rows.flat() ?? []
    expect(shown, type).toEqual(expect.arrayContaining(Object.keys(answer.names ?? {})))
  }
})

test.each(locales)('the questions of the overview are short in %s', (locale) => {
  for (const type of solutionTypes) {
    expect(metaOf(type).gallery.question({}, { locale }).length, type).toBeLessThanOrEqual(copyLimit('question', locale))
  }
})
