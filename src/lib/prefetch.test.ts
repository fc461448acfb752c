import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch'

test('prefetches on fast and unknown connections', () => {
  expect(mayPrefetch(undefined)).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true)
})

test('does not prefetch on 2g or with data saver', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
})
