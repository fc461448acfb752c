import { groupBy } from '~/lib/group-by'
import { cyclicComponents } from '../algorithms/components'
import { type Control, chains, controlledBy, effectiveShares } from '../algorithms/ownership'
import { reach } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * Owners and controllers of a company. The effective share is the sum over all chains of holdings of their products; control is
 * gained company by company with more votes than a threshold, so a small effective share may be enough. Cross-holdings are cycles.
 */

const parameters = [
  { name: 'company', kind: 'vertex', of: ['company'], default: 'C001' },
  { name: 'threshold', kind: 'number', min: 20, max: 75, step: 5, default: 50 },
  { name: 'least', kind: 'number', min: 0, max: 25, step: 1, default: 1 }
] as const satisfies readonly Parameter[]

const maxOwners = 12
const maxChains = 8
/** Chains with a smaller product are summed up in the last term. */
const leastProduct = 0.0005

interface Owner {
  vertex: number
  /** Effective share from 0 to 1. */
  share: number
  control: Control
  /** Votes in the company: of the owner and of the companies it controls. */
  votes: number
  isController: boolean
  /** The companies through which the owner controls, and the holdings that give the control. */
  through: { vertices: number[]; edges: number[] }
}

interface Analysis {
  graph: IndexedGraph
  company: number
  share: (edge: number) => number
  /** Holders by hops above the company. */
  levels: number[][]
  crossHoldings: number[][]
  owners: Owner[]
}

/** The number of companies through which an owner controls, if it does not. */
const notApplicable = '–'

/** The chains through a company that holds itself completely never end, so a share is limited to 100 %. */
const percent = (share: number): number => Math.round(Math.min(share, 1) * 1000) / 10

/** The share of an edge. A visitor's own graph may give holders negative shares, or more than 100 % of a company in all. */
function sharesIn(graph: IndexedGraph): (edge: number) => number {
  const given = (edge: number): number => Math.min(1, Math.max(0, graph.edgeValue(edge, 'share') / 100))
  const sold = new Float64Array(graph.order)
  for (const [edge, company] of graph.to.entries()) sold[company] = (sold[company] ?? 0) + given(edge)
  return (edge) => given(edge) / Math.max(1, sold[graph.to[edge] ?? -1] ?? 1)
}

const analyze = memoizeLast((data: DemoGraph, values: ParameterValues): Analysis => {
  const graph = indexGraph(data)
  const share = sharesIn(graph)
  const company = graph.numberOf(textIn(values, 'company')) ?? -1
  if (company < 0) return { graph, company, share, levels: [], crossHoldings: [], owners: [] }
  const tree = reach(graph, [company], { direction: 'in' })
  const levels = [...groupBy(tree.visited, (vertex) => tree.distance[vertex] ?? 0).values()].slice(1)
  const isAbove = new Set(tree.visited)
  const crossHoldings = cyclicComponents(graph).filter((members) => members.some((vertex) => isAbove.has(vertex)))
  const shares = effectiveShares(graph, company, share)
  const threshold = numberIn(values, 'threshold') / 100
  const owners = tree.visited
    .filter((vertex) => data.vertices[vertex]?.kind === 'person')
    .map((vertex) => {
      const control = controlledBy(graph, vertex, share, threshold)
      const isController = control.steps.some((step) => step.company === company)
      return {
        vertex,
        share: shares[vertex] ?? 0,
        control,
        votes: control.votes[company] ?? 0,
        isController,
        through: isController ? needed(graph, vertex, company, control) : { vertices: [vertex], edges: [] }
      }
    })
    .sort((a, b) => Number(b.isController) - Number(a.isController) || b.share - a.share || a.vertex - b.vertex)
  return { graph, company, share, levels, crossHoldings, owners }
})

/** Of the companies that an owner controls, those that the control of the company rests on. */
function needed(
  graph: IndexedGraph,
  owner: number,
  company: number,
  { steps }: Control
): { vertices: number[]; edges: number[] } {
  const orderOf = new Map(steps.map((step, index) => [step.company, index]))
  const queue = [company]
  const edges: number[] = []
  for (const each of queue) {
    const index = orderOf.get(each)
    for (const edge of steps[index ?? -1]?.edges ?? []) {
      const holder = graph.from[edge] ?? 0
      // Holdings of companies that came under control later add votes, but control did not rest on them.
      const isBefore = holder === owner || (orderOf.get(holder) ?? Number.POSITIVE_INFINITY) < (index ?? 0)
      if (!isBefore) continue
      edges.push(edge)
      if (holder !== owner && !queue.includes(holder)) queue.push(holder)
    }
  }
  return { vertices: [owner, ...[...queue].reverse()], edges }
}

