import { expect, test } from 'vitest'
import { sentence } from './sentence'

test('a sentence takes its values, the words for kinds, and the form of the number', () => {
  const template = '{count} {count|ring|rings} of {kind}: {unknown}'
  expect(sentence(template, { count: 1, kind: 'fan-in' }, { 'fan-in': 'collection' })).toBe('1 ring of collection: {unknown}')
  expect(sentence(template, { count: 2500, kind: 'A01' }, {}, (value) => value.toLocaleString('en-US'))).toBe(
    '2,500 rings of A01: {unknown}'
  )
})
