import { expect, test } from 'vitest'
import { empty, filled, sample, slotReader } from './slot'

test('a page reads the value of a slot, and nothing from an empty one', () => {
  const read = slotReader()
  expect(read(filled(3))).toEqual({ value: 3, hasBadge: false })
  expect(read(empty)).toBeUndefined()
})

test('only the first sample of a page has the badge', () => {
  const read = slotReader()
  expect([filled('a'), sample('b'), empty, sample('c')].map((slot) => read(slot)?.hasBadge)).toEqual([
    false,
    true,
    undefined,
    false
  ])
  expect(slotReader()(sample('d'))?.hasBadge).toBe(true)
})
