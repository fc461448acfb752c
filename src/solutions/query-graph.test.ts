import { expect, test } from 'vitest'
import { solutionTypes } from './addresses'
import { loadSolutionGraph } from './query-graph'

test.each(solutionTypes)('the data of %s has what its figure shows, and a shape for every label', async (type) => {
  const { graph, places, shapes } = await loadSolutionGraph(type)
  expect(graph.vertices.filter(({ id }) => places.has(id)).length).toBeGreaterThan(places.size * 0.9)
  expect(Object.keys(shapes).toSorted()).toEqual([...new Set(graph.vertices.flatMap(({ labels }) => labels))].toSorted())
})
