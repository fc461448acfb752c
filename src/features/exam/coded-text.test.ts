import { expect, test } from 'vitest'
import { splitCode } from './coded-text'

const shown = (text: string) => splitCode(text).map((part) => (part.isCode ? `<${part.text}>` : part.text))

test('text in backticks is code', () => {
  expect(shown('Append `LIMIT 10` and `ORDER BY n.code`.')).toEqual(['Append ', '<LIMIT 10>', ' and ', '<ORDER BY n.code>', '.'])
  expect(shown('`MATCH`')).toEqual(['<MATCH>'])
})

test('a text without code stays as it is', () => {
  expect(shown('账户A')).toEqual(['账户A'])
  expect(shown('')).toEqual([])
})

test('a backtick without a partner is an ordinary character', () => {
  expect(shown('`a` and `b')).toEqual(['<a>', ' and `b'])
  expect(shown('``')).toEqual(['``'])
})

test('markup in a text stays text', () => {
  expect(shown('`<b>` <i>')).toEqual(['<<b>>', ' <i>'])
})
