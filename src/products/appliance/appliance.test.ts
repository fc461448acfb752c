import { expect, test } from 'vitest'
import { estimatedGigabytes, leansOn, partNames, workIds } from './appliance'

test('the estimate counts vertices, both ends of edges, and copies', () => {
  // One vertex: 72 bytes, one edge: 96 bytes, three copies each.
  expect(estimatedGigabytes(1e9, 0)).toBeCloseTo(216)
  expect(estimatedGigabytes(0, 1e9)).toBeCloseTo(288)
})

test('every part is leaned on by some work', () => {
  for (const part of partNames) expect(workIds.some((work) => leansOn[work].includes(part))).toBe(true)
})