function run(data: DemoGraph, values: ParameterValues): Run {
  const { graph, company, share, levels, crossHoldings, owners } = analyze(data, values)
  const name = textIn(values, 'company')
  const trace: TraceStep[] = [{ sentence: 'start', values: { company: name }, vertices: company < 0 ? [] : [[name, 'start']] }]
  for (const [index, vertices] of levels.entries()) {
    trace.push({
      sentence: 'level',
      values: { hops: index + 1, holders: vertices.length },
      vertices: graph.ids(vertices).map((id) => [id, 'path'])
    })
  }
  for (const members of crossHoldings.slice(0, 3)) {
    trace.push({ sentence: 'cycle', values: { companies: members.length, first: graph.id(members[0] ?? 0) } })
  }
  const least = numberIn(values, 'least') / 100
  const listed = owners.filter(({ share, isController }) => isController || share >= least).slice(0, maxOwners)
  const rows: ResultRow[] = []
  for (const { vertex, share: effective, votes, isController, through, control } of listed) {
    const owner = graph.id(vertex)
    const cells = { owner, share: percent(effective), votes: percent(votes), verdict: isController ? 'control' : 'holding' }
    trace.push({ sentence: 'owner', values: { owner, share: cells.share, votes: cells.votes } })
    rows.push({
      id: owner,
      isFinding: isController,
      vertices: graph.ids(through.vertices),
      edges: graph.edgeIds(through.edges),
      cells: { ...cells, companies: isController ? through.vertices.length - 2 : notApplicable }
    })
    if (!isController) continue
    for (const step of control.steps.filter((each) => through.vertices.includes(each.company))) {
      const id = graph.id(step.company)
      const edges = step.edges.filter((edge) => through.edges.includes(edge))
      trace.push({
        sentence: id === name ? 'controls' : 'gains',
        values: { owner, company: id, votes: percent(edges.reduce((sum, edge) => sum + share(edge), 0)) },
        vertices: [[owner, 'answer'], ...(id === name ? [] : [[id, 'found'] as const])],
        edges: graph.edgeIds(edges).map((each) => [each, 'found'])
      })
    }
  }
  const [first] = owners
  const controller = first?.isController ? first : undefined
  const facts = {
    company: name,
    owners: listed.length,
    controller: controller ? graph.id(controller.vertex) : 'nobody',
    share: percent(controller?.share ?? 0),
    votes: percent(controller?.votes ?? 0)
  }
  trace.push({ sentence: controller ? 'end' : 'end-none', values: facts })
  return { trace, rows, facts }
}

function explain(data: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const { graph, company, share, owners, crossHoldings } = analyze(data, values)
  const number = graph.numberOf(vertex) ?? -1
  const name = textIn(values, 'company')
  const alone = { vertices: [vertex], edges: [] }
  if (company < 0) return { sentence: 'why-none', values: { vertex, company: name }, ...alone }
  if (number === company) return { sentence: 'why-asked', values: { vertex, owners: owners.length }, ...alone }
  const effective = effectiveShares(graph, company, share)[number] ?? 0
  if (effective === 0) return { sentence: 'why-none', values: { vertex, company: name }, ...alone }
  const found = chains(graph, number, company, share, leastProduct)
  const [largest] = found
  const shown = found.slice(0, maxChains)
  const rest = effective - shown.reduce((sum, { product }) => sum + product, 0)
  const terms = [
    ...shown.map(({ vertices, product }) => ({ vertices: graph.ids(vertices), value: percent(product) })),
    ...(percent(rest) > 0 ? [{ vertices: [], value: percent(rest) }] : [])
  ]
  const owner = owners.find((each) => each.vertex === number)
  const crossing = crossHoldings.some((members) => members.includes(number))
  const facts = { vertex, company: name, share: percent(effective) }
  if (owner?.isController) {
    return {
      sentence: 'why-control',
      values: { ...facts, votes: percent(owner.votes), companies: owner.through.vertices.length - 2 },
      vertices: graph.ids(owner.through.vertices),
      edges: graph.edgeIds(owner.through.edges),
      terms
    }
  }
  return {
    sentence: owner ? 'why-holding' : crossing ? 'why-crossing' : 'why-between',
    values: { ...facts, votes: percent(owner?.votes ?? 0) },
    vertices: graph.ids(largest?.vertices ?? [number]),
    edges: graph.edgeIds(largest?.edges ?? []),
    terms
  }
}

export default {
  parameters,
  columns: [
    { name: 'owner', isNumber: false },
    { name: 'verdict', isNumber: false },
    { name: 'share', isNumber: true },
    { name: 'votes', isNumber: true },
    { name: 'companies', isNumber: true }
  ],
  run,
  explain
} satisfies Method
