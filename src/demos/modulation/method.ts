import { eachNeighbor } from '../algorithms/compact-graph'
import { type Plan, restorationPlan, type SwitchedNetwork } from '../algorithms/reconfiguration'
import { type IndexedGraph, indexed } from '../indexed-graph'
import { numberIn, textIn } from '../parameters'
import { remembered } from '../remembered'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * A fault takes a bus out, and the buses behind it lose their supply. Each open tie switch between a bus with supply and one without
 * could take some of them over, within its reserve; the one that restores most load is closed first. Connectivity and reserve only: no
 * power flow, no voltage limits.
 */

const parameters = [
  { name: 'fault', kind: 'vertex', default: '29' },
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

const analyze = remembered((graph: DemoGraph, values: ParameterValues): Analysis => {
  const grid = indexed(graph)
  const fault = grid.numberOf(textIn(values, 'fault')) ?? -1
  const lost = new Set<number>()
  if (fault >= 0) eachNeighbor(grid.adjacency.both, fault, (_, edge) => lost.add(edge))
  const isByReactance = textIn(values, 'distance') === 'reactance'
  const network: SwitchedNetwork = {
    graph: grid,
    isSource: (vertex) => grid.vertices[vertex]?.kind === 'source' && vertex !== fault,
    load: (vertex) => grid.vertexValue(vertex, 'load'),
    weight: (edge) => (isByReactance ? grid.edgeValue(edge, 'reactance') : 1),
    isSwitch: (edge) => grid.edges[edge]?.kind === 'tie',
    reserve: (edge) => (grid.edgeValue(edge, 'reserve') * numberIn(values, 'reserve')) / 100,
    isOut: (edge) => lost.has(edge)
  }
  const plan = restorationPlan(network, numberIn(values, 'switches'), (vertex) => vertex !== fault)
  return { grid, network, fault, plan }
})

const loadOf = ({ network }: Analysis, vertices: readonly number[]): number =>
  round(vertices.reduce((sum, vertex) => sum + network.load(vertex), 0))

function run(graph: DemoGraph, values: ParameterValues): Run {
  const analysis = analyze(graph, values)
  const { grid, network, fault, plan } = analysis
  const sources = grid.vertices.filter((_, vertex) => network.isSource(vertex))
  const rows: ResultRow[] = []
  const out = grid.edges.filter((_, edge) => network.isOut(edge))
  const faultId = textIn(values, 'fault')
  const trace: TraceStep[] = [
    { says: 'sources', values: { sources: sources.length }, vertices: sources.map(({ id }) => [id, 'solid']) },
    {
      says: 'fault',
      values: { fault: faultId, lines: out.length },
      vertices: fault >= 0 ? [[grid.id(fault), 'start']] : [],
      edges: out.map(({ id }) => [id, 'ghost'])
    },
    {
      says: 'dark',
      values: { buses: plan.dark.length, load: loadOf(analysis, plan.dark) },
      vertices: plan.dark.map((vertex) => [grid.id(vertex), 'ghost'])
    }
  ]
  const nameOf = (edge: number): { from: string; to: string; id: string } => grid.edges[edge] ?? { from: '', to: '', id: '' }
  const lines = new Set<string>()
  for (const [step, { chosen, candidates }] of plan.steps.entries()) {
    trace.push({ says: 'candidates', values: { step: step + 1, candidates: candidates.length } })
    for (const candidate of candidates.slice(0, shown)) {
      const { from, to, id } = nameOf(candidate.edge)
      trace.push({
        says: 'candidate',
        values: { from, to, load: round(candidate.load), lines: candidate.path.edges.length },
        edges: [[id, 'path']]
      })
    }
    const { from, to, id } = nameOf(chosen.edge)
    const [pathIds, fed] = [grid.edgeIds(chosen.path.edges), grid.edgeIds(chosen.fed)]
    const restored = grid.ids(chosen.restored)
    const tieIds = candidates.filter(({ edge }) => edge !== chosen.edge).map(({ edge }) => nameOf(edge).id)
    trace.push({
      says: 'choice',
      values: { step: step + 1, from, to, load: round(chosen.load), buses: restored.length },
      vertices: restored.map((each) => [each, 'found']),
      edges: [
        ...tieIds.filter((each) => !lines.has(each)).map((each) => [each, 'plain'] as const),
        ...pathIds.filter((each) => !lines.has(each)).map((each) => [each, 'path'] as const),
        ...fed.map((each) => [each, 'found'] as const)
      ]
    })
    for (const each of fed) lines.add(each)
    rows.push({
      id,
      isFinding: true,
      vertices: restored,
      edges: fed,
      cells: {
        switch: `${from}–${to}`,
        state: 'closed',
        load: round(chosen.load),
        buses: restored.length,
        source: grid.id(chosen.path.vertices[0] ?? 0),
        lines: chosen.path.edges.length
      }
    })
  }
  for (const { edge, load, restored, path } of plan.steps[0]?.candidates.slice(1) ?? []) {
    const { from, to, id } = nameOf(edge)
    if (lines.has(id)) continue
    rows.push({
      id,
      isFinding: false,
      vertices: grid.ids(restored),
      edges: [id],
      cells: {
        switch: `${from}–${to}`,
        state: 'open',
        load: round(load),
        buses: restored.length,
        source: grid.id(path.vertices[0] ?? 0),
        lines: path.edges.length
      }
    })
  }
  const left = plan.dark.filter((vertex) => !plan.served.has(vertex))
  const dark = loadOf(analysis, plan.dark)
  const facts = { switches: plan.steps.length, load: round(dark - loadOf(analysis, left)), dark, left: loadOf(analysis, left) }
  trace.push({ says: 'end', values: facts })
  return { trace, rows, facts }
}

function explain(graph: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const analysis = analyze(graph, values)
  const { grid, network, fault, plan } = analysis
  const number = grid.numberOf(vertex) ?? -1
  const load = network.load(number)
  if (number === fault) return { says: 'why-fault', values: { vertex }, vertices: [vertex], edges: [] }
  if (!plan.served.has(number)) return { says: 'why-dark', values: { vertex, load }, vertices: [vertex], edges: [] }
  if (network.isSource(number)) return { says: 'why-source', values: { vertex }, vertices: [vertex], edges: [] }
  const { vertices, edges } = plan.path(number)
  const step = plan.steps.findIndex(({ chosen }) => chosen.restored.includes(number))
  const tie = grid.edges[plan.steps[step]?.chosen.edge ?? -1]
  const facts = { vertex, load, source: grid.id(vertices[0] ?? 0), lines: edges.length }
  return {
    says: tie ? 'why-restored' : 'why-served',
    values: { ...facts, ...(tie && { from: tie.from, to: tie.to, step: step + 1 }) },
    vertices: grid.ids(vertices),
    edges: grid.edgeIds(edges)
  }
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
