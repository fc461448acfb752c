import { expect, test } from 'vitest'
import { countedQuestion } from './missed-questions'

test('a question is counted in one spelling', () => {
  for (const typed of ['  Graph   Twin ', 'graph twin', 'ＧＲＡＰＨ twin']) expect(countedQuestion(typed)).toBe('graph twin')
})

test('nothing that could have something of a person in it is counted', () => {
  for (const typed of [
    '',
    '13800000000',
    '错误7',
    '１３８',
    'wang@example.com',
    'wang＠example',
    '四'.repeat(41),
    'a\u0000b',
    'x\u200by'
  ])
    expect([typed, countedQuestion(typed)]).toEqual([typed, undefined])
  expect(countedQuestion('四'.repeat(40))).toBe('四'.repeat(40))
})
