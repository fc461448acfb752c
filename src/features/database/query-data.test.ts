import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { paidBySharers } from './copy/query'
import { sampleVertices } from './figures/network-data'
import { paid } from './query-answer'
import sample from './query-data'

test('the page shows the answer of its query on the graph of its figures', () => {
  const { answers, fault } = runQuery(sample.graph, paidBySharers)
  expect(fault).toBeUndefined()
  expect(answers[0]?.warnings).toEqual([])
  expect(paid).toEqual({ columns: answers[0]?.columns, rows: answers[0]?.rows.map((cells) => cells.map(({ text }) => text)) })
  expect([...sample.places.keys()]).toEqual(sampleVertices.map(({ id }) => id))
})
