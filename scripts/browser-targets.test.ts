import { expect, test } from 'vitest'
import { unsupportedBuiltIns } from './browser-targets'

test.each([
  'a.toSorted((x, y) => x - y)',
  'a.with(0, 1)',
  'a.checkVisibility()',
  'Promise.withResolvers()',
  'Map.groupBy(a, f)',
  'URL.canParse(a)',
  'new Map(a).values().map(f)',
  'a.isSubsetOf(b)',
  'AbortSignal.any([a])'
])('%s is newer than the oldest browsers', (code) => expect(unsupportedBuiltIns(code)).toHaveLength(1))

test('what the oldest browsers have is not refused', () => {
  expect(
    unsupportedBuiltIns('[...a].sort(); a.at(-1); a.findLast(f); Object.hasOwn(a, b); structuredClone(a); [...a.values()].map(f)')
  ).toEqual([])
})
