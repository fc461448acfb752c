import { expect, test } from 'vitest'
import { formatCount, formatDay, formatZonedMoment, localDay } from './format'

test.each([
  ['zh-CN', '2024年6月25日'],
  ['en-US', 'June 25, 2024']
] as const)('a day in %s is %s', (locale, text) => {
  expect(formatDay('2024-06-25', locale)).toBe(text)
})

test.each([
  ['zh-CN', 'Asia/Shanghai', '2026年11月28日 15:20 UTC+8'],
  ['en-US', 'Asia/Shanghai', 'Nov 28, 2026, 3:20 PM UTC+8'],
  ['en-US', 'America/New_York', 'Nov 28, 2026, 2:20 AM UTC-5'],
  ['en-US', 'Asia/Kolkata', 'Nov 28, 2026, 12:50 PM UTC+5:30'],
  ['zh-CN', 'UTC', '2026年11月28日 07:20 UTC']
] as const)('a moment in %s names the zone of %s', (locale, zone, text) => {
  expect(formatZonedMoment(Date.parse('2026-11-28T07:20:00Z'), locale, zone).replace('\u202f', ' ')).toBe(text)
})

test.each([
  ['zh-CN', 40_000_000, '4000万'],
  ['en-US', 40_000_000, '40 million'],
  ['en-US', 1_500_000, '1.5 million'],
  ['zh-CN', 40_000_001, '40,000,001'],
  ['en-US', 999, '999'],
  ['zh-CN', 0.5, '0.5']
] as const)('in %s, %d is written «%s»', (locale, count, written) => {
  expect(formatCount(count, locale)).toBe(written)
})

test('a local day is that of the browser’s time zone', () => {
  const date = new Date(2026, 0, 5, 23, 30)
  expect(localDay(date.getTime())).toBe('2026-01-05')
})
