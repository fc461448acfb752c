import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { solutionTypes } from './addresses'
import { loadSolutionGraph } from './query-graph'
import { queriesOf } from './solution-queries'
import { loadAnswers, loadSolution } from './solutions'

test.each(solutionTypes)('%s shows the answers of its queries on its own graph', async (type) => {
  const [chinese, english, answers, { graph, places, shapes }] = await Promise.all([
    loadSolution(type, 'zh-CN'),
    loadSolution(type, 'en-US'),
    loadAnswers(type),
    loadSolutionGraph(type)
  ])
  const queries = queriesOf(english)
  expect(queriesOf(chinese)).toEqual(queries)
  expect(queries.length).toBeGreaterThan(0)
  const found = queries.map((code) => {
    const { answers: ran, fault } = runQuery(graph, code)
    expect(fault).toBeUndefined()
    expect(ran[0]?.warnings).toEqual([])
    return { columns: ran[0]?.columns, rows: ran[0]?.rows.map((cells) => cells.map(({ text }) => text)) }
  })
  expect(found).toEqual(answers)
  // What the figure shows is in the data, and every label has a shape.
  expect(graph.vertices.filter(({ id }) => places.has(id)).length).toBeGreaterThan(places.size * 0.9)
  expect(Object.keys(shapes).toSorted()).toEqual([...new Set(graph.vertices.flatMap(({ labels }) => labels))].toSorted())
})
