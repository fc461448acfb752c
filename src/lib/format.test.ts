import { expect, test } from 'vitest'
import { formatDay } from './format'

test.each([
  ['zh-CN', '2024年6月25日'],
  ['en-US', 'June 25, 2024'],
  ['zh-CN', '2024年6月25日']
] as const)('a day in %s is %s, wherever the reader is', (locale, text) => {
  expect(formatDay('2024-06-25', locale)).toBe(text)
})
