import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { hopDataSet } from './hop-data-set'

const { graph, draw } = hopDataSet
const drawn = (changed = graph, vertices: string[] = [], edges: string[] = []) =>
  draw?.(hopDataSet, changed, { vertices: new Set(vertices), edges: new Set(edges) })
const countOf = (pattern: RegExp, text = '') => [...text.matchAll(pattern)].length

test('the figure of the home page lights up the vertices and edges of an answer, with their names', () => {
  const { markup } = drawn(graph, ['A02', 'D01', 'M01'], ['e1']) ?? {}
  expect(countOf(/<circle class="g-on-found"/g, markup)).toBe(1)
  expect(countOf(/<path class="g-solid g-on-found"/g, markup)).toBe(1)
  expect(countOf(/<path class="g-on-found"/g, markup)).toBe(1)
  expect(countOf(/g-found-head/g, markup)).toBe(1)
  for (const name of ['A02', 'D01', 'M01']) expect(markup).toContain(`>${name}</text>`)
  expect(countOf(/g-on-found|g-found/g, drawn()?.markup)).toBe(0)
})

test('what a query created is drawn with its name escaped, and what it deleted is not drawn', () => {
  const created = runQuery(
    graph,
    "MATCH (a {id: 'A03'}) CREATE (a)-[:TRANSFERRED]->(:Account {id: '<b>'}), (:Device {id: 'D99'})"
  )
  const nodes = (markup = '') => countOf(/<circle cx/g, markup)
  const added = created.graph?.vertices.filter(({ id }) => !hopDataSet.positions.has(id)).map(({ id }) => id)
  const wider = drawn(created.graph, added)
  expect(nodes(wider?.markup)).toBe(nodes(drawn()?.markup) + 1)
  expect(wider?.markup).toContain('&lt;b&gt;')
  expect(wider?.markup).not.toContain('<b>')
  expect(wider?.height).toBeGreaterThan(680)

  const deleted = runQuery(graph, "MATCH (a {id: 'A01'}) DETACH DELETE a")
  expect(drawn(deleted.graph)?.markup).not.toContain('hop-start')
  expect(drawn()?.markup).toContain('hop-start')
})
