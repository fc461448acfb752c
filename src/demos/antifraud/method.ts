import { eachNeighbor } from '../algorithms/compact-graph'
import { components } from '../algorithms/components'
import { type Cycle, cycles } from '../algorithms/cycles'
import { pathTo, reach } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, ResultRow, Run, TraceStep } from '../types'

/*
 * Accounts that share devices or phones form a group; a group is a ring if money passes through its accounts and returns, and a
 * family otherwise. Connected components give the groups, directed cycles the verdict.
 */

const parameters = [
  { name: 'sharing', kind: 'choice', options: ['both', 'device', 'phone'], default: 'both' },
  { name: 'accounts', kind: 'number', min: 2, max: 8, step: 1, default: 3 },
  { name: 'shortest', kind: 'number', min: 2, max: 6, step: 1, default: 3 },
  { name: 'longest', kind: 'number', min: 3, max: 10, step: 1, default: 8 }
] as const satisfies readonly Parameter[]

/** Bounds the search in a dense graph that a visitor imports; the data set needs some hundred. */
const maxSteps = 200_000

interface Group {
  /** The accounts, and the devices and phones that several of them share. */
  accounts: number[]
  shared: number[]
  /** Edges between them. */
  sharing: number[]
  /** The longest cycle of transfers among the accounts, in numbers of `transfers`. */
  cycle: Cycle | undefined
}

interface Analysis {
  sharing: IndexedGraph
  transfers: IndexedGraph
  groups: Group[]
}

const analyze = memoizeLast((graph: DemoGraph, values: ParameterValues): Analysis => {
  const kind = textIn(values, 'sharing')
  const kinds = new Map(graph.vertices.map((vertex) => [vertex.id, vertex.kind]))
  const isAccount = (id: string): boolean => kinds.get(id) === 'account'
  const owners = new Map<string, Set<string>>()
  for (const { from, to } of graph.edges) {
    for (const [account, thing] of [
      [from, to],
      [to, from]
    ] as const) {
      if (!isAccount(account) || isAccount(thing) || (kind !== 'both' && kinds.get(thing) !== kind)) continue
      owners.set(thing, (owners.get(thing) ?? new Set()).add(account))
    }
  }
  const isShared = (id: string): boolean => (owners.get(id)?.size ?? 0) > 1
  const sharing = indexGraph(graph, ({ from, to }) => isShared(from) || isShared(to))
  const groups: Group[] = []
  const groupOf = new Int32Array(graph.vertices.length).fill(-1)
  for (const members of components(sharing)) {
    const accounts = members.filter((vertex) => isAccount(sharing.id(vertex)))
    if (members.length === 1 || accounts.length < numberIn(values, 'accounts')) continue
    for (const vertex of members) groupOf[vertex] = groups.length
    const shared = members.filter((vertex) => !accounts.includes(vertex))
    groups.push({ accounts, shared, sharing: [], cycle: undefined })
  }
  for (let edge = 0; edge < sharing.edges.length; edge += 1) groups[groupOf[sharing.from[edge] ?? -1] ?? -1]?.sharing.push(edge)
  const numberOf = (id: string): number => groupOf[sharing.numberOf(id) ?? -1] ?? -1
  const transfers = indexGraph(
    graph,
    ({ from, to }) => isAccount(from) && isAccount(to) && numberOf(from) >= 0 && numberOf(from) === numberOf(to)
  )
  const limits = { minLength: numberIn(values, 'shortest'), maxLength: numberIn(values, 'longest'), maxSteps }
  for (const cycle of cycles(transfers, limits)) {
    const group = groups[groupOf[cycle.vertices[0] ?? -1] ?? -1]
    if (group) group.cycle = cycle
  }
  return { sharing, transfers, groups: groups.sort((a, b) => b.accounts.length - a.accounts.length) }
})

/** The smallest amount on the cycle: at most so much can have returned. */
const returned = ({ transfers }: Analysis, { edges }: Cycle): number =>
  Math.min(...edges.map((edge) => transfers.edgeValue(edge, 'amount')))

