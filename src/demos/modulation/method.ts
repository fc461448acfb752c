import { eachNeighbor } from '../algorithms/compact-graph'
import { type Plan, restorationPlan, type SupplyPath, type SwitchedNetwork } from '../algorithms/reconfiguration'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * A fault takes a bus out, and the buses behind it lose their supply. Each open switch between a bus with supply and one without
 * could take some of them over, within its reserve; the one that restores most load is closed first. Every line has a switch, which
 * is a vertex. Connectivity and reserve only: no power flow, no voltage limits.
 */

const parameters = [
  { name: 'fault', kind: 'vertex', of: ['source', 'load', 'junction'], default: '29' },
  { name: 'switches', kind: 'number', min: 1, max: 5, step: 1, default: 2 },
  { name: 'distance', kind: 'choice', options: ['reactance', 'lines'], default: 'reactance' },
  { name: 'reserve', kind: 'number', min: 25, max: 300, step: 25, default: 100 }
] as const satisfies readonly Parameter[]

/** Candidates that a trace shows before each choice. */
const shown = 6

interface Analysis {
  grid: IndexedGraph
  network: SwitchedNetwork
  fault: number
  plan: Plan
}

const round = (value: number): number => Math.round(value * 10) / 10

const analyze = memoizeLast((graph: DemoGraph, values: ParameterValues): Analysis => {
  const grid = indexGraph(graph)
  const fault = grid.numberOf(textIn(values, 'fault')) ?? -1
  const isByReactance = textIn(values, 'distance') === 'reactance'
  const network: SwitchedNetwork = {
    graph: grid,
    isSource: (vertex) => grid.vertices[vertex]?.kind === 'source',
    load: (vertex) => grid.vertexValue(vertex, 'load'),
    weight: (edge) => (isByReactance ? grid.edgeValue(edge, 'reactance') : 1),
    isOpenSwitch: (vertex) => grid.vertices[vertex]?.kind === 'open',
    reserve: (vertex) => (grid.vertexValue(vertex, 'reserve') * numberIn(values, 'reserve')) / 100,
    isOut: (vertex) => vertex === fault
  }
  return { grid, network, fault, plan: restorationPlan(network, numberIn(values, 'switches')) }
})

const isSwitch = ({ grid }: Analysis, vertex: number): boolean => ['open', 'closed'].includes(grid.vertices[vertex]?.kind ?? '')

const busesAmong = (analysis: Analysis, vertices: readonly number[]): number =>
  vertices.filter((vertex) => !isSwitch(analysis, vertex)).length

const loadOf = ({ network }: Analysis, vertices: readonly number[]): number =>
  round(vertices.reduce((sum, vertex) => sum + network.load(vertex), 0))

/** Lines on a path: a switch that it passes has both of its edges on one line. */
const linesOf = (analysis: Analysis, { vertices, edges }: SupplyPath): number =>
  edges.length - vertices.slice(1, -1).filter((vertex) => isSwitch(analysis, vertex)).length

