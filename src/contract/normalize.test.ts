import { expect, test } from 'vitest'
import { normalizeTyped } from './normalize'

test.each([
  '138 0013 8000',
  '138-0013-8000',
  '138.0013.8000',
  '(138) 0013 8000',
  '（138）0013－8000',
  '138—0013—8000',
  '１３８００１３８０００',
  '138\u00a00013\u30008000',
  '\u202d138 0013 8000\u202c',
  '+8613800138000',
  '+86 138 0013 8000',
  '(+86) 138-0013-8000',
  '＋８６ １３８ ００１３ ８０００',
  '0086 138 0013 8000',
  '008613800138000'
])('%s is the phone number 13800138000', (typed) => {
  expect(normalizeTyped('phone', typed)).toBe('13800138000')
  expect(normalizeTyped('identifier', typed)).toBe('13800138000')
})

test.each([
  ['+44 (20) 7946-0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+86 10 6655 8899', '+861066558899'],
  ['86 138 0013 8000', '8613800138000'],
  ['no number', 'nonumber'],
  ['①380013800', '①380013800'],
  ['', '']
])('the phone number %j becomes %j', (typed, kept) => {
  expect(normalizeTyped('phone', typed)).toBe(kept)
})

test.each(['409514', '409 514', '409-514', ' 409514 ', '４０９５１４', '４０９－５１４', '4 0 9 5 1 4', '409\u200b514'])(
  '%s is the code 409514',
  (typed) => {
    expect(normalizeTyped('code', typed)).toBe('409514')
  }
)

test('a code keeps its country code and its letters', () => {
  expect(normalizeTyped('code', '+86 a')).toBe('+86a')
})

test('an email address is trimmed and in lower case, and keeps its separators', () => {
  for (const kind of ['email', 'identifier'] as const) {
    expect(normalizeTyped(kind, '\u3000Wang.Li-1@Mail-2.Example.COM ')).toBe('wang.li-1@mail-2.example.com')
  }
})
