import { expect, test } from 'vitest'
import { formatAgo } from './moments'

const now = Date.UTC(2026, 10, 21, 12)

test('formats relative time in the largest unit that fits', () => {
  expect(formatAgo(now - 20_000, now, 'en-US')).toBe('now')
  expect(formatAgo(now - 20_000, now, 'zh-CN')).toBe('现在')
  expect(formatAgo(now - 90_000, now, 'en-US')).toBe('1 minute ago')
  expect(formatAgo(now - 3 * 3_600_000, now, 'zh-CN')).toBe('3小时前')
  expect(formatAgo(now - 26 * 3_600_000, now, 'en-US')).toBe('yesterday')
})

test('a slow clock does not turn the past into the future', () => {
  expect(formatAgo(now + 5 * 60_000, now, 'en-US')).toBe('now')
})
