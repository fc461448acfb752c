import { expect, test } from 'vitest'
import { durationInWords } from './durations'

test('a duration is written with its unit in the language', () => {
  expect(durationInWords(60, 'minute', 'en-US')).toBe('60 minutes')
  expect(durationInWords(2, 'year', 'en-US')).toBe('2 years')
  expect(durationInWords(1, 'year', 'en-US')).toBe('1 year')
  expect(durationInWords(60, 'minute', 'zh-CN')).toBe('60分钟')
})

test('several whole days are days, a single day and other hours stay hours', () => {
  expect(durationInWords(168, 'hour', 'en-US')).toBe('7 days')
  expect(durationInWords(24, 'hour', 'en-US')).toBe('24 hours')
  expect(durationInWords(36, 'hour', 'en-US')).toBe('36 hours')
})
