import { expect, test } from 'vitest'
import { type Canvas, days, edgeKinds, edges, returningTransfers, suspect, vertexIds, visibleOn } from './investigation'

const canvas = (change: Partial<Canvas>): Canvas => ({
  expanded: new Set([suspect]),
  kinds: new Set(edgeKinds),
  until: days,
  ...change
})

test('at first only the surroundings of the suspect are shown', () => {
  const { vertices, edges: shown } = visibleOn(canvas({}))
  expect(vertices).toEqual(['A1', 'A2', 'A4', 'A5', 'P1'])
  expect(shown.every(({ from, to }) => from === suspect || to === suspect)).toBe(true)
})

test('what is expanded shows its edges only while it is in sight itself', () => {
  expect(visibleOn(canvas({ expanded: new Set([suspect, 'A2']) })).vertices).toContain('A3')
  expect(visibleOn(canvas({ expanded: new Set(['A2']) })).vertices).toEqual([suspect])
})

test('everything expanded shows everything', () => {
  const { vertices, edges: shown } = visibleOn(canvas({ expanded: new Set(vertexIds) }))
  expect(vertices).toEqual(vertexIds)
  expect(shown).toEqual(edges)
})

test('kinds and days are filtered before the graph is followed', () => {
  const expanded = new Set(vertexIds)
  expect(visibleOn(canvas({ expanded, kinds: new Set(['phone']) })).vertices).toEqual(['A1', 'A4', 'P1'])
  expect(visibleOn(canvas({ expanded, until: 2 })).vertices).toEqual(['A1', 'A2', 'D1', 'P1'])
})

test('the ring is found once all its transfers are in sight, and not a day before the last', () => {
  const ring = (change: Partial<Canvas>) => returningTransfers(visibleOn(canvas(change)).edges)?.map(({ from }) => from)
  expect(ring({})).toBeUndefined()
  expect(ring({ expanded: new Set([suspect, 'A2', 'A4']) })).toEqual(['A1', 'A2', 'A3', 'A4'])
  expect(ring({ expanded: new Set(vertexIds), until: 5 })).toBeUndefined()
})

test('edges are in the order of their days', () => {
  expect(edges.map(({ day }) => day)).toEqual(edges.map(({ day }) => day).sort((a, b) => a - b))
  expect(edges.at(-1)?.day).toBe(days)
})
