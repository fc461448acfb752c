import { expect, test } from 'vitest'
import { distance, from, hopsBetween, seenFrom, to } from './reach'

test('a search from both ends meets, and sees less than one from a single end', () => {
  expect(seenFrom.both.some((cell) => hopsBetween(cell, from) === hopsBetween(cell, to))).toBe(true)
  // Two diamonds of 25 vertices that share the one where they meet.
  expect(seenFrom.both).toHaveLength(49)
  expect(seenFrom.one.length).toBeGreaterThan(seenFrom.both.length)
  expect(seenFrom.one.every((cell) => hopsBetween(cell, from) <= distance)).toBe(true)
})
