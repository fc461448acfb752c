import { expect, test } from 'vitest'
import { numbersIn } from './numbers'

test.each([
  ['6400万次操作', '64 M operations'],
  ['十四类问题', '14 problems'],
  ['二百件', '200 brackets'],
  ['第95百分位', '95th percentile'],
  ['100或300个起点', '100/300 seeds'],
  ['9月2日停机', '2 September']
])('%s and %s state the same numbers', (chinese, english) => {
  const [these, those] = [numbersIn(chinese), numbersIn(english)]
  expect([...these.digits].filter((number) => !those.all.has(number))).toEqual([])
  expect([...those.digits].filter((number) => !these.all.has(number))).toEqual([])
})

test('names, codes and versions hold no numbers', () => {
  expect([...numbersIn('P7 of IEEE-14 runs 3.4.1').digits]).toEqual([])
})

test('another number is another number', () => {
  expect([...numbersIn('吞吐量提升70%').digits]).toEqual([70])
  expect(numbersIn('60% more throughput').all.has(70)).toBe(false)
})
