import { expect, test } from 'vitest'
import { locales } from '~/contract/locale'
import { cases } from './cases'
import { loadDetails } from './load'

test('at most one case is drawn on a solution', () => {
  expect(new Set(cases.map(({ solution }) => solution)).size).toBe(cases.length)
})

test.each(cases.map(({ id }) => id))('the query of %s is one of its solution, so that its answer is known', async (id) => {
  for (const locale of locales) {
    const details = await loadDetails({ id }, locale)
    expect(details.kind === 'scenario' && details.answer?.rows.length).toBeGreaterThan(0)
  }
})
