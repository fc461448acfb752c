import { expect, test } from 'vitest'
import { columns, distances, hopCounts, joinedRows, reachedAt, reachedWithin, traversedEdges } from './hops'

test('the columns of the drawing are the distances that a traversal finds', () => {
  for (const [distance, column] of columns.entries()) {
    for (const person of column) expect(distances().get(person)).toBe(distance)
  }
})

test('a join with itself returns a row for each walk, there and back included', () => {
  // A knows three people; they know 4, 4 and 3, including A.
  expect(joinedRows(0)).toBe(1)
  expect(joinedRows(1)).toBe(3)
  expect(joinedRows(2)).toBe(11)
  expect(joinedRows(3)).toBeGreaterThan(3 * joinedRows(2))
})

test('a traversal walks each edge once, and no more of them than there are', () => {
  expect(hopCounts.map((hops) => traversedEdges(hops).length)).toEqual([3, 10, 19, 27])
  expect(reachedAt(2)).toEqual(['E', 'F', 'G', 'H'])
  expect(reachedWithin(4)).toHaveLength(14)
})
