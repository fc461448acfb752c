import { expect, test } from 'vitest'
import { placeNew } from './graph-drawing'

const places = new Map([
  ['A1', { x: 10, y: 20 }],
  ['D1', { x: 200, y: 20 }]
])
const vertex = (id: string, code: string) => ({ id, labels: ['Account'], properties: { code } })

test('what is created anew with the code of a vertex of the sample stands in its place', () => {
  const placed = placeNew({ vertices: [vertex('1', 'A1'), vertex('2', 'D1')], edges: [] }, places)
  expect([placed.get('1'), placed.get('2')]).toEqual([places.get('A1'), places.get('D1')])
})

test('no vertex stands on another one with the same code', () => {
  const placed = placeNew({ vertices: [vertex('A1', 'A1'), vertex('1', 'A1'), vertex('2', 'A1')], edges: [] }, places)
  expect(placed.get('A1')).toEqual(places.get('A1'))
  expect(new Set([...placed.values()].map(({ x, y }) => `${x} ${y}`))).toHaveLength(3)
})
