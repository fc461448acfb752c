import { expect, test } from 'vitest'
import { passages, questionIds, relationships, retrieve } from './retrieval'

test('every relationship was read from a passage that names both its ends', () => {
  for (const { from, to, passage } of relationships) expect(passages[passage - 1]).toEqual(expect.arrayContaining([from, to]))
})

test('the graph leads to orders that no passage about the question names', () => {
  const similar = retrieve('line3', 'similar')
  expect(similar.evidence).toEqual([1, 2])
  expect(similar.answers).toEqual([])
  const hybrid = retrieve('line3', 'hybrid')
  expect(hybrid.answers).toEqual([
    { entity: 'O18', path: ['L3', 'P7', 'B2', 'O18'], cited: [2, 3, 4] },
    { entity: 'O21', path: ['L3', 'P7', 'B2', 'O21'], cited: [2, 3, 5] }
  ])
  expect(hybrid.evidence).toEqual([1, 2, 3, 4, 5])
})

test('from an order the relationships are followed against their direction', () => {
  expect(retrieve('order21', 'hybrid').answers).toEqual([{ entity: 'L3', path: ['O21', 'B2', 'P7', 'L3'], cited: [5, 3, 2] }])
})

test('a question about what no record mentions has no answer', () => {
  expect(retrieve('line2', 'hybrid')).toMatchObject({ answers: [], evidence: [] })
})

test('every step of an answer is supported by a retrieved passage', () => {
  for (const id of questionIds) {
    const { answers, evidence } = retrieve(id, 'hybrid')
    for (const { path, cited } of answers) {
      expect(cited).toHaveLength(path.length - 1)
      expect(evidence).toEqual(expect.arrayContaining([...cited]))
    }
  }
})
