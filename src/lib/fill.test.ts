import { expect, test } from 'vitest'
import { fill } from './fill'

test('every place of a text takes its word, once or several times; a place without a word stays visible', () => {
  expect(fill('{a}，需要{b}，{a}；{c}', { a: 7, b: '$&' })).toBe('7，需要$&，7；{c}')
})
