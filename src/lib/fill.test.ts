import { expect, test } from 'vitest'
import { fill } from './fill'

test('replaces every placeholder and keeps unknown ones', () => {
  expect(fill('{a}，需要{b}，{a}；{c}', { a: 7, b: '$&' })).toBe('7，需要$&，7；{c}')
})
