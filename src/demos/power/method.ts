import { eachNeighbor } from '../algorithms/compact-graph'
import { bridges, components } from '../algorithms/components'
import { pathTo, reach } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * An outage takes all lines at some buses out. Connected components of the remaining grid are the islands; one without a source
 * loses its load. Bridges are the lines whose additional loss would cut off more. Connectivity only: no power flow, no line limits.
 */

const parameters = [
  { name: 'center', kind: 'vertex', default: '11' },
  { name: 'hops', kind: 'number', min: 0, max: 3, step: 1, default: 2 },
  { name: 'sources', kind: 'choice', options: ['generator', 'all'], default: 'generator' }
] as const satisfies readonly Parameter[]

/** Maximum number of islands, and of lines at risk, that a trace shows one at a time. */
const shown = 20

interface Island {
  vertices: number[]
  sources: number
  load: number
}

interface Analysis {
  grid: IndexedGraph
  isOut: (edge: number) => boolean
  isSource: (vertex: number) => boolean
  /** The buses within the hops. */
  area: number[]
  /** Islands with a load or a source; those that lose supply first, by load. */
  islands: Island[]
  /** Lines whose loss would cut off load beside the dark islands, with the buses behind them; most load first. */
  atRisk: { edge: number; vertices: number[]; load: number }[]
}

const round = (megawatts: number): number => Math.round(megawatts * 10) / 10

const analyze = memoizeLast((graph: DemoGraph, values: ParameterValues): Analysis => {
  const grid = indexGraph(graph)
  const isSource = (vertex: number): boolean => {
    const kind = grid.vertices[vertex]?.kind
    return kind === 'generator' || (kind === 'condenser' && textIn(values, 'sources') === 'all')
  }
  const loadOf = (vertices: readonly number[]): number =>
    round(vertices.reduce((sum, vertex) => sum + grid.vertexValue(vertex, 'load'), 0))
  const center = grid.numberOf(textIn(values, 'center'))
  const hops = numberIn(values, 'hops')
  const area =
    center === undefined || hops === 0 ? [] : [...reach(grid, [center], { direction: 'both', limit: hops - 1 }).visited]
  const lost = new Set<number>()
  for (const vertex of area) eachNeighbor(grid.adjacency.both, vertex, (_, edge) => lost.add(edge))
  const isOut = (edge: number): boolean => lost.has(edge)
  const isPassable = (edge: number): boolean => !lost.has(edge)
  const islands = components(grid, isPassable)
    .map((vertices) => ({ vertices, sources: vertices.filter(isSource).length, load: loadOf(vertices) }))
    .filter(({ sources, load }) => sources > 0 || load > 0)
    .sort((a, b) => Number(a.sources > 0) - Number(b.sources > 0) || b.load - a.load)
  const atRisk = bridges(grid, isPassable)
    .map((edge) => {
      const side = (vertex: number): number[] => [
        ...reach(grid, [vertex], { direction: 'both', isPassable: (other) => isPassable(other) && other !== edge }).visited
      ]
      const sides = [side(grid.from[edge] ?? 0), side(grid.to[edge] ?? 0)]
      const isLit = sides.some((vertices) => vertices.some(isSource))
      const vertices = isLit ? (sides.find((each) => !each.some(isSource)) ?? []) : []
      return { edge, vertices, load: loadOf(vertices) }
    })
    .filter(({ load }) => load > 0)
    .sort((a, b) => b.load - a.load || a.edge - b.edge)
  return { grid, isOut, isSource, area, islands, atRisk }
})

