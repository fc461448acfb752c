import { groupBy } from '~/lib/group-by'
import { followMoney, type MoneyFlow, moneyTrail, type Payments } from '../algorithms/money-flow'
import { personalizedPageRank } from '../algorithms/pagerank'
import { pathTo, reach } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * Follows money from an account to where it ended, by the times and amounts of payments. Personalized PageRank answers the same
 * question without times: comparing the two shows that it ranks accounts first that only passed the money on.
 */

const parameters = [
  { name: 'source', kind: 'vertex', of: ['account', 'company'], default: 'A001' },
  { name: 'method', kind: 'choice', options: ['money', 'pagerank'], default: 'money' },
  { name: 'window', kind: 'number', min: 1, max: 30, step: 1, default: 6 },
  { name: 'least', kind: 'number', min: 0, max: 5000, step: 100, default: 500 }
] as const satisfies readonly Parameter[]

/** Ends of the money in the result. */
const maxEnds = 8
const damping = 0.85
/** Iterations of PageRank that a trace shows. */
const shownIterations = [1, 2, 3, 5, 10, 20]

interface End {
  vertex: number
  /** Money left there, or the score in percent. */
  value: number
  trail: { vertices: number[]; edges: number[] }
}

interface Analysis {
  graph: IndexedGraph
  source: number
  /** Only for the method `money`. */
  flow: MoneyFlow | undefined
  iterations: { number: number; reached: number; change: number }[]
  scores: Float64Array
  total: number
  ends: End[]
}

const round = (value: number): number => Math.round(value * 100) / 100

const analyze = memoizeLast((data: DemoGraph, values: ParameterValues): Analysis => {
  const graph = indexGraph(data)
  const source = graph.numberOf(textIn(values, 'source')) ?? -1
  const amount = (edge: number): number => graph.edgeValue(edge, 'amount')
  const vertices = [...data.vertices.keys()]
  const best = (scores: Float64Array): number[] =>
    vertices.filter((vertex) => (scores[vertex] ?? 0) > 0).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  if (textIn(values, 'method') === 'money') {
    const payments: Payments = { graph, amount, time: (edge) => graph.edgeValue(edge, 'hour') }
    const limits = { window: 24 * numberIn(values, 'window'), minAmount: numberIn(values, 'least') }
    const flow = followMoney(payments, source, limits)
    const total = flow.carried.reduce((sum, each) => sum + (graph.from[each.edge] === source ? each.amount : 0), 0)
    const ends = best(flow.held)
      .filter((vertex) => (flow.held[vertex] ?? 0) >= limits.minAmount)
      .slice(0, maxEnds)
      .map((vertex) => {
        const edges = moneyTrail(payments, flow, source, vertex)
        const trail = { edges, vertices: [source, ...edges.map((edge) => graph.to[edge] ?? 0)] }
        return { vertex, value: flow.held[vertex] ?? 0, trail }
      })
    return { graph, source, flow, iterations: [], scores: flow.held, total, ends }
  }
  const iterations: Analysis['iterations'] = []
  const scores = personalizedPageRank(graph, {
    seeds: source < 0 ? [] : [source],
    damping,
    weight: amount,
    onIteration: (number, now, change) =>
      iterations.push({ number, reached: now.reduce((sum, score) => sum + Number(score > 0), 0), change })
  })
  const others = scores.map((score, vertex) => (vertex === source ? 0 : round(score * 100)))
  const tree = reach(graph, source < 0 ? [] : [source])
  const ends = best(others)
    .slice(0, maxEnds)
    .map((vertex) => ({ vertex, value: others[vertex] ?? 0, trail: pathTo(tree, vertex) }))
  return { graph, source, flow: undefined, iterations, scores: others, total: 100, ends }
})

