import { expect, test } from 'vitest'
import { gainsBetween } from './gains-between'

test('the differences between editions match the specification', () => {
  expect(gainsBetween('free', 'paid')).toEqual({
    limits: ['graphs', 'storage', 'users', 'algorithms'],
    abilities: ['commercial']
  })
  expect(gainsBetween('paid', 'standard')).toEqual({ limits: ['users'], abilities: ['permissions', 'ldap'] })
  expect(gainsBetween('standard', 'advanced')).toEqual({
    limits: ['graphs'],
    abilities: ['partitioned', 'distributed']
  })
  // The copy says that the step to Standard changes neither graphs nor algorithms.
  expect(gainsBetween('advanced', 'advanced')).toEqual({ limits: [], abilities: [] })
})
