import { expect, test } from 'vitest'
import { countSample, placeByGroup, placeRoundRobin, queryHops, sampleEdges, sampleVertices } from './network-data'

test('every edge connects two sample vertices, and logins point to devices', () => {
  const kinds = new Map(sampleVertices.map(({ id, kind }) => [id, kind]))
  for (const { from, to, kind } of sampleEdges) {
    expect(kinds.get(from)).toBe('account')
    expect(kinds.get(to)).toBe(kind === 'login' ? 'device' : 'account')
  }
})

test('the query reaches the shared device, its other accounts, and the accounts they paid', () => {
  expect(queryHops().map(({ reaches }) => reaches)).toEqual([['AD'], ['A2', 'A3'], ['A4', 'A5']])
})

test('both placements balance three partitions, and placing by group has fewer cross-partition edges', () => {
  for (const placement of [placeRoundRobin(), placeByGroup()]) {
    const sizes = [0, 1, 2].map((partition) => Object.values(placement).filter((place) => place === partition).length)
    expect(sizes).toEqual([6, 6, 6])
  }
  expect(countSample()).toEqual({ vertices: 18, edges: 24, cutInTurn: 21, cutByGroup: 3, hops: 3, rows: 4 })
})
