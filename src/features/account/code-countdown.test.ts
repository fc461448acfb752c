import { expect, test } from 'vitest'
import { secondsUntil } from './code-countdown'

test('a countdown of a minute begins at 60 and shows 1 until its very end', () => {
  expect(secondsUntil(60_000, 0)).toBe(60)
  expect(secondsUntil(60_000, 59_001)).toBe(1)
  expect(secondsUntil(60_000, 60_000)).toBe(0)
})

test('a countdown that is over stays at 0', () => {
  expect(secondsUntil(60_000, 90_000)).toBe(0)
})
