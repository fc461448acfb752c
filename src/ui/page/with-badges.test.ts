import { expect, test } from 'vitest'
import { withBadges } from './with-badges'

const badgesOf = (samples: boolean[], isMarked?: boolean) =>
  withBadges(
    samples.map((isSample) => ({ isSample })),
    isMarked
  ).map(({ hasBadge }) => hasBadge)

test('if all entries are samples, only the first has the badge, unless the page has one already', () => {
  expect(badgesOf([true, true, true])).toEqual([true, false, false])
  expect(badgesOf([true, true], true)).toEqual([false, false])
  expect(badgesOf([])).toEqual([])
})

test('among real entries, every sample has the badge', () => {
  expect(badgesOf([false, true, true])).toEqual([false, true, true])
  expect(badgesOf([false, true], true)).toEqual([false, true])
  expect(badgesOf([false, false])).toEqual([false, false])
})
