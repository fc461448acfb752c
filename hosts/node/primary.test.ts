import { expect, test } from 'vitest'
import { pauseBefore } from './primary.ts'

test('processes that die once are replaced at once, and those of a loop of crashes with growing pauses', () => {
  expect([1, 2].map((deaths) => pauseBefore(deaths, 2))).toEqual([0, 0])
  expect([3, 4, 5, 6, 7].map((deaths) => pauseBefore(deaths, 2))).toEqual([1000, 2000, 4000, 8000, 16_000])
  expect([8, 60].map((deaths) => pauseBefore(deaths, 2))).toEqual([30_000, 30_000])
})
