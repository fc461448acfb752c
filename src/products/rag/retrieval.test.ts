import { expect, test } from 'vitest'
import { answer, answerInSimilar, evidence, passages, relations, similar } from './retrieval'

test('every relationship was read from a passage that names both its ends', () => {
  for (const { from, to, passage } of relations) expect(passages[passage - 1]).toEqual(expect.arrayContaining([from, to]))
})

test('the graph leads to orders that no passage about the question names', () => {
  expect(similar).toEqual([1, 2])
  expect(answerInSimilar).toEqual([])
  expect(answer).toEqual(['O18', 'O21'])
  expect(evidence).toEqual([1, 2, 3, 4, 5])
})
