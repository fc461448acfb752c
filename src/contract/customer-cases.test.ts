import { expect, test } from 'vitest'
import { figuresOf, writtenFiguresPattern } from './customer-cases'

test('results are read from lines of a value and what it counts', () => {
  expect(figuresOf('8 层 | 一条查询穿透的持股层数\n3 分钟|核查用时')).toEqual([
    { value: '8 层', label: '一条查询穿透的持股层数' },
    { value: '3 分钟', label: '核查用时' }
  ])
  expect(figuresOf(null)).toEqual([])
})

test.each([
  ['one line', '8 | layers', true],
  ['four lines', 'a|b\nc|d\ne|f\ng|h', true],
  ['five lines', 'a|b\nc|d\ne|f\ng|h\ni|j', false],
  ['a line without a label', '8 layers', false],
  ['two separators', '8 | layers | deep', false],
  ['a value of 21 characters', `${'1'.repeat(21)}|layers`, false],
  ['a label of 81 characters', `8|${'x'.repeat(81)}`, false]
])('%s: %j', (_, written, isValid) => {
  expect(writtenFiguresPattern.test(written)).toBe(isValid)
})
