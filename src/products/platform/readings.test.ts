import { expect, test } from 'vitest'
import { betweenness, circles, degrees, first, lead, memberIds, pageRank, ranked, shortestPaths, ties, within } from './readings'

test('degrees count each tie at both ends', () => {
  expect([...degrees().values()].reduce((sum, degree) => sum + degree, 0)).toBe(2 * ties.length)
  expect(first(degrees())).toBe('A')
  expect(first(betweenness())).toBe('G')
})

test('the person between two circles is on every path between them', () => {
  const scores = betweenness()
  // Pairs of the five on F's left and the seven on its right.
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

test('the data contains the steps of the page: a start, its surroundings, one path to the target', () => {
  expect(within(lead.from, 1)).toEqual(expect.arrayContaining(['A', 'B', 'D']))
  expect(within(lead.from, 1)).not.toContain(lead.from)
  const ways = shortestPaths(lead.from, lead.to)
  expect(ways.length).toBeGreaterThan(0)
  for (const way of ways) expect([way[0], way.at(-1)]).toEqual([lead.from, lead.to])
})

test('the highest score by betweenness is not the highest by the others', () => {
  const top = ranked(betweenness(), 1)[0]?.id
  for (const scores of [degrees(), pageRank()]) {
    const places = ranked(scores, 5).map(({ id }) => id)
    expect(places.indexOf(top ?? 'A')).toBeGreaterThan(0)
  }
})
