import { expect, test } from 'vitest'
import { completedRows, countMapped, mapRows, patternOf, rows } from './mapping'

test('each row becomes a vertex, an edge or both, or is rejected', () => {
  const mapped = mapRows(rows)
  expect(countMapped(mapped)).toEqual({ rows: 12, vertices: 7, edges: 8, refused: 1 })
  expect(mapped.filter((row) => Object.keys(row).length === 0)).toEqual([])
})

test('a transfer to an account without a row is rejected until the row is there', () => {
  expect(mapRows(rows).flatMap(({ missing }) => missing ?? [])).toEqual(['A9'])
  expect(countMapped(mapRows(completedRows))).toEqual({ rows: 13, vertices: 8, edges: 10, refused: 0 })
})

test('an edge needs the vertices of rows before it', () => {
  expect(mapRows([...rows].reverse()).filter(({ missing }) => missing !== undefined)).toHaveLength(9)
})

test('a row is written as the pattern that it becomes', () => {
  const patterns = mapRows(rows).map(patternOf)
  expect(patterns[0]).toBe('(C1:Customer)')
  expect(patterns[3]).toBe('(C1:Customer)-[:HOLDS]->(A1:Account)')
  expect(patterns[7]).toBe('(A1:Account)-[:TRANSFERRED]->(A3:Account)')
  expect(patterns[10]).toBeUndefined()
})
