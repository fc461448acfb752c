import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressSchema } from './content'

test.each(['/news?id=1', '/', 'https://example.com/a b', '/文件/a b.pdf'])('a page may link to «%s»', (address) => {
  expect(v.is(addressSchema, address)).toBe(true)
})

test.each(['//example.com', '/\\example.com', '/\t/example.com', 'http://example.com', 'javascript:alert(1)', 'news', ''])(
  'a page links nowhere by «%s»',
  (address) => {
    expect(v.is(addressSchema, address)).toBe(false)
  }
)
