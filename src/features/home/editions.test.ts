import { expect, test } from 'vitest'
import { lineFraction } from '~/features/editions/comparison-table'
import { editionRows } from './editions'

test('the counts of graphs are those of the specification, and the largest fills its line', () => {
  const [graphs] = editionRows()
  expect(graphs?.cells.map((cell) => cell.graphs)).toEqual([7, 50, 50, 999])
  expect(lineFraction(999)).toBe(1)
  expect(lineFraction(7)).toBeLessThan(lineFraction(50))
})
