import { expect, test } from 'vitest'
import { secondsUntilFree } from './rate-limit'

const minute = { max: 1, seconds: 60 }

test('the wait is the rest of the window, in whole seconds rounded up', () => {
  expect(secondsUntilFree(1_000_000, minute, 1_000_000)).toBe(60)
  expect(secondsUntilFree(1_000_000, minute, 1_000_001)).toBe(60)
  expect(secondsUntilFree(1_000_000, minute, 1_030_500)).toBe(30)
})

test('the wait is never less than a second', () => {
  expect(secondsUntilFree(1_000_000, minute, 1_060_000)).toBe(1)
  expect(secondsUntilFree(1_000_000, minute, 1_090_000)).toBe(1)
})
