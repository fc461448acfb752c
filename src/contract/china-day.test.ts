import { expect, test } from 'vitest'
import { chinaDay } from './china-day'

test('a day in China begins eight hours before it does in UTC', () => {
  expect(chinaDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(chinaDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})
