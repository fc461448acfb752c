import { expect, test } from 'vitest'
import { runQuery } from '~/query/engine'
import { drawGraph, placeNew } from './graph-drawing'
import { graphLimits } from './worker-messages'

const positions = new Map([
  ['A1', { x: 10, y: 20 }],
  ['D1', { x: 200, y: 20 }]
])
const vertex = (id: string, code: string) => ({ id, labels: ['Account'], properties: { code } })

test('what is created anew with the code of a vertex of the sample stands in its place', () => {
  const placed = placeNew({ vertices: [vertex('1', 'A1'), vertex('2', 'D1')], edges: [] }, positions)
  expect([placed.get('1'), placed.get('2')]).toEqual([positions.get('A1'), positions.get('D1')])
})

test('no vertex stands on another one with the same code', () => {
  const placed = placeNew({ vertices: [vertex('A1', 'A1'), vertex('1', 'A1'), vertex('2', 'A1')], edges: [] }, positions)
  expect(placed.get('A1')).toEqual(positions.get('A1'))
  expect(new Set([...placed.values()].map(({ x, y }) => `${x} ${y}`))).toHaveLength(3)
})

test('a new vertex stands near the first of its neighbors that has a place', () => {
  const edge = (from: string, to: string) => ({ id: `${from}-${to}`, from, to, type: 'PAID', properties: {} })
  const graph = { vertices: ['N1', 'N2', 'A1', 'D1'].map((id) => vertex(id, id)), edges: [edge('N1', 'N2'), edge('D1', 'N1')] }
  const placed = placeNew(graph, positions)
  const away = (id: string, from: string) =>
    Math.hypot((placed.get(id)?.x ?? 0) - (placed.get(from)?.x ?? 0), (placed.get(id)?.y ?? 0) - (placed.get(from)?.y ?? 0))
  expect(away('N1', 'D1')).toBeCloseTo(110)
  expect(away('N2', 'N1')).toBeCloseTo(110)
})

test('the largest graph is drawn without stopping the page for long', () => {
  const vertices = Array.from({ length: graphLimits.vertices }, (_, index) => vertex(`${index}`, `N${index}`))
  const edges = Array.from({ length: graphLimits.edges }, (_, index) => ({
    id: `e${index}`,
    from: `${index % 2000}`,
    to: `${(index * 7 + 1) % 2000}`,
    type: 'PAID',
    properties: {}
  }))
  const start = process.cpuUsage()
  drawGraph({ graph: { vertices, edges }, positions, shapes: {} }, { vertices, edges }, undefined)
  const { user, system } = process.cpuUsage(start)
  // Searching all edges for each vertex takes many times as long.
  expect((user + system) / 1000).toBeLessThan(1000)
})

test('a new vertex stands on no edge', () => {
  const edge = (from: string, to: string) => ({ id: `${from}-${to}`, from, to, type: 'PAID', properties: {} })
  const graph = {
    vertices: ['A1', 'D1', 'N1', 'N2'].map((id) => vertex(id, id)),
    edges: [edge('A1', 'D1'), edge('A1', 'N1'), edge('A1', 'N2')]
  }
  const placed = placeNew(graph, positions)
  // A1 and D1 have the same height, so what is far from it is far from their edge.
  for (const id of ['N1', 'N2']) expect(Math.abs((placed.get(id)?.y ?? 20) - 20)).toBeGreaterThan(30)
  expect(
    Math.hypot((placed.get('N1')?.x ?? 0) - (placed.get('N2')?.x ?? 0), (placed.get('N1')?.y ?? 0) - (placed.get('N2')?.y ?? 0))
  ).toBeGreaterThan(50)
})

test('parallel edges are apart, carry their types, and a vertex without a name has its label and id', () => {
  const between = (id: string, from: string, to: string) => ({ id, from, to, type: `T${id}`, properties: {} })
  const graph = {
    vertices: [vertex('A1', 'A1'), { id: '+v7', labels: ['Device', 'Old'], properties: {} }],
    edges: [between('1', 'A1', '+v7'), between('2', '+v7', 'A1'), between('3', 'A1', '+v7')]
  }
  const { markup } = drawGraph({ graph, positions, shapes: {} }, graph, undefined)
  expect(new Set(markup.match(/Q[\d.-]+ [\d.-]+/g))).toHaveLength(2)
  for (const text of ['T1', 'T2', 'T3', 'Device +v7']) expect(markup).toContain(`>${text}</text>`)
})

test('a vertex is named by the value of its property, of whatever type it is', () => {
  const { graph = { vertices: [], edges: [] } } = runQuery(
    { vertices: [], edges: [] },
    "CREATE (:A {id: 7.0}), (:A {id: date('2026-11-02')}), (:A {id: 9007199254740993}), (:A {id: [date('2026-11-03'), date('2026-11-04')]})"
  )
  const { markup } = drawGraph({ graph, positions, shapes: {} }, graph, undefined)
  for (const text of ['7', '2026-11-02', '9007199254740993', '2026-11-03, 2026-11-04'])
    expect(markup).toContain(`>${text}</text>`)
  expect(markup).not.toContain('[object')
})

test('no label of an edge covers another text', () => {
  const between = (id: string, from: string, to: string) => ({ id, from, to, type: 'A_LONG_LABEL', properties: {} })
  const vertices = ['A1', 'D1', 'N1', 'N2', 'N3'].map((id) => vertex(id, id))
  const edges = [
    ['A1', 'D1'],
    ['A1', 'N1'],
    ['D1', 'N1'],
    ['N1', 'N2'],
    ['N2', 'N3'],
    ['A1', 'N3'],
    ['D1', 'A1']
  ].map(([from = '', to = ''], index) => between(String(index), from, to))
  const { markup } = drawGraph({ graph: { vertices, edges }, positions, shapes: {} }, { vertices, edges }, undefined)
  const texts = [...markup.matchAll(/<text[^>]* x="([^"]+)" y="([^"]+)"[^>]*>([^<]+)</g)].map(([, x, y, text = '']) => ({
    x: Number(x),
    y: Number(y),
    text
  }))
  expect(texts.filter(({ text }) => text === 'A_LONG_LABEL').length).toBeGreaterThan(3)
  for (const [index, a] of texts.entries())
    for (const b of texts.slice(index + 1))
      expect(Math.abs(a.y - b.y) > 8 || Math.abs(a.x - b.x) > (a.text.length + b.text.length) * 3).toBe(true)
})