function run(graph: DemoGraph, values: ParameterValues): Run {
  const analysis = analyze(graph, values)
  const { grid, network, fault, plan } = analysis
  const sources = grid.vertices.filter((_, vertex) => network.isSource(vertex) && vertex !== fault)
  const rows: ResultRow[] = []
  const out: string[] = []
  if (fault >= 0) eachNeighbor(grid.adjacency.both, fault, (_, edge) => out.push(grid.edges[edge]?.id ?? ''))
  const trace: TraceStep[] = [
    { sentence: 'sources', values: { sources: sources.length }, vertices: sources.map(({ id }) => [id, 'solid']) },
    {
      sentence: 'fault',
      values: { fault: textIn(values, 'fault'), lines: out.length },
      vertices: fault >= 0 ? [[grid.id(fault), 'start']] : [],
      edges: out.map((id) => [id, 'ghost'])
    },
    {
      sentence: 'dark',
      values: { buses: busesAmong(analysis, plan.unserved), load: loadOf(analysis, plan.unserved) },
      vertices: plan.unserved.map((vertex) => [grid.id(vertex), 'ghost'])
    }
  ]
  const cellsOf = ({ vertex, load, restored, path }: Plan['steps'][number]['chosen']) => ({
    switch: grid.id(vertex),
    load: round(load),
    buses: busesAmong(analysis, restored),
    source: grid.id(path.vertices[0] ?? 0),
    lines: linesOf(analysis, path)
  })
  const fedBefore = new Set<string>()
  const closed = new Set(plan.steps.map(({ chosen }) => chosen.vertex))
  for (const [step, { chosen, candidates }] of plan.steps.entries()) {
    trace.push({ sentence: 'candidates', values: { step: step + 1, candidates: candidates.length } })
    for (const candidate of candidates.slice(0, shown)) {
      const { switch: name, load, lines } = cellsOf(candidate)
      trace.push({ sentence: 'candidate', values: { switch: name, load, lines }, vertices: [[name, 'path']] })
    }
    const cells = cellsOf(chosen)
    const [fed, restored] = [grid.edgeIds(chosen.fed), grid.ids(chosen.restored)]
    const others = candidates.filter(({ vertex }) => vertex !== chosen.vertex && !chosen.restored.includes(vertex))
    trace.push({
      sentence: 'choice',
      values: { step: step + 1, switch: cells.switch, load: cells.load, buses: cells.buses },
      vertices: [
        ...others.map(({ vertex }) => [grid.id(vertex), 'plain'] as const),
        ...restored.map((each) => [each, 'found'] as const)
      ],
      edges: [
        ...grid
          .edgeIds(chosen.path.edges)
          .filter((each) => !fedBefore.has(each))
          .map((each) => [each, 'path'] as const),
        ...fed.map((each) => [each, 'found'] as const)
      ]
    })
    for (const each of fed) fedBefore.add(each)
    rows.push({ id: cells.switch, isFinding: true, vertices: restored, edges: fed, cells: { ...cells, state: 'closed' } })
  }
  for (const candidate of plan.steps[0]?.candidates ?? []) {
    if (closed.has(candidate.vertex)) continue
    const cells = cellsOf(candidate)
    const row = { id: cells.switch, isFinding: false, vertices: grid.ids(candidate.restored), edges: grid.edgeIds(candidate.fed) }
    rows.push({ ...row, cells: { ...cells, state: 'open' } })
  }
  const left = plan.unserved.filter((vertex) => !plan.served.has(vertex))
  const dark = loadOf(analysis, plan.unserved)
  const facts = { switches: plan.steps.length, load: round(dark - loadOf(analysis, left)), dark, left: loadOf(analysis, left) }
  trace.push({ sentence: 'end', values: facts })
  return { trace, rows, facts }
}

function explain(graph: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const analysis = analyze(graph, values)
  const { grid, network, fault, plan } = analysis
  const number = grid.numberOf(vertex) ?? -1
  const load = network.load(number)
  const alone = (sentence: string, facts: Explanation['values'] = {}): Explanation => {
    return { sentence, values: { vertex, ...facts }, vertices: [vertex], edges: [] }
  }
  if (number === fault) return alone('why-fault')
  const isClosed = grid.vertices[number]?.kind === 'closed'
  if (!plan.served.has(number)) {
    if (network.isOpenSwitch(number)) return alone(...whyOpen(analysis, number))
    return isClosed ? alone('why-closed-dark') : alone('why-dark', { load })
  }
  if (network.isSource(number)) return alone('why-source')
  const path = plan.path(number)
  const step = plan.steps.findIndex(({ chosen }) => chosen.restored.includes(number))
  const chosen = plan.steps[step]?.chosen
  const facts = { vertex, source: grid.id(path.vertices[0] ?? 0), lines: linesOf(analysis, path) }
  const along = { vertices: grid.ids(path.vertices), edges: grid.edgeIds(path.edges) }
  if (chosen?.vertex === number) {
    const took = { step: step + 1, buses: busesAmong(analysis, chosen.restored), load: round(chosen.load) }
    return { sentence: 'why-switch', values: { ...facts, ...took }, ...along }
  }
  if (isClosed) return { sentence: 'why-closed', values: facts, ...along }
  return {
    sentence: chosen ? 'why-restored' : 'why-served',
    values: { ...facts, load, ...(chosen && { switch: grid.id(chosen.vertex), step: step + 1 }) },
    ...along
  }
}

/** Reason for which a switch stays open, by the supply on its sides when the plan has ended. */
function whyOpen({ grid, fault, plan }: Analysis, vertex: number): [sentence: string, facts: Explanation['values']] {
  const sides: boolean[] = []
  eachNeighbor(grid.adjacency.both, vertex, (next) => sides.push(next !== fault && plan.served.has(next)))
  if (sides.every((isServed) => !isServed)) return ['why-open-dark', {}]
  if (sides.every((isServed) => isServed)) return ['why-open-served', {}]
  return ['why-open', { reserve: grid.vertexValue(vertex, 'reserve') }]
}

export default {
  parameters,
  columns: [
    { name: 'switch', isNumber: false },
    { name: 'state', isNumber: false },
    { name: 'load', isNumber: true },
    { name: 'buses', isNumber: true },
    { name: 'source', isNumber: false },
    { name: 'lines', isNumber: true }
  ],
  run,
  explain
} satisfies Method
