import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisTicks, truncate } from './scale'

test.each([
  [5, [0, 1, 2, 3, 4, 5]],
  [97, [0, 20, 40, 60, 80, 100]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [0, [0, 1]]
])('the axis of values up to %s has the ticks %j', (largest, ticks) => {
  expect(axisTicks(largest)).toEqual(ticks)
})

test('an axis reaches its largest value in at most six steps of the same size', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (largest) => {
      const ticks = axisTicks(largest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-9))
      expect(ticks.length).toBeLessThanOrEqual(7)
    })
  )
})

test('a name that does not fit is truncated, counting a Chinese character twice', () => {
  expect(truncate('华东地区', 8)).toBe('华东地区')
  expect(truncate('华东地区', 6)).toBe('华东地…')
  expect(truncate('North', 4)).toBe('Nort…')
})
