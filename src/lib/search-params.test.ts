import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params'

test.each(['2024', '007', '1e5', '-0', 'true', 'null', 'undefined', '[1]', '{"a":1}', '"x"', '%', '', ' a ', '😀', 'a&b=c#d+e'])(
  'the parameter %j is a text',
  (text) => {
    expect(parseSearch(`?q=${encodeURIComponent(text)}`).q).toBe(text)
    expect(parseSearch(stringifySearch({ q: text })).q).toBe(text)
  }
)

test('a repeated parameter is the list of its texts', () => {
  expect(parseSearch('?a=1&b=x&a=&a=true')).toEqual({ a: ['1', '', 'true'], b: 'x' })
})

test('a broken escape is text', () => {
  expect(parseSearch('?q=%&r=%zz')).toEqual({ q: '%', r: '%zz' })
})

test('a number of a link is written as its text, and an undefined parameter is left out', () => {
  expect(stringifySearch({ id: 7, page: undefined, name: 'index' })).toBe('?id=7&name=index')
  expect(stringifySearch({ page: undefined })).toBe('')
})

test('a query that was parsed is written as it was read', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('__proto__', 'constructor', 'q'))
  const query = fc.uniqueArray(fc.tuple(name, fc.string({ unit: 'grapheme' })), { selector: ([name]) => name })
  fc.assert(
    fc.property(query, (parameters) => {
      const written = new URLSearchParams(parameters).toString()
      // The order of parameters whose names are whole numbers is that of the numbers.
      fc.pre(parameters.every(([name]) => !/^\d+$/.test(name)))
      expect(stringifySearch(parseSearch(written))).toBe(written && `?${written}`)
    })
  )
})
