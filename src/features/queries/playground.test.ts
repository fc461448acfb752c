import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { checkAnswer } from './check-answer'
import english from './copy/en-US'
import { exercises } from './copy/exercises'
import chinese from './copy/zh-CN'
import { dataSetIds, loadDataSet } from './data-sets'
import { answerSchema, graphSchema, maxShownRows, responseOf } from './worker-messages'

describe('the gallery', () => {
  test('has every question in both languages, from easy to hard', () => {
    const ids = exercises.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Object.keys(chinese.questions)).toEqual(ids)
    expect(Object.keys(english.questions)).toEqual(ids)
    expect(exercises.map(({ level }) => level)).toEqual(exercises.map(({ level }) => level).toSorted())
  })
})

test('an answer is right by its rows, in any order unless the question asks for one', () => {
  const answer = { columns: ['a'], rows: [['1'], ['2']] }
  const given = (...texts: string[]) => ({
    rowCount: texts.length,
    rows: texts.map((text) => [{ type: 'integer', text, vertices: [], edges: [] }])
  })
  expect(checkAnswer(given('1', '2'), answer, true)).toEqual({ kind: 'right' })
  expect(checkAnswer(given('2', '1'), answer, false)).toEqual({ kind: 'right' })
  expect(checkAnswer(given('2', '1'), answer, true)).toEqual({ kind: 'order' })
  expect(checkAnswer(given('1', '3'), answer, false)).toEqual({ kind: 'values' })
  expect(checkAnswer(given('1'), answer, false)).toEqual({ kind: 'rows', found: 1, expected: 2 })
})

test('the page gets the first rows of an answer, what all of them hold, and their CSV', async () => {
  const vertices = ['A1', 'A2'].map((id) => ({ id, labels: ['Account'], properties: {} }))
  const answer = runQuery({ vertices, edges: [] }, 'UNWIND range(1, 500) AS x MATCH (a) RETURN x, a')
  const { answers } = v.parse(answerSchema, responseOf(1, answer))
  expect(answers[0]).toMatchObject({ rowCount: 1000, found: { vertices: ['A1', 'A2'], edges: [] } })
  expect(answers[0]?.rows).toHaveLength(maxShownRows)
  expect((await answers[0]?.csv.text())?.trim().split('\r\n')).toHaveLength(1001)
})

test.each(dataSetIds)('the data set %s is within the limits of a query, and its edges join its vertices', async (id) => {
  const { graph } = await loadDataSet(id)
  expect(v.is(graphSchema, graph)).toBe(true)
  const ids = new Set(graph.vertices.map((vertex) => vertex.id))
  expect(ids.size).toBe(graph.vertices.length)
  expect(graph.edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([])
})
