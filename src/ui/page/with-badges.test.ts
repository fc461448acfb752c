import { expect, test } from 'vitest'
import { withBadges } from './with-badges'

const of = (samples: boolean[], isMarked?: boolean) =>
  withBadges(
    samples.map((isSample) => ({ isSample })),
    isMarked
  ).map(({ hasBadge }) => hasBadge)

test('of entries that are all samples, the first has the badge, unless the page has one already', () => {
  expect(of([true, true, true])).toEqual([true, false, false])
  expect(of([true, true], true)).toEqual([false, false])
  expect(of([])).toEqual([])
})

test('among real entries, every sample has it', () => {
  expect(of([false, true, true])).toEqual([false, true, true])
  expect(of([false, true], true)).toEqual([false, true])
  expect(of([false, false])).toEqual([false, false])
})
