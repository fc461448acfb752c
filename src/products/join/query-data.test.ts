import { expect, test } from 'vitest'
import { people } from '../hops'
import joins from './query-data'

test('everybody in the figure has a place', () => {
  expect([...joins.positions.keys()]).toEqual(people)
})
