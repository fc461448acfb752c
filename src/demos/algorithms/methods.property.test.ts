import { array, assert, integer, property } from 'fast-check'
import { MultiDirectedGraph, MultiUndirectedGraph, UndirectedGraph } from 'graphology'
import louvain from 'graphology-communities-louvain'
import pagerank from 'graphology-metrics/centrality/pagerank'
import graphologyModularity from 'graphology-metrics/graph/modularity'
import { singleSourceLength } from 'graphology-shortest-path'
import { expect, test } from 'vitest'
import { compact, filled, randomGraphs } from '../../../tests/support/random-graphs'
import { size } from '../../../tests/support/sizes'
import { communities, modularity } from './communities'
import { greedyCoverage } from './coverage'
import { followMoney, moneyTrail } from './money-flow'
import { chains, controlledBy, effectiveShares } from './ownership'
import { personalizedPageRank } from './pagerank'
import { restorationPlan, type SwitchedNetwork } from './reconfiguration'

/* The demos' algorithms on random graphs, compared with graphology where it has the same, and otherwise with their definitions. */

const runs = { numRuns: size(500) }

const graphs = (options?: Parameters<typeof randomGraphs>[0]) => randomGraphs({ ...options, loops: false })

const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0)

test('PageRank with every vertex as seed equals graphology’s, and scores sum to 1', () => {
  assert(
    property(graphs(), (drawn) => {
      const weight = (edge: number): number => drawn.edges[edge]?.[2] ?? 0
      const seeds = Array.from({ length: drawn.order }, (_, vertex) => vertex)
      const scores = personalizedPageRank(compact(drawn), { seeds, damping: 0.85, weight })
      const options = { alpha: 0.85, tolerance: 1e-10, maxIterations: 1000, getEdgeWeight: 'weight' }
      const expected = pagerank(filled(new MultiDirectedGraph(), drawn), options)
      for (const [vertex, score] of Object.entries(expected)) expect(scores[Number(vertex)]).toBeCloseTo(Number(score), 6)
      expect(total(scores)).toBeCloseTo(1, 9)
    }),
    runs
  )
})

test('a personalized score is the sum that its neighbors pass on, and zero beyond reach of the seed', () => {
  assert(
    property(graphs(), (drawn) => {
      const graph = compact(drawn)
      const scores = personalizedPageRank(graph, { seeds: [0], damping: 0.8 })
      const reached = new Set(Object.keys(singleSourceLength(filled(new MultiDirectedGraph(), drawn), '0')).map(Number))
      const outDegree = (vertex: number): number => drawn.edges.filter(([from]) => from === vertex).length
      for (let vertex = 1; vertex < drawn.order; vertex += 1) {
        const passed = drawn.edges
          .filter(([, to]) => to === vertex)
          .map(([from]) => (0.8 * (scores[from] ?? 0)) / outDegree(from))
        expect(scores[vertex]).toBeCloseTo(total(passed), 9)
        expect((scores[vertex] ?? 0) > 0).toBe(reached.has(vertex))
      }
    }),
    runs
  )
})

test('modularity equals graphology’s, and communities are about as good as those of its Louvain', () => {
  const gaps: number[] = []
  assert(
    property(graphs(), (multiple) => {
      const pairs = multiple.edges.map((edge) => [`${Math.min(edge[0], edge[1])} ${Math.max(edge[0], edge[1])}`, edge] as const)
      const drawn = { ...multiple, edges: [...new Map(pairs).values()] }
      const graph = compact(drawn)
      const labels = communities(graph)
      expect(communities(graph)).toEqual(labels)
      if (drawn.edges.length === 0) return
      const oracle = filled(new UndirectedGraph(), drawn)
      const options = (found: ArrayLike<number>) => ({
        getNodeCommunity: (vertex: string) => found[Number(vertex)] ?? 0,
        getEdgeWeight: null
      })
      expect(modularity(graph, labels)).toBeCloseTo(graphologyModularity(oracle, options(labels)), 9)
      const theirs = Object.values(louvain(oracle, { randomWalk: false, getEdgeWeight: null }))
      gaps.push(modularity(graph, Int32Array.from(theirs)) - modularity(graph, labels))
    }),
    runs
  )
  expect(total(gaps) / gaps.length).toBeLessThan(0.01)
  // Both are heuristics: on a graph with few edges, either sometimes finds clearly better communities.
  expect(gaps.filter((gap) => gap > 0.15).length / gaps.length).toBeLessThan(0.01)
})