function run(graph: DemoGraph, values: ParameterValues): Run {
  const analysis = analyze(graph, values)
  const { sharing, transfers, groups } = analysis
  const rows: ResultRow[] = []
  const trace: TraceStep[] = [
    {
      sentence: 'shared',
      values: { things: groups.reduce((sum, { shared }) => sum + shared.length, 0), groups: groups.length },
      vertices: groups.flatMap(({ shared }) => sharing.ids(shared).map((id) => [id, 'solid'] as const)),
      edges: groups.flatMap((group) => sharing.edgeIds(group.sharing).map((id) => [id, 'path'] as const))
    }
  ]
  for (const { accounts, shared, sharing: edges, cycle } of groups) {
    const group = sharing.id(accounts[0] ?? 0)
    const ids = sharing.ids(accounts)
    trace.push({
      sentence: 'group',
      values: { group, accounts: accounts.length, things: shared.length },
      vertices: ids.map((id) => [id, 'path'])
    })
    const cells = { group, accounts: accounts.length, shared: shared.length }
    if (cycle) {
      const [onCycle, edgeIds] = [transfers.ids(cycle.vertices), transfers.edgeIds(cycle.edges)]
      const amount = returned(analysis, cycle)
      trace.push({
        sentence: 'ring',
        values: { group, length: edgeIds.length, amount },
        vertices: [...onCycle, ...sharing.ids(shared)].map((id) => [id, 'found']),
        edges: edgeIds.map((id) => [id, 'found'])
      })
      rows.push({
        id: group,
        isFinding: true,
        vertices: [...onCycle, ...sharing.ids(shared)],
        edges: edgeIds,
        cells: { ...cells, verdict: 'ring', length: edgeIds.length, amount }
      })
    } else {
      trace.push({ sentence: 'family', values: { group } })
      rows.push({
        id: group,
        isFinding: false,
        vertices: [...ids, ...sharing.ids(shared)],
        edges: sharing.edgeIds(edges),
        cells: { ...cells, verdict: 'family', length: 0, amount: 0 }
      })
    }
  }
  const rings = rows.filter(({ isFinding }) => isFinding)
  const facts = { rings: rings.length, families: rows.length - rings.length }
  trace.push({ sentence: 'end', values: facts })
  return { trace, rows: [...rings, ...rows.filter(({ isFinding }) => !isFinding)], facts }
}

function explain(graph: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const analysis = analyze(graph, values)
  const { sharing, transfers, groups } = analysis
  const number = sharing.numberOf(vertex) ?? -1
  const group = groups.find(({ accounts, shared }) => accounts.includes(number) || shared.includes(number))
  if (!group) return { sentence: 'why-alone', values: { vertex }, vertices: [vertex], edges: [] }
  const facts = { vertex, accounts: group.accounts.length }
  const { cycle } = group
  const index = cycle?.vertices.indexOf(number) ?? -1
  if (cycle && index >= 0) {
    const rotate = <Item>(items: readonly Item[]): Item[] => [...items.slice(index), ...items.slice(0, index)]
    return {
      sentence: 'why-ring',
      values: { ...facts, length: cycle.edges.length, amount: returned(analysis, cycle) },
      vertices: [...transfers.ids(rotate(cycle.vertices)), vertex],
      edges: transfers.edgeIds(rotate(cycle.edges))
    }
  }
  const isThing = group.shared.includes(number)
  if (cycle && !isThing) {
    const tree = reach(sharing, cycle.vertices, { direction: 'both' })
    const { vertices, edges } = pathTo(tree, number)
    return {
      sentence: 'why-beside',
      values: { ...facts, member: sharing.id(vertices[0] ?? number) },
      vertices: sharing.ids([...vertices].reverse()),
      edges: sharing.edgeIds([...edges].reverse())
    }
  }
  const [near, edges]: [number[], number[]] = [[], []]
  eachNeighbor(sharing.adjacency.both, number, (next, edge) => {
    near.push(next)
    edges.push(edge)
  })
  const sentence = isThing ? (cycle ? 'why-ring-thing' : 'why-family-thing') : 'why-family'
  return {
    sentence,
    values: { ...facts, near: new Set(near).size },
    vertices: [vertex, ...sharing.ids([...new Set(near)])],
    edges: sharing.edgeIds(edges)
  }
}

export default {
  parameters,
  columns: [
    { name: 'group', isNumber: false },
    { name: 'verdict', isNumber: false },
    { name: 'accounts', isNumber: true },
    { name: 'shared', isNumber: true },
    { name: 'length', isNumber: true },
    { name: 'amount', isNumber: true }
  ],
  run,
  explain
} satisfies Method
