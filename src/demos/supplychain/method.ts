import { groupBy } from '~/lib/group-by'
import { betweenness } from '../algorithms/betweenness'
import { pathTo, reach, type SearchTree } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * Effects of a stop: everything that needs the part or supplier, directly or through others. Betweenness ranks the parts and
 * suppliers that most supply chains pass through, independently of the chosen stop.
 */

const parameters = [
  { name: 'supplier', kind: 'vertex', default: 'R03' },
  { name: 'direction', kind: 'choice', options: ['in', 'out'], default: 'in' },
  { name: 'hops', kind: 'number', min: 1, max: 12, step: 1, default: 12 },
  { name: 'critical', kind: 'number', min: 0, max: 20, step: 1, default: 8 }
] as const satisfies readonly Parameter[]

interface Analysis {
  graph: IndexedGraph
  supplier: number
  tree: SearchTree
  /** Parts and suppliers by betweenness, highest first. */
  critical: { vertex: number; score: number }[]
}

/** The level of a vertex that is not affected. */
const notReached = '–'

/** Betweenness does not depend on the parameters, and takes longest. */
const rankByBetweenness = memoizeLast((data: DemoGraph) => {
  const graph = indexGraph(data)
  return { graph, scores: betweenness(graph) }
})

const analyze = memoizeLast((data: DemoGraph, values: ParameterValues): Analysis => {
  const { graph, scores } = rankByBetweenness(data, {})
  const supplier = graph.numberOf(textIn(values, 'supplier')) ?? -1
  const direction = textIn(values, 'direction') === 'in' ? 'in' : 'out'
  const tree = reach(graph, supplier < 0 ? [] : [supplier], { direction, limit: numberIn(values, 'hops') })
  const critical = [...scores.keys()]
    .map((vertex) => ({ vertex, score: Math.round((scores[vertex] ?? 0) * 10) / 10 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.vertex - b.vertex)
  return { graph, supplier, tree, critical }
})

function run(data: DemoGraph, values: ParameterValues): Run {
  const { graph, supplier, tree, critical } = analyze(data, values)
  const name = textIn(values, 'supplier')
  const isUp = textIn(values, 'direction') === 'in'
  const trace: TraceStep[] = [
    { sentence: isUp ? 'start' : 'start-needs', values: { supplier: name }, vertices: supplier < 0 ? [] : [[name, 'start']] }
  ]
  const others = tree.visited.slice(1)
  const levels = [...groupBy(others, (vertex) => tree.distance[vertex] ?? 0)]
  const edgeOf = (vertex: number): string[] => graph.edgeIds([tree.parentEdge[vertex] ?? 0])
  let total = 0
  for (const [hops, vertices] of levels) {
    total += vertices.length
    trace.push({
      sentence: isUp ? 'level' : 'level-needs',
      values: { hops, items: vertices.length, total },
      vertices: graph.ids(vertices).map((id) => [id, 'found']),
      edges: vertices.flatMap((vertex) => edgeOf(vertex).map((id) => [id, 'found'] as const))
    })
  }
  const ofKind = (kind: string) => others.filter((vertex) => graph.vertices[vertex]?.kind === kind)
  const [products, suppliers] = [ofKind('product'), ofKind('supplier')]
  for (const vertex of products.slice(0, 12)) {
    trace.push({ sentence: 'product', values: { product: graph.id(vertex), hops: tree.distance[vertex] ?? 0 } })
  }
  const rows: ResultRow[] = others.map((vertex) => ({
    id: graph.id(vertex),
    isFinding: true,
    vertices: graph.ids([vertex]),
    edges: edgeOf(vertex),
    cells: {
      item: graph.id(vertex),
      role: graph.vertices[vertex]?.kind ?? 'part',
      hops: tree.distance[vertex] ?? 0,
      score: critical.find((each) => each.vertex === vertex)?.score ?? 0
    }
  }))
  const reached = new Set(tree.visited)
  const most = critical.slice(0, numberIn(values, 'critical'))
  for (const [index, { vertex, score }] of most.entries()) {
    const id = graph.id(vertex)
    trace.push({
      sentence: 'critical',
      values: { number: index + 1, item: id, score },
      vertices: reached.has(vertex) ? [] : [[id, 'solid']]
    })
    if (reached.has(vertex)) continue
    rows.push({
      id,
      isFinding: false,
      vertices: [id],
      edges: [],
      cells: { item: id, role: 'critical', hops: notReached, score }
    })
  }
  const facts = { supplier: name, items: others.length, products: products.length, suppliers: suppliers.length }
  trace.push({ sentence: isUp ? 'end' : 'end-needs', values: facts })
  return { trace, rows, facts }
}

function explain(data: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const { graph, supplier, tree, critical } = analyze(data, values)
  const number = graph.numberOf(vertex) ?? -1
  const name = textIn(values, 'supplier')
  const isUp = textIn(values, 'direction') === 'in'
  const place = critical.findIndex((each) => each.vertex === number)
  const facts = { vertex, supplier: name, place: place + 1, score: critical[place]?.score ?? 0 }
  const hops = tree.distance[number] ?? Number.POSITIVE_INFINITY
  if (number === supplier) {
    return { sentence: 'why-start', values: { ...facts, items: tree.visited.length - 1 }, vertices: [vertex], edges: [] }
  }
  if (!Number.isFinite(hops)) {
    const sentence = place >= 0 ? 'why-critical' : isUp ? 'why-safe' : 'why-unneeded'
    return { sentence, values: facts, vertices: [vertex], edges: [] }
  }
  const { vertices, edges } = pathTo(tree, number)
  return {
    sentence: isUp ? 'why-fails' : 'why-needed',
    values: { ...facts, hops },
    vertices: graph.ids(isUp ? [...vertices].reverse() : vertices),
    edges: graph.edgeIds(isUp ? [...edges].reverse() : edges)
  }
}

export default {
  parameters,
  columns: [
    { name: 'item', isNumber: false },
    { name: 'role', isNumber: false },
    { name: 'hops', isNumber: true },
    { name: 'score', isNumber: true }
  ],
  run,
  explain
} satisfies Method
