import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { sampleVertices } from './figures/network-data'
import { paid, profiledQuery, queryPlan } from './query-answer'
import sample from './query-data'

test('every vertex of the figures has its place', () => {
  expect([...sample.positions.keys()]).toEqual(sampleVertices.map(({ id }) => id))
})

test('the plan and the answer of the page are those of the engine', () => {
  const { answers, fault } = runQuery(sample.graph, profiledQuery)
  expect(fault).toBeUndefined()
  expect(answers[0]?.plan).toEqual(queryPlan)
  expect(answers[0]?.rows.map((cells) => cells.map(({ text }) => text))).toEqual(paid.rows)
})
