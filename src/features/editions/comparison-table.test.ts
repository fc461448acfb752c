import { expect, test } from 'vitest'
import { editionFacts, editionIds } from '~/content/editions'
import { lineFraction } from './comparison-table'

test('the counts of graphs are those of the specification, and the largest fills its line', () => {
  expect(editionIds.map((id) => editionFacts[id].graphs)).toEqual([7, 50, 50, 999])
  expect(lineFraction(999)).toBe(1)
  expect(lineFraction(7)).toBeLessThan(lineFraction(50))
})
