import { expect, test } from 'vitest'
import { demoTypes } from '~/demos/demos'
import { loadDemoAnswer, loadDemoQuery } from '~/demos/load'
import { runQuery } from '~/query/engine'
import { loadDataSet } from './data-sets'

test.each(demoTypes)('the demo %s shows the answer of its query on its own data', async (type) => {
  const [code, answer, { graph }] = await Promise.all([loadDemoQuery(type), loadDemoAnswer(type), loadDataSet(type)])
  const { answers, fault } = runQuery(graph, code)
  expect(fault).toBeUndefined()
  expect(answers[0]?.warnings).toEqual([])
  expect({ columns: answers[0]?.columns, rows: answers[0]?.rows.map((cells) => cells.map(({ text }) => text)) }).toEqual(answer)
})
