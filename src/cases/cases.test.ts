import { expect, test } from 'vitest'
import { cases } from './cases'

test('at most one case is drawn on a solution', () => {
  expect(new Set(cases.map(({ solution }) => solution)).size).toBe(cases.length)
})
