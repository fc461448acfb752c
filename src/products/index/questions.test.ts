import { expect, test } from 'vitest'
import { acquaintances, people } from '../hops'
import { chain, degree, triangles } from './questions'

test('a chain is as short as the distance, and each knows the next', () => {
  const way = chain('A', 'O')
  expect(way).toHaveLength(5)
  expect([way[0], way.at(-1)]).toEqual(['A', 'O'])
})

test('each triangle is found once', () => {
  const found = triangles().map((three) => [...three].sort().join(''))
  expect(new Set(found).size).toBe(found.length)
  expect(found).toContain('ABC')
  expect(found).not.toContain('ABD')
})

test('every acquaintance is counted at both ends', () => {
  expect(people.reduce((sum, person) => sum + degree(person), 0)).toBe(2 * acquaintances.length)
})
