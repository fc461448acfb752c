import { expect, test } from 'vitest'
import { betweenness, circles, degrees, first, memberIds, pageRank, ties } from './readings'

test('degrees count each tie at both ends', () => {
  expect([...degrees().values()].reduce((sum, degree) => sum + degree, 0)).toBe(2 * ties.length)
  expect(first(degrees())).toBe('A')
  expect(first(betweenness())).toBe('G')
})

test('who stands between two circles lies on every way between them', () => {
  const scores = betweenness()
  // The five on F's left to the seven on its right.
  expect(scores.get('F')).toBe(5 * 7)
  expect(scores.get('J')).toBe(0)
})

test('ranks of PageRank sum to one', () => {
  expect([...pageRank().values()].reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1)
  expect(pageRank().size).toBe(memberIds.length)
})

test('the circles are three, and the bridge is in none', () => {
  const found = circles()
  expect(found.map((circle) => [...circle].sort().join('')).sort()).toEqual(['ABCDE', 'GHIJ', 'KLM'])
})
