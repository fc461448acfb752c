import { expect, test } from 'vitest'
import { knownSearch } from './search-input'

test('a page is loaded by the same parameters from a link with a number and from its address', () => {
  expect(knownSearch({ id: 7, page: '2' }, 'id', 'page')).toStrictEqual({ id: '7', page: '2' })
})

test('unknown and undefined parameters are left out, in the order of the names', () => {
  expect(Object.entries(knownSearch({ to: 'b', from: 'a', other: 'c', order: undefined }, 'order', 'from', 'to'))).toEqual([
    ['from', 'a'],
    ['to', 'b']
  ])
})
