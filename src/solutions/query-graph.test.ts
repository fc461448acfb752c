import { expect, test } from 'vitest'
import { solutionTypes } from './addresses'
import { loadSolutionGraph } from './query-graph'

test.each(solutionTypes)('the query graph of %s has the vertices of its figure, and a shape for every label', async (type) => {
  const { graph, positions, shapes } = await loadSolutionGraph(type)
  expect(graph.vertices.filter(({ id }) => positions.has(id)).length).toBeGreaterThan(positions.size * 0.9)
  expect(Object.keys(shapes).toSorted()).toEqual([...new Set(graph.vertices.flatMap(({ labels }) => labels))].toSorted())
})
