import { expect, test } from 'vitest'
import { chinaDay, workingDayAfter } from './working-days'

test('working days skip the weekends of China’s calendar', () => {
  // Friday evening in UTC is Saturday morning in China.
  expect(workingDayAfter(Date.parse('2026-11-20T15:00:00Z'), 1)).toBe('2026-11-23')
  expect(workingDayAfter(Date.parse('2026-11-20T17:00:00Z'), 1)).toBe('2026-11-23')
  expect(workingDayAfter(Date.parse('2026-11-18T02:00:00Z'), 7)).toBe('2026-11-27')
})

test('a day in China begins eight hours before it does in UTC', () => {
  expect(chinaDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(chinaDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})
