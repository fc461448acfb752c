import { expect, test } from 'vitest'
import { auc, median, percentile } from './statistics'

const spread = Array.from({ length: 100 }, (_, n) => n)

test('the AUC separates different distributions from equal ones', () => {
  expect(auc(spread, spread)).toBe(0.5)
  const higher = spread.map((n) => n + 1000)
  expect([auc(higher, spread), auc(spread, higher)]).toEqual([1, 0])
  const overlapping = spread.map((n) => n + 50)
  expect(auc(spread, overlapping)).toBeCloseTo(0.125, 2)
  // Every pair is a tie.
  expect(auc([1, 1, 1], [1, 1])).toBe(0.5)
})

test('percentiles do not depend on the order', () => {
  expect(percentile(spread.toReversed(), 0.95)).toBe(95)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([])).toBe(0)
})
