import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { blockDocumentSchema, type Table } from '~/contract/blocks'
import { plainTextOf } from '~/contract/rich-text'
import { size } from '../../../tests/support/sizes'
import {
  columnsOf,
  gridOfTable,
  merged,
  newTable,
  split,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow
} from './table-operations'

/** A table whose cells are named by their place. */
const named = (rows: number, columns: number): Table => ({
  ...newTable(rows, columns),
  rows: Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => ({ text: [`${row}${column}`] })))
})
const shown = (table: Table) =>
  table.rows.map((row) =>
    row.map(
      ({ text, colSpan = 1, rowSpan = 1 }) =>
        plainTextOf(text).replaceAll('\n', '+') + (colSpan * rowSpan > 1 ? `@${rowSpan}×${colSpan}` : '')
    )
  )

test('cells are merged with all their texts, and split so that the text stays in the first', () => {
  const one = merged(named(3, 3), { top: 0, left: 0, bottom: 1, right: 1 })
  expect(shown(one)).toEqual([['00+01+10+11@2×2', '02'], ['12'], ['20', '21', '22']])
  expect(shown(split(one, 1, 1))).toEqual([
    ['00+01+10+11', '', '02'],
    ['', '', '12'],
    ['20', '21', '22']
  ])
})

test('merging an area takes in the cells that it would cut', () => {
  const one = merged(named(3, 3), { top: 0, left: 0, bottom: 0, right: 1 })
  expect(shown(merged(one, { top: 0, left: 1, bottom: 1, right: 1 }))).toEqual([
    ['00+01+10+11@2×2', '02'],
    ['12'],
    ['20', '21', '22']
  ])
})

test('a row and a column within a merged cell make it larger, and without them it is smaller', () => {
  const one = merged(named(2, 2), { top: 0, left: 0, bottom: 1, right: 0 })
  expect(shown(withRow(one, 1))).toEqual([['00+10@3×1', '01'], [''], ['11']])
  expect(shown(withoutRow(one, 0) ?? one)).toEqual([['00+10', '11']])
  expect(shown(withColumn(one, 1))).toEqual([
    ['00+10@2×1', '', '01'],
    ['', '11']
  ])
})

test('a table grows to 20 columns and 100 rows, and its last row or column cannot be taken', () => {
  let table = named(1, 1)
  for (let count = 0; count < 120; count += 1) table = withColumn(withRow(table, 0), 0)
  expect([table.rows.length, columnsOf(table)]).toEqual([100, 20])
  expect(withoutRow(named(1, 2), 0)).toBeUndefined()
  expect(withoutColumn(named(2, 1), 0)).toBeUndefined()
})

test('no order of changes leaves a table with a hole or cells that overlap', () => {
  const place = fc.nat(9)
  const change = fc.tuple(fc.constantFrom('row', 'column', 'noRow', 'noColumn', 'merge', 'split'), place, place, place, place)
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      let table = named(4, 4)
      for (const [kind, a, b, c, d] of changes) {
        const [rows, columns] = [table.rows.length, columnsOf(table)]
        const area = {
          top: Math.min(a % rows, b % rows),
          bottom: Math.max(a % rows, b % rows),
          left: Math.min(c % columns, d % columns),
          right: Math.max(c % columns, d % columns)
        }
        if (kind === 'row') table = withRow(table, a % (rows + 1))
        if (kind === 'column') table = withColumn(table, a % (columns + 1))
        if (kind === 'noRow') table = withoutRow(table, a % rows) ?? table
        if (kind === 'noColumn') table = withoutColumn(table, a % columns) ?? table
        if (kind === 'merge') table = merged(table, area)
        if (kind === 'split') table = split(table, a % rows, c % columns)
        expect(gridOfTable(table).length).toBe(table.rows.length)
        expect(v.is(blockDocumentSchema, { blocks: [table] })).toBe(true)
      }
    }),
    { numRuns: size(300) }
  )
})
