import { expect, test } from 'vitest'
import { type LogPages, withNewest } from './log-pages'

const page = (ids: readonly number[], next: string | null): LogPages => ({
  events: ids.map((id) => {
    return { id: String(id), at: id, kind: 'login', browser: null, system: null, country: null, city: null }
  }),
  next
})

test('new events come before the loaded ones, and older pages stay', () => {
  expect(withNewest(page([5, 4, 3, 2, 1], 'older'), page([7, 6, 5, 4], '4'))).toEqual(page([7, 6, 5, 4, 3, 2, 1], 'older'))
})

test('a page without a new event changes nothing', () => {
  expect(withNewest(page([5, 4, 3], null), page([5, 4], '4'))).toEqual(page([5, 4, 3], null))
})

test('a page that does not reach the loaded ones replaces them, because events are missing in between', () => {
  expect(withNewest(page([3, 2, 1], null), page([9, 8], '8'))).toEqual(page([9, 8], '8'))
})

test('an empty log of another account replaces the loaded one', () => {
  expect(withNewest(page([3, 2, 1], null), page([], null))).toEqual(page([], null))
})
