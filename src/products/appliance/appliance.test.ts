import { expect, test } from 'vitest'
import { leansOn, numberWithin, partNames, quantities, recordBytes, sizeOf, workIds } from './appliance'

const entered = {
  vertices: 1000,
  edges: 0,
  properties: 64,
  copies: 3,
  share: 50,
  rate: 200,
  time: 20,
  utilization: 50,
  parameters: 8,
  precision: 2
}

test('the disk holds vertices, both ends of edges, and copies', () => {
  // 72 bytes for a vertex, 96 for an edge, three copies each.
  expect(recordBytes(64)).toEqual({ vertex: 72, edge: 96 })
  expect(sizeOf(entered).disk).toBeCloseTo(216)
  expect(sizeOf({ ...entered, vertices: 0, edges: 1000 }).disk).toBeCloseTo(288)
})

test('memory holds a share of one copy, however many copies there are', () => {
  expect(sizeOf(entered).memory).toBeCloseTo(36)
  expect(sizeOf({ ...entered, copies: 1 }).memory).toBeCloseTo(36)
})

test('cores are the queries of a second times their seconds, at the utilization', () => {
  expect(sizeOf(entered).processor).toBeCloseTo(8)
})

test('an accelerator holds the parameters of the model', () => {
  expect(sizeOf(entered).accelerator).toBe(16)
})

test('only a number within its range is taken', () => {
  const { copies } = quantities.data
  expect(['3', ' 2 ', '', '0', '10', 'x', '1e999'].map((input) => numberWithin(input, copies))).toEqual([
    3,
    2,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined
  ])
})

test('every part is leaned on by some work', () => {
  for (const part of partNames) expect(workIds.some((work) => leansOn[work].includes(part))).toBe(true)
})
