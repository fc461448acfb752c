import { expect, test } from 'vitest'
import { estimatedGigabytes, leansOn, partNames, workIds } from './appliance'

test('the estimate counts vertices, both ends of edges, and copies', () => {
  // 72 bytes for a vertex, 96 for an edge, three copies each.
  expect(estimatedGigabytes(1e9, 0)).toBeCloseTo(216)
  expect(estimatedGigabytes(0, 1e9)).toBeCloseTo(288)
})

test('every part is leaned on by some work', () => {
  for (const part of partNames) expect(workIds.some((work) => leansOn[work].includes(part))).toBe(true)
})
