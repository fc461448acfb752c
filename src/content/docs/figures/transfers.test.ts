import { expect, test } from 'vitest'
import { hops, ring, start, transfers } from './transfers'

test('each hop reaches the vertices that the data implies', () => {
  expect(hops()).toEqual({ devices: ['D1'], sharing: ['A2', 'A3'], recipients: ['A4', 'A6'] })
})

test('the ring is found within its limit of transfers, and not where money does not come back', () => {
  expect(ring('A2', 4)).toEqual(['A2', 'A4', 'A5', 'A2'])
  expect(ring('A2', 2)).toEqual([])
  expect(ring('A3', 4)).toEqual([])
  expect(transfers.some((row) => row.from === start)).toBe(false)
})
