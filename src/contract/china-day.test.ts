import { expect, test } from 'vitest'
import { chinaDay, chinaMoment } from './china-day'

test('a day in China begins eight hours before it does in UTC', () => {
  expect(chinaDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(chinaDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})

test('a moment has China’s time with its offset', () => {
  expect(chinaMoment(Date.parse('2026-11-20T15:59:59.900Z'))).toBe('2026-11-20T23:59:59+08:00')
  expect(Date.parse(chinaMoment(Date.parse('2026-11-20T16:00:00Z')))).toBe(Date.parse('2026-11-20T16:00:00Z'))
})
