import { expect, test } from 'vitest'
import { copyLimits } from '~/content/page-copy'
import { locales } from '~/contract/locale'
import { solutionTypes } from './addresses'
import { solutionGroups } from './menu'
import { metaOf } from './metas'

const menus = import.meta.glob<string>('./*/menu.ts', { eager: true, query: '?raw', import: 'default' })

test('a folder of a solution has the name that it registers, once for the types and once for the address', () => {
  for (const [path, source] of Object.entries(menus)) {
    const name = path.split('/').at(-2)
    const registered = [/interface \w+ \{\s+'?([\w-]+)'?: true/, /\btype: '([\w-]+)'/].map((each) => each.exec(source)?.[1])
    expect(registered, path).toEqual([name, name])
  }
})

test('every solution has its own place in its group', () => {
  expect(solutionTypes).toHaveLength(Object.keys(menus).length)
  for (const { solutions } of solutionGroups)
    expect(solutions.map(({ order }) => order)).toEqual(solutions.map((_, at) => at + 1))
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