test('picks of greedy coverage state their gains, which never increase and reach 63 % of the best coverage', () => {
  const sets = array(array(integer({ min: 0, max: 9 }), { maxLength: 6 }), { minLength: 10, maxLength: 10 })
  assert(
    property(sets, (drawn) => {
      const covering = drawn.map((set) => [...new Set(set)])
      const all = [...covering.keys()]
      const picks = greedyCoverage(covering, 2, all)
      const gains = picks.map(({ newlyCovered }) => newlyCovered.length)
      const union = (vertices: readonly number[]): number => new Set(vertices.flatMap((vertex) => covering[vertex] ?? [])).size
      expect(total(gains)).toBe(union(picks.map(({ vertex }) => vertex)))
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
      const best = Math.max(...all.flatMap((one) => all.map((other) => union([one, other]))))
      expect(total(gains)).toBeGreaterThanOrEqual((1 - 1 / Math.E) * best)
    }),
    runs
  )
})

test('followed money keeps its sum, and its trail goes forward in time', () => {
  const times = integer({ min: 0, max: 20 })
  assert(
    property(graphs({ most: 10 }), array(times, { minLength: 30, maxLength: 30 }), (drawn, hours) => {
      const graph = compact(drawn)
      const amount = (edge: number): number => drawn.edges[edge]?.[2] ?? 0
      const time = (edge: number): number => hours[edge] ?? 0
      const payments = { graph, amount, time }
      const flow = followMoney(payments, 0, { window: 8, minAmount: 0 })
      const left = flow.carried.filter(({ edge }) => graph.from[edge] === 0).map((each) => each.amount)
      expect(total(flow.held)).toBe(total(left))
      for (const { edge, amount: part } of flow.carried) expect(part).toBeLessThanOrEqual(amount(edge))
      for (let vertex = 0; vertex < drawn.order; vertex += 1) {
        if ((flow.received[vertex] ?? 0) === 0) continue
        const trail = moneyTrail(payments, flow, 0, vertex)
        expect(graph.from[trail[0] ?? -1]).toBe(0)
        expect(graph.to[trail.at(-1) ?? -1]).toBe(vertex)
        for (const [index, edge] of trail.slice(1).entries()) {
          expect(graph.from[edge]).toBe(graph.to[trail[index] ?? -1])
          expect(time(edge)).toBeGreaterThan(time(trail[index] ?? -1))
        }
      }
    }),
    runs
  )
})

/** Shareholdings of at most 90 % in each company, so that the sums over cycles converge fast. */
const holdings = graphs({ most: 8, weight: integer({ min: 1, max: 30 }) }).map((drawn) => {
  const sold = new Map<number, number>()
  const seen = new Set<string>()
  return {
    ...drawn,
    edges: drawn.edges.filter(([from, to, share]) => {
      const after = (sold.get(to) ?? 0) + share
      if (after > 90 || seen.has(`${from} ${to}`)) return false
      seen.add(`${from} ${to}`)
      sold.set(to, after)
      return true
    })
  }
})

test('effective shares solve their equation, and without cycles they are sums over chains', () => {
  assert(
    property(holdings, (drawn) => {
      const share = (edge: number): number => (drawn.edges[edge]?.[2] ?? 0) / 100
      const shares = effectiveShares(compact(drawn), 0, share)
      for (let holder = 0; holder < drawn.order; holder += 1) {
        const parts = drawn.edges.flatMap(([from, to, percent]) =>
          from === holder ? [(percent / 100) * ((to === 0 ? 1 : 0) + (shares[to] ?? 0))] : []
        )
        expect(shares[holder]).toBeCloseTo(total(parts), 9)
      }
      const downward = { ...drawn, edges: drawn.edges.filter(([from, to]) => from > to) }
      const graph = compact(downward)
      const shareOf = (edge: number): number => (downward.edges[edge]?.[2] ?? 0) / 100
      const acyclic = effectiveShares(graph, 0, shareOf)
      for (let holder = 1; holder < drawn.order; holder += 1) {
        expect(acyclic[holder]).toBeCloseTo(total(chains(graph, holder, 0, shareOf, 0).map(({ product }) => product)), 9)
      }
    }),
    runs
  )
})

