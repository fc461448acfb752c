import { describe, expect, test } from 'vitest'
import { answerOf } from '~/content/playground/answers'
import english from '~/content/playground/en-US'
import { exercises } from '~/content/playground/exercises'
import chinese from '~/content/playground/zh-CN'
import { buildHopGraph, depths, hopAnswer, hopQuery } from '~/features/home/figures/hop-graph'
import { runQuery } from '~/query/engine'
import { checkAnswer } from './check-answer'
import { dataSetIds, loadDataSet } from './data-sets'

const dataSetOf = (id: string) => {
  const known = dataSetIds.find((each) => each === id)
  if (!known) throw new Error(`There is no data set ${id}`)
  return loadDataSet(known)
}

describe('the gallery', () => {
  test('has thirty questions in both languages, from easy to hard', () => {
    const ids = exercises.map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    expect(Object.keys(chinese.questions)).toEqual(ids)
    expect(Object.keys(english.questions)).toEqual(ids)
    expect(exercises.map(({ level }) => level)).toEqual(exercises.map(({ level }) => level).toSorted())
  })

  test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
    'shows the answer of the engine: %s',
    async (id, exercise) => {
      const { graph } = await dataSetOf(exercise.dataSet)
      const { answers, fault } = runQuery(graph, exercise.query)
      expect(fault).toBeUndefined()
      const rows = (answers[0]?.rows ?? []).map((cells) => cells.map(({ text }) => text))
      expect(rows.length).toBeGreaterThan(0)
      expect({ columns: answers[0]?.columns, rows }).toEqual(answerOf(id))
    }
  )
})

test.each(depths)('the query of the home page at depth %i has the answer that the page shows', async (depth) => {
  const { graph } = await loadDataSet('hops')
  const { answers, fault } = runQuery(graph, hopQuery(depth))
  expect(fault).toBeUndefined()
  const ring = hopAnswer(buildHopGraph(), depth)
  expect(answers[0]?.rows.map((cells) => cells.map(({ text }) => text))).toEqual(ring.length > 0 ? [[JSON.stringify(ring)]] : [])
})

test('an answer is right by its rows, in any order unless the question asks for one', () => {
  const answer = { columns: ['a'], rows: [['1'], ['2']] }
  const given = (...texts: string[]) => ({ rows: texts.map((text) => [{ type: 'integer', text, vertices: [], edges: [] }]) })
  expect(checkAnswer(given('1', '2'), answer, true)).toEqual({ kind: 'right' })
  expect(checkAnswer(given('2', '1'), answer, false)).toEqual({ kind: 'right' })
  expect(checkAnswer(given('2', '1'), answer, true)).toEqual({ kind: 'order' })
  expect(checkAnswer(given('1', '3'), answer, false)).toEqual({ kind: 'values' })
  expect(checkAnswer(given('1'), answer, false)).toEqual({ kind: 'rows', found: 1, expected: 2 })
})
