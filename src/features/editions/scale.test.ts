import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percent, scaleFor } from './scale'

test('values keep their order on the scale and stay left of the arrow for «unlimited»', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 1, maxLength: 5 }), (values) => {
      const { at, ticks } = scaleFor(values)
      const places = values.toSorted((a, b) => a - b).map(at)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const place of [...places, ...ticks.map(at)]) {
        expect(place).toBeGreaterThan(0)
        expect(place).toBeLessThan(1)
      }
      expect(ticks.length).toBeLessThanOrEqual(5)
    })
  )
})

test('the ticks of a scale depend on its range', () => {
  expect(scaleFor([7, 50, 999]).ticks).toEqual([1, 10, 100, 1000])
  expect(scaleFor([40_000_000]).ticks).toEqual([1, 10_000, 100_000_000])
  expect(percent(scaleFor([7]).at(1))).toMatch(/^\d+(\.\d)?%$/)
})
