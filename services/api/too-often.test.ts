import { expect, test } from 'vitest'
import { waitText } from './too-often'

test('a wait is stated in a readable unit, rounded up', () => {
  expect([1, 60, 540, 86_000].map((seconds) => waitText(seconds, 'zh-CN'))).toEqual(['1秒', '60秒', '9分钟', '24小时'])
  expect([1, 60, 541, 86_000].map((seconds) => waitText(seconds, 'en-US'))).toEqual([
    '1 second',
    '60 seconds',
    '10 minutes',
    '24 hours'
  ])
})
