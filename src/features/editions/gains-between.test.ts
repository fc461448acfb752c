import { expect, test } from 'vitest'
import { gainsBetween } from './gains-between'

test('the steps from edition to edition are those that the specification states', () => {
  expect(gainsBetween('free', 'paid')).toEqual({
    limits: ['graphs', 'storage', 'users', 'algorithms'],
    abilities: ['commercial']
  })
  expect(gainsBetween('paid', 'standard')).toEqual({ limits: ['users'], abilities: ['permissions', 'ldap'] })
  expect(gainsBetween('standard', 'advanced')).toEqual({
    limits: ['graphs', 'algorithms'],
    abilities: ['partitioned', 'distributed']
  })
  // The page tells in words that the step to Standard changes neither graphs nor algorithms.
  expect(gainsBetween('advanced', 'advanced')).toEqual({ limits: [], abilities: [] })
})
