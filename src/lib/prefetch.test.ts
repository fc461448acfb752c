import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch'

test('pages are prefetched on a fast connection and where the browser says nothing', () => {
  expect(mayPrefetch(undefined)).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g', saveData: false })).toBe(true)
})

test('nothing is prefetched on 2g or with data saver', () => {
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
})
