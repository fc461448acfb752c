import { expect, test } from 'vitest'
import { formatBytes, formatCount, formatDay } from './format'

test.each([
  ['zh-CN', '2024年6月25日'],
  ['en-US', 'June 25, 2024'],
  ['zh-CN', '2024年6月25日']
] as const)('a day in %s is %s, wherever the reader is', (locale, text) => {
  expect(formatDay('2024-06-25', locale)).toBe(text)
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

test.each([
  [0, '0 kB'],
  [795, '0.8 kB'],
  [1_234_567, '1.2 MB'],
  [2_000_000_000, '2 GB'],
  [3_000_000_000_000, '3,000 GB']
])('formats %d bytes as %s', (bytes, written) => {
  expect(formatBytes(bytes, 'en-US')).toBe(written)
})
