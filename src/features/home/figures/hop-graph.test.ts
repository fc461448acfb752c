import { expect, test } from 'vitest'
import { drawHops } from './hop-drawing'
import { buildHopGraph, countHops, depths, type HopVertex, hopAnswer, hopEdgeType } from './hop-graph'

const labels = { start: '起点', meet: '第 4 跳，两路会合' }

test('the drawing shows as many vertices of each kind as the deepest query counts', () => {
  const { vertices } = buildHopGraph()
  const drawing = drawHops(labels)
  const accounts = vertices.filter((vertex) => vertex.kind === 'account').length
  const diamonds = [...drawing.matchAll(/l5 5l-5 5l-5 -5z/g)].length
  const squares = [...drawing.matchAll(/h6v6h-6z/g)].length
  const nodeGroups = [...drawing.matchAll(/<g class="g-vertices hop-\d">(.*?)<\/g>/g)].map((match) => match[1] ?? '').join('')
  // The start is drawn on its own, as a circle and its ring.
  expect([...nodeGroups.matchAll(/<circle/g)].length).toBe(accounts - 1)
  expect(accounts + diamonds + squares).toBe(countHops(buildHopGraph()).at(-1)?.vertices)
})

test('the drawing has as many lines as the deepest query counts edges', () => {
  const lines = [...drawHops(labels).matchAll(/<path class="(?:g-edge|hop-cut)" d="([^"]*)"/g)].flatMap(
    (match) => match[1]?.match(/M/g) ?? []
  )
  expect(lines.length).toBe(countHops(buildHopGraph()).at(-1)?.edges)
})

test('a deeper query finds more, and only the deepest closes the loop of transfers', () => {
  const counts = countHops(buildHopGraph())
  for (const [index, count] of counts.slice(1).entries()) {
    expect(count.vertices).toBeGreaterThan(counts[index]?.vertices ?? 0)
    expect(count.edges).toBeGreaterThan(counts[index]?.edges ?? 0)
  }
  expect(counts.map((count) => count.ring)).toEqual([false, false, false, true])
})

test('the loop of transfers runs along edges of the graph, from the start to the start', () => {
  const { edges, ring } = buildHopGraph()
  const joined = new Set(edges.flatMap(([a, b]) => [`${a.id}-${b.id}`, `${b.id}-${a.id}`]))
  expect(ring[0]?.id).toBe(0)
  expect(ring.at(-1)?.id).toBe(0)
  for (const [index, vertex] of ring.slice(1).entries()) expect(joined).toContain(`${ring[index]?.id}-${vertex.id}`)
  expect(ring.every((vertex) => vertex.kind === 'account')).toBe(true)
})

test('the drawing is the same every time and at most 12 KB', () => {
  expect(drawHops(labels)).toBe(drawHops(labels))
  expect(new TextEncoder().encode(drawHops(labels)).length).toBeLessThanOrEqual(12 * 1024)
})

test('devices and merchants have edges to accounts only, and every record has its own id', () => {
  const { vertices, edges } = buildHopGraph()
  expect(edges.filter(([from, to]) => from.kind !== 'account' && to.kind !== 'account')).toEqual([])
  expect(new Set(vertices.map(({ name }) => name)).size).toBe(vertices.length)
  expect(vertices[0]?.name).toBe('A01')
})

test('the query of each depth has the answer that the page shows: the loop at four hops, nothing before', () => {
  const graph = buildHopGraph()
  const next = Map.groupBy(
    graph.edges.filter((edge) => hopEdgeType(edge) === 'TRANSFERRED'),
    ([from]) => from.id
  )
  const loops = (trail: readonly HopVertex[], longest: number): HopVertex[][] =>
    (trail.length > longest ? [] : (next.get(trail.at(-1)?.id ?? -1) ?? [])).flatMap(([, to]) => {
      if (to.id === 0) return trail.length >= 3 ? [[...trail, to]] : []
      return trail.includes(to) ? [] : loops([...trail, to], longest)
    })
  for (const depth of depths) {
    const found = loops(graph.vertices.slice(0, 1), 2 * depth + 1).map((ring) => ring.map(({ name }) => name))
    const answer = hopAnswer(graph, depth)
    expect(found).toEqual(answer.length > 0 ? [answer] : [])
  }
  expect(hopAnswer(graph, 4)).toHaveLength(10)
})
