import { expect, test } from 'vitest'
import { wrongBreaks } from './line-breaks'

test.each([
  [['三跳查询用时12', 'ms']],
  [['三跳查询用时12 ', 'ms，含网络']],
  [['内存64 ', 'GB']],
  [['延迟低于100', '毫秒']],
  [['图数', '据库']]
])('%j is torn', (lines) => {
  expect(wrongBreaks(lines)).toHaveLength(1)
})

test.each([[['图数据库', '12 ms']], [['版本3', 'sharding']], [['三跳查询', '用时12毫秒']]])('%j is whole', (lines) => {
  expect(wrongBreaks(lines)).toEqual([])
})
