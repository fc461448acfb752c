import { groupBy } from '~/lib/group-by'
import { communities, modularity } from '../algorithms/communities'
import { eachNeighbor } from '../algorithms/compact-graph'
import { type CoveragePick, greedyCoverage, neighborhoods } from '../algorithms/coverage'
import { pathTo, reach } from '../algorithms/search'
import { type IndexedGraph, indexGraph } from '../indexed-graph'
import { memoizeLast } from '../memoize-last'
import { numberIn, textIn } from '../parameters'
import type { DemoGraph, Explanation, Method, Parameter, ParameterValues, Run, TraceStep } from '../types'

/*
 * Picks the people who reach most others within a few hops. Greedy coverage counts only people who are not reached yet; the other
 * two choices are for comparison: those with most contacts, and the one with most contacts of each large community.
 */

const parameters = [
  { name: 'people', kind: 'number', min: 1, max: 10, step: 1, default: 5 },
  { name: 'hops', kind: 'number', min: 1, max: 3, step: 1, default: 2 },
  { name: 'choice', kind: 'choice', options: ['coverage', 'contacts', 'community'], default: 'coverage' }
] as const satisfies readonly Parameter[]

/** Communities that a trace shows one at a time. */
const shown = 5

interface Analysis {
  network: IndexedGraph
  community: Int32Array
  /** Largest first. */
  groups: number[][]
  contacts: number[]
  picks: CoveragePick[]
}

const analyze = memoizeLast((graph: DemoGraph, values: ParameterValues): Analysis => {
  const network = indexGraph(graph)
  const community = communities(network)
  const groups = [...groupBy(community.keys(), (vertex) => community[vertex] ?? 0).values()].sort((a, b) => b.length - a.length)
  const contacts = graph.vertices.map((_, vertex) => {
    const others = new Set<number>()
    eachNeighbor(network.adjacency.both, vertex, (other) => others.add(other))
    return others.size
  })
  const sets = neighborhoods(network, numberIn(values, 'hops'))
  const count = numberIn(values, 'people')
  const byContacts = (vertices: readonly number[]): number[] =>
    [...vertices].sort((a, b) => (contacts[b] ?? 0) - (contacts[a] ?? 0) || a - b)
  const all = [...graph.vertices.keys()]
  const choice = textIn(values, 'choice')
  if (choice === 'coverage') return { network, community, groups, contacts, picks: greedyCoverage(sets, count, all) }
  const people = choice === 'contacts' ? byContacts(all) : groups.flatMap((group) => byContacts(group).slice(0, 1))
  const isReached = new Set<number>()
  const picks = people.slice(0, count).map((vertex) => {
    const newlyCovered = (sets[vertex] ?? []).filter((each) => !isReached.has(each))
    for (const each of newlyCovered) isReached.add(each)
    return { vertex, newlyCovered }
  })
  return { network, community, groups, contacts, picks }
})

const percent = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0)

function run(graph: DemoGraph, values: ParameterValues): Run {
  const { network, community, groups, contacts, picks } = analyze(graph, values)
  const people = graph.vertices.length
  const hops = numberIn(values, 'hops')
  const trace: TraceStep[] = [
    {
      sentence: 'communities',
      values: {
        people,
        communities: groups.length,
        modularity: Math.round(modularity(network, community) * 100) / 100
      }
    }
  ]
  for (const [index, members] of groups.slice(0, shown).entries()) {
    const inside = new Set(members)
    const most = [...members].sort((a, b) => (contacts[b] ?? 0) - (contacts[a] ?? 0) || a - b)[0] ?? 0
    const before = groups[index - 1]
    trace.push({
      sentence: 'community',
      values: { number: index + 1, people: members.length, person: network.id(most), contacts: contacts[most] ?? 0 },
      vertices: [
        ...network.ids(index > 0 && before ? before : []).map((id) => [id, 'plain'] as const),
        ...network.ids([...inside]).map((id) => [id, 'solid'] as const)
      ]
    })
  }
  const last = groups[Math.min(shown, groups.length) - 1] ?? []
  trace.push({ sentence: 'start', values: { hops }, vertices: network.ids(last).map((id) => [id, 'plain']) })
  const numberOf = new Map(groups.flatMap((members, index) => members.map((vertex) => [vertex, index + 1] as const)))
  const answered = new Set<string>()
  let reached = 0
  const rows = picks.map(({ vertex, newlyCovered }, index) => {
    reached += newlyCovered.length
    const person = network.id(vertex)
    answered.add(person)
    const tree = reach(network, [vertex], { direction: 'both', limit: hops })
    const isNew = new Set(newlyCovered)
    trace.push({
      sentence: 'pick',
      values: { number: index + 1, person, gained: newlyCovered.length, reached },
      vertices: [
        ...network
          .ids(newlyCovered)
          .filter((id) => !answered.has(id))
          .map((id) => [id, 'path'] as const),
        [person, 'answer']
      ],
      edges: network
        .edgeIds(tree.visited.filter((each) => isNew.has(each) && each !== vertex).map((each) => tree.parentEdge[each] ?? 0))
        .map((id) => [id, 'path'])
    })
    return {
      id: person,
      isFinding: true,
      vertices: [person],
      edges: [],
      cells: {
        person,
        contacts: contacts[vertex] ?? 0,
        community: numberOf.get(vertex) ?? 0,
        gained: newlyCovered.length,
        reached
      }
    }
  })
  const facts = { picked: rows.length, people, reached, share: percent(reached, people), hops }
  trace.push({ sentence: 'end', values: facts })
  return { trace, rows, facts }
}

function explain(graph: DemoGraph, values: ParameterValues, _run: Run, vertex: string): Explanation {
  const { network, contacts, picks } = analyze(graph, values)
  const hops = numberIn(values, 'hops')
  const number = network.numberOf(vertex) ?? -1
  const pick = picks.findIndex((each) => each.vertex === number)
  const facts = { vertex, hops, contacts: contacts[number] ?? 0 }
  const own = picks[pick]
  if (own) {
    const tree = reach(network, [number], { direction: 'both', limit: hops })
    const tops = tree.visited.filter((each) => each !== number)
    return {
      sentence: own.newlyCovered.length > 0 ? 'why-picked' : 'why-picked-late',
      values: { ...facts, number: pick + 1, gained: own.newlyCovered.length, reached: tree.visited.length },
      vertices: network.ids([number, ...tops]),
      edges: network.edgeIds(tops.map((each) => tree.parentEdge[each] ?? 0))
    }
  }
  const starts = picks.map((each) => each.vertex)
  const tree = reach(network, starts, { direction: 'both' })
  const away = tree.distance[number] ?? Number.POSITIVE_INFINITY
  if (!Number.isFinite(away)) return { sentence: 'why-apart', values: facts, vertices: [vertex], edges: [] }
  const { vertices, edges } = pathTo(tree, number)
  return {
    sentence: away <= hops ? 'why-reached' : 'why-far',
    values: { ...facts, person: network.id(vertices[0] ?? number), away },
    vertices: network.ids(vertices),
    edges: network.edgeIds(edges)
  }
}

export default {
  parameters,
  columns: [
    { name: 'person', isNumber: false },
    { name: 'contacts', isNumber: true },
    { name: 'community', isNumber: true },
    { name: 'gained', isNumber: true },
    { name: 'reached', isNumber: true }
  ],
  run,
  explain
} satisfies Method
