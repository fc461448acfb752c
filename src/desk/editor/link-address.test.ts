import { expect, test } from 'vitest'
import { completedAddress } from './link-address'

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['例子.中国', 'https://例子.中国'],
  ['http://example.com/a', 'https://example.com/a'],
  ['//example.com', 'https://example.com'],
  ['zhang@example.com', 'mailto:zhang@example.com'],
  ['010-6255 1234', 'tel:01062551234'],
  ['+86 138 0013 8000', 'tel:+8613800138000'],
  ['tel:95533', 'tel:95533'],
  [' https://example.com/ ', 'https://example.com/'],
  ['/news', '/news'],
  ['#part', '#part']
])('%s is completed to %s', (typed, address) => {
  expect(completedAddress(typed)).toBe(address)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///c', '一段文字', '1234', 'a b.com', 'http://', 'vbscript:x.com'])(
  '%s is no address that a page may lead to',
  (typed) => {
    expect(completedAddress(typed)).toBeUndefined()
  }
)
