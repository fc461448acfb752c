import { expect, test } from 'vitest'
import { gainsBetween } from './gains-between'

test('the differences between editions match the specification', () => {
  expect(gainsBetween('free', 'paid')).toEqual({
    limits: [
      { name: 'graphs', before: 7, after: 50 },
      { name: 'storage', before: 30, after: 'unlimited' },
      { name: 'users', before: 1, after: 3 },
      { name: 'algorithms', before: 10, after: 55 }
    ],
    abilities: ['commercial']
  })
  expect(gainsBetween('paid', 'standard')).toEqual({
    limits: [{ name: 'users', before: 3, after: 'unlimited' }],
    abilities: ['permissions', 'ldap']
  })
  expect(gainsBetween('standard', 'advanced')).toEqual({
    limits: [{ name: 'graphs', before: 50, after: 999 }],
    abilities: ['partitioned', 'distributed']
  })
  // The copy says that the step to Standard changes neither graphs nor algorithms.
  expect(gainsBetween('advanced', 'advanced')).toEqual({ limits: [], abilities: [] })
})