function run(data: DemoGraph, values: ParameterValues): Run {
  const { graph, flow, iterations, total, ends } = analyze(data, values)
  const source = textIn(values, 'source')
  const start: TraceStep = {
    sentence: flow ? 'start' : 'rank-start',
    values: { source },
    vertices: graph.numberOf(source) === undefined ? [] : [[source, 'start']]
  }
  const trace: TraceStep[] = [start, ...(flow ? daysOf(graph, source, flow) : iterationsOf(iterations))]
  const rows: ResultRow[] = ends.map(({ vertex, value, trail }, index) => {
    const [account, ids, edgeIds] = [graph.id(vertex), graph.ids(trail.vertices), graph.edgeIds(trail.edges)]
    const cells = { account, payments: edgeIds.length, value: round(value), share: round((100 * value) / (total || 1)) }
    const ended = new Set(ends.slice(0, index).map((end) => graph.id(end.vertex)))
    trace.push({
      sentence: flow ? 'end-at' : 'rank-at',
      values: cells,
      vertices: [
        ...ids.filter((id) => id !== source && id !== account && !ended.has(id)).map((id) => [id, 'found'] as const),
        ...(account === source ? [] : [[account, 'answer'] as const])
      ],
      edges: edgeIds.map((id) => [id, 'found'])
    })
    const vertices = [account, ...ids.filter((id) => id !== account)]
    return { id: account, isFinding: true, vertices, edges: edgeIds, cells }
  })
  const found = ends.reduce((sum, { value }) => sum + value, 0)
  const facts = { source, ends: rows.length, amount: round(total), share: round((100 * found) / (total || 1)) }
  trace.push({ sentence: flow ? 'end' : 'rank-end', values: facts })
  return { trace, rows, facts }
}

/** A step for each day with payments of the money. */
function daysOf(graph: IndexedGraph, source: string, { carried }: MoneyFlow): TraceStep[] {
  const day = (edge: number): number => Math.floor(graph.edgeValue(edge, 'hour') / 24) + 1
  return [...groupBy(carried, ({ edge }) => day(edge))].map(([number, payments]) => ({
    sentence: 'day',
    values: {
      day: number,
      payments: payments.length,
      amount: round(payments.reduce((sum, { amount }) => sum + amount, 0))
    },
    vertices: [...new Set(payments.map(({ edge }) => graph.id(graph.to[edge] ?? 0)))]
      .filter((id) => id !== source)
      .map((id) => [id, 'path']),
    edges: graph.edgeIds(payments.map(({ edge }) => edge)).map((id) => [id, 'path'])
  }))
}

const iterationsOf = (iterations: Analysis['iterations']): TraceStep[] =>
  iterations
    .filter(({ number }) => shownIterations.includes(number) || number === iterations.length)
    .map(({ number, reached, change }) => ({
      sentence: 'iteration',
      values: { number, reached, change: Number(change.toExponential(1)) }
    }))

function explain(data: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const { graph, source, flow, scores, ends } = analyze(data, values)
  const number = graph.numberOf(vertex) ?? -1
  const name = textIn(values, 'source')
  const alone = { vertices: [vertex], edges: [] }
  const end = ends.find((each) => each.vertex === number)
  if (!flow) {
    if (number === source) return { sentence: 'why-source', values: { vertex }, ...alone }
    const { vertices, edges } = pathTo(reach(graph, source < 0 ? [] : [source]), number)
    const facts = { vertex, source: name, value: round(scores[number] ?? 0), payments: edges.length }
    if (edges.length === 0) return { sentence: 'why-unreached', values: { vertex, source: name }, ...alone }
    return { sentence: end ? 'why-ranked' : 'why-low', values: facts, vertices: graph.ids(vertices), edges: graph.edgeIds(edges) }
  }
  const incoming = flow.carried.filter(({ edge }) => graph.to[edge] === number)
  if (number === source && incoming.length === 0) return { sentence: 'why-source', values: { vertex }, ...alone }
  if (incoming.length === 0) return { sentence: 'why-unreached', values: { vertex, source: name }, ...alone }
  const payments = {
    graph,
    amount: (edge: number) => graph.edgeValue(edge, 'amount'),
    time: (edge: number) => graph.edgeValue(edge, 'hour')
  }
  const edges = moneyTrail(payments, flow, source, number)
  const [received, held] = [flow.received[number] ?? 0, flow.held[number] ?? 0]
  return {
    sentence: end ? 'why-end' : held > 0 ? 'why-held' : 'why-passed',
    values: {
      vertex,
      source: name,
      received: round(received),
      held: round(held),
      payments: edges.length,
      terms: incoming.length
    },
    vertices: graph.ids([source, ...edges.map((edge) => graph.to[edge] ?? 0)]),
    edges: graph.edgeIds(edges),
    terms: incoming
      .map(({ edge, amount }) => ({ vertices: graph.ids([graph.from[edge] ?? 0, number]), value: amount }))
      .sort((a, b) => b.value - a.value)
  }
}

export default {
  parameters,
  columns: [
    { name: 'account', isNumber: false },
    { name: 'payments', isNumber: true },
    { name: 'value', isNumber: true },
    { name: 'share', isNumber: true }
  ],
  run,
  explain
} satisfies Method
