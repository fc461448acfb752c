import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { cypherWithinThree, people, withinThree } from '../hops'
import joins from './query-data'

test('the page shows the answer of its query on the graph of its figure', () => {
  const { answers, fault } = runQuery(joins.graph, cypherWithinThree)
  expect(fault).toBeUndefined()
  expect(answers[0]?.warnings).toEqual([])
  const rows = answers[0]?.rows.map((cells) => cells.map(({ text }) => text))
  expect({ columns: withinThree.columns, rows: withinThree.rows }).toEqual({
    columns: answers[0]?.columns,
    rows: rows?.toSorted()
  })
  expect([...joins.places.keys()]).toEqual(people)
})