function run(graph: DemoGraph, values: ParameterValues): Run {
  const { grid, isOut, isSource, area, islands, atRisk } = analyze(graph, values)
  const center = textIn(values, 'center')
  const out = grid.edges.flatMap(({ id }, edge) => (isOut(edge) ? [id] : []))
  const sources = graph.vertices.flatMap(({ id }, vertex) => (isSource(vertex) ? [id] : []))
  const dark = islands.filter((island) => island.sources === 0)
  const rows: ResultRow[] = []
  const trace: TraceStep[] = [
    { sentence: 'sources', values: { sources: sources.length }, vertices: sources.map((id) => [id, 'solid']) },
    {
      sentence: area.length > 0 ? 'outage' : 'no-outage',
      values: { center, lines: out.length },
      vertices: area.length > 0 ? [[center, 'start']] : [],
      edges: out.map((id) => [id, 'ghost'])
    },
    { sentence: 'islands', values: { islands: islands.length, dark: dark.length } }
  ]
  for (const [index, { vertices, load, sources: count }] of islands.entries()) {
    const ids = grid.ids(vertices)
    const name = ids[0] ?? ''
    if (count > 0) {
      if (index < dark.length + shown) {
        trace.push({ sentence: 'lit', values: { name, buses: ids.length, sources: count, load } })
      }
      continue
    }
    trace.push({
      sentence: 'dark',
      values: { name, buses: ids.length, load },
      vertices: ids.filter((id) => id !== center || area.length === 0).map((id) => [id, 'found'])
    })
    rows.push({
      id: `island-${name}`,
      isFinding: true,
      vertices: ids,
      edges: [],
      cells: { what: name, state: 'dark', buses: ids.length, load }
    })
  }
  for (const [index, { edge, vertices, load }] of atRisk.entries()) {
    const { id = '', from = '', to = '' } = grid.edges[edge] ?? {}
    const ids = grid.ids(vertices)
    if (index < shown) {
      trace.push({
        sentence: 'bridge',
        values: { from, to, buses: ids.length, load },
        edges: [[id, 'path']]
      })
    }
    rows.push({
      id: `line-${id}`,
      isFinding: false,
      vertices: ids,
      edges: [id],
      cells: { what: ids[0] ?? '', state: 'at-risk', buses: ids.length, load }
    })
  }
  const facts = {
    buses: dark.reduce((sum, { vertices }) => sum + vertices.length, 0),
    load: round(dark.reduce((sum, island) => sum + island.load, 0)),
    lines: out.length,
    bridges: atRisk.length
  }
  trace.push({ sentence: 'end', values: facts })
  return { trace, rows, facts }
}

function explain(graph: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const { grid, isOut, isSource, islands, atRisk } = analyze(graph, values)
  const number = grid.numberOf(vertex)
  const none = { vertices: [vertex], edges: [] }
  if (number === undefined) return { sentence: 'why-empty', values: { vertex }, ...none }
  const load = grid.vertexValue(number, 'load')
  const island = islands.find(({ vertices }) => vertices.includes(number))
  if (!island) return { sentence: 'why-empty', values: { vertex }, ...none }
  if (island.sources === 0) {
    const ids = new Set(grid.ids(island.vertices))
    const edges = grid.edges.filter(({ from, to }, edge) => ids.has(from) && ids.has(to) && !isOut(edge)).map(({ id }) => id)
    const values = { vertex, load, others: ids.size - 1 }
    return { sentence: ids.size > 1 ? 'why-dark' : 'why-cut', values, vertices: [...ids], edges }
  }
  if (isSource(number)) {
    return { sentence: 'why-source', values: { vertex, buses: island.vertices.length, load: island.load }, ...none }
  }
  const sources = graph.vertices.flatMap((_, index) => (isSource(index) ? [index] : []))
  const { vertices, edges } = pathTo(reach(grid, sources, { direction: 'both', isPassable: (edge) => !isOut(edge) }), number)
  const risk = atRisk.find((each) => each.vertices.includes(number))
  const line = risk && grid.edges[risk.edge]
  return {
    sentence: line ? 'why-at-risk' : 'why-lit',
    values: {
      vertex,
      load,
      source: grid.id(vertices[0] ?? number),
      lines: edges.length,
      ...(line && { from: line.from, to: line.to })
    },
    vertices: grid.ids(vertices),
    edges: grid.edgeIds(edges)
  }
}

export default {
  parameters,
  columns: [
    { name: 'what', isNumber: false },
    { name: 'state', isNumber: false },
    { name: 'buses', isNumber: true },
    { name: 'load', isNumber: true }
  ],
  run,
  explain
} satisfies Method