test('an owner controls exactly the companies in which controlled votes exceed the threshold', () => {
  assert(
    property(holdings, integer({ min: 5, max: 60 }), (drawn, threshold) => {
      const share = (edge: number): number => drawn.edges[edge]?.[2] ?? 0
      const { steps, votes } = controlledBy(compact(drawn), 0, share, threshold)
      const controlled = new Set([0, ...steps.map(({ company }) => company)])
      for (let company = 1; company < drawn.order; company += 1) {
        const held = total(
          drawn.edges.flatMap(([from, to, percent]) => (to === company && controlled.has(from) ? [percent] : []))
        )
        expect(votes[company]).toBe(held)
        expect(controlled.has(company)).toBe(held > threshold)
      }
      // The companies controlled before each step hold enough votes for it.
      const controlledBefore = new Set([0])
      for (const { company } of steps) {
        const held = total(
          drawn.edges.flatMap(([from, to, percent]) => (to === company && controlledBefore.has(from) ? [percent] : []))
        )
        expect(held).toBeGreaterThan(threshold)
        controlledBefore.add(company)
      }
    }),
    runs
  )
})

test('a plan restores only unserved vertices, within the reserve, each by a path from a source', () => {
  assert(
    property(graphs({ most: 12 }), integer({ min: 1, max: 3 }), (drawn, maxSwitches) => {
      const graph = compact(drawn)
      const isOpenSwitch = (vertex: number): boolean => vertex % 3 === 2
      const load = (vertex: number): number => (isOpenSwitch(vertex) ? 0 : (vertex % 4) + 1)
      const network: SwitchedNetwork = {
        graph,
        isSource: (vertex) => vertex === 0,
        load,
        weight: (edge) => drawn.edges[edge]?.[2] ?? 1,
        isOpenSwitch,
        reserve: (vertex) => (vertex % 5) + 3,
        isOut: (vertex) => vertex === 4
      }
      const plan = restorationPlan(network, maxSwitches)
      const passes = (vertex: number): boolean => vertex !== 4 && !isOpenSwitch(vertex)
      const closed = { ...drawn, edges: drawn.edges.filter(([from, to]) => passes(from) && passes(to)) }
      const served = new Set(Object.keys(singleSourceLength(filled(new MultiUndirectedGraph(), closed), '0')).map(Number))
      const others = Array.from({ length: drawn.order }, (_, vertex) => vertex).filter(passes)
      expect(plan.unserved).toEqual(others.filter((vertex) => !served.has(vertex)))
      const restored = plan.steps.flatMap(({ chosen }) => chosen.restored)
      expect(new Set(restored).size).toBe(restored.length)
      expect(restored.filter((vertex) => served.has(vertex))).toEqual([])
      for (const { chosen, candidates } of plan.steps) {
        expect(total(chosen.restored.map(load))).toBe(chosen.load)
        expect(chosen.load).toBeLessThanOrEqual(network.reserve(chosen.vertex))
        expect(chosen.load).toBe(Math.max(...candidates.map((each) => each.load)))
        expect([chosen.restored[0], chosen.path.vertices.at(-1)]).toEqual([chosen.vertex, chosen.vertex])
      }
      const closedSwitches = new Set(plan.steps.map(({ chosen }) => chosen.vertex))
      for (const vertex of plan.served) {
        const { vertices, edges, distance } = plan.path(vertex)
        expect([vertices[0], vertices.at(-1)]).toEqual([0, vertex])
        expect(vertices.filter((each) => !passes(each) && !closedSwitches.has(each))).toEqual([])
        expect(distance).toBeCloseTo(total(edges.map(network.weight)), 9)
        for (const [index, edge] of edges.entries())
          expect(new Set([graph.from[edge], graph.to[edge]])).toEqual(new Set([vertices[index], vertices[index + 1]]))
      }
    }),
    runs
  )
})
