import { expect, test } from 'vitest'
import type { QuestionGraph } from '~/contract/exam'
import { describeEdges, drawQuestionGraph, sharedType } from './question-graph'

const graph: QuestionGraph = {
  vertices: [
    { id: 'a', x: 10, y: 10, name: 'A' },
    { id: 'b', x: 90, y: 10, name: 'B' },
    { id: 'm', x: 50, y: 50, label: 'Merchant' }
  ],
  edges: [
    { from: 'a', to: 'b', type: 'PAYS', directed: true },
    { from: 'a', to: 'm', type: 'AT', directed: false }
  ]
}

test('vertices have their names and edges their labels', () => {
  const { markup } = drawQuestionGraph(graph)
  for (const word of ['A', 'B', 'Merchant', 'PAYS', 'AT']) expect(markup).toContain(`>${word}</text>`)
})

test('only directed edges have arrow heads', () => {
  const heads = (each: QuestionGraph) => drawQuestionGraph(each).markup.match(/g-edge-head/g)?.length ?? 0
  expect(heads(graph)).toBe(1)
  expect(heads({ ...graph, edges: graph.edges.map((edge) => ({ ...edge, directed: false })) })).toBe(0)
})

test('a label that every edge has is not repeated in the drawing', () => {
  const shared = { ...graph, edges: graph.edges.map((edge) => ({ ...edge, type: 'PAYS' })) }
  expect(sharedType(shared)).toBe('PAYS')
  expect(drawQuestionGraph(shared).markup).not.toContain('PAYS')
  expect(sharedType(graph)).toBeUndefined()
})

test('an edge with an unknown end does not break the drawing', () => {
  const broken = { ...graph, edges: [...graph.edges, { from: 'a', to: 'z', directed: true }] }
  expect(drawQuestionGraph(broken).markup).toBe(drawQuestionGraph(graph).markup)
})

test('edges are described with direction and label', () => {
  expect(describeEdges(graph, 'en-US')).toEqual(['A to B: PAYS', 'between A and Merchant: AT'])
  expect(describeEdges(graph, 'zh-CN')).toEqual(['A指向B，PAYS', 'A与Merchant相连，AT'])
})

test('names are escaped', () => {
  const { markup } = drawQuestionGraph({ vertices: [{ id: 'a', x: 0, y: 0, name: '<img>' }], edges: [] })
  expect(markup).not.toContain('<img')
})
