import { assert, integer, property } from 'fast-check'
import { MultiDirectedGraph } from 'graphology'
import { connectedComponents, stronglyConnectedComponents } from 'graphology-components'
import betweennessCentrality from 'graphology-metrics/centrality/betweenness'
import { dijkstra, singleSourceLength } from 'graphology-shortest-path'
import { expect, test } from 'vitest'
import { compact, filled, type RandomGraph, randomGraphs } from '../../../tests/support/random-graphs'
import { size } from '../../../tests/support/sizes'
import { betweenness } from './betweenness'
import { bridges, components, cyclicComponents } from './components'
import { cycles } from './cycles'
import { cheapestPaths, pathTo, reach } from './search'

/* The algorithms compared with graphology's on random graphs with loops, parallel edges and isolated vertices. */

const runs = { numRuns: size(500) }

const oracle = (drawn: RandomGraph) => filled(new MultiDirectedGraph(), drawn)

const sorted = (groups: readonly (readonly (string | number)[])[]): string[] =>
  groups
    .map((group) =>
      group
        .map(Number)
        .sort((a, b) => a - b)
        .join(' ')
    )
    .sort()

test('connected components equal graphology’s', () => {
  assert(
    property(randomGraphs(), (drawn) => {
      expect(sorted(components(compact(drawn)))).toEqual(sorted(connectedComponents(oracle(drawn))))
    }),
    runs
  )
})

test('cyclic components equal graphology’s strong components of several vertices or with a loop', () => {
  assert(
    property(randomGraphs(), (drawn) => {
      const strong = stronglyConnectedComponents(oracle(drawn)).filter(
        (group) => group.length > 1 || drawn.edges.some(([from, to]) => from === to && String(from) === group[0])
      )
      expect(sorted(cyclicComponents(compact(drawn)))).toEqual(sorted(strong))
    }),
    runs
  )
})

test('bridges are the edges whose removal leaves more components', () => {
  assert(
    property(randomGraphs(), (drawn) => {
      const before = connectedComponents(oracle(drawn)).length
      const separating = [...drawn.edges.keys()].filter((edge) => {
        const graph = oracle(drawn)
        graph.dropEdge(`e${edge}`)
        return connectedComponents(graph).length > before
      })
      expect(bridges(compact(drawn))).toEqual(separating)
    }),
    runs
  )
})

test('each simple cycle is found once', () => {
  assert(
    property(randomGraphs({ most: 6 }), (drawn) => {
      const graph = compact(drawn)
      const found = cycles(graph, { minLength: 1, maxLength: 6, maxSteps: 1_000_000 })
      for (const { vertices, edges } of found) {
        expect(new Set(vertices).size).toBe(vertices.length)
        for (const [index, edge] of edges.entries()) {
          expect([graph.from[edge], graph.to[edge]]).toEqual([vertices[index], vertices[(index + 1) % vertices.length]])
        }
      }
      expect(new Set(found.map(({ edges }) => edges.join(' '))).size).toBe(found.length)
      // Every closed sequence of edges without a repeated vertex, from its smallest vertex.
      const closed = (first: number, last: number, seen: readonly number[]): number =>
        drawn.edges.reduce((sum, [from, to]) => {
          if (from !== last || to < first) return sum
          if (to === first) return sum + 1
          return seen.includes(to) ? sum : sum + closed(first, to, [...seen, to])
        }, 0)
      const all = Array.from({ length: drawn.order }, (_, vertex) => closed(vertex, vertex, [vertex]))
      expect(found.length).toBe(all.reduce((sum, count) => sum + count, 0))
    }),
    runs
  )
})

test('hops equal graphology’s, and limits and directions are respected', () => {
  assert(
    property(randomGraphs(), integer({ min: 0, max: 5 }), (drawn, limit) => {
      const graph = compact(drawn)
      const expected = Object.entries(singleSourceLength(oracle(drawn), '0')).map(([vertex, hops]) => [Number(vertex), hops])
      const tree = reach(graph, [0])
      expect(tree.visited.map((vertex) => [vertex, tree.distance[vertex]]).sort()).toEqual(expected.sort())
      const near = expected.filter(([, hops]) => Number(hops) <= limit)
      expect(reach(graph, [0], { limit }).visited.length).toBe(near.length)
      const reversed = compact({ ...drawn, edges: drawn.edges.map(([from, to, weight]) => [to, from, weight]) })
      expect(new Set(reach(graph, [0], { direction: 'in' }).visited)).toEqual(new Set(reach(reversed, [0]).visited))
    }),
    runs
  )
})

test('cheapest paths have the cost of graphology’s, which is the sum of their edges', () => {
  assert(
    property(randomGraphs(), (drawn) => {
      const graph = compact(drawn)
      const weight = (edge: number): number => drawn.edges[edge]?.[2] ?? 0
      const tree = cheapestPaths(graph, [0], weight)
      const known = oracle(drawn)
      const paths: Record<string, string[]> = dijkstra.singleSource(known, '0', 'weight')
      expect(new Set(tree.visited.map(String))).toEqual(new Set(Object.keys(paths)))
      for (const [target, path] of Object.entries(paths)) {
        const steps = path.slice(1).map((to, index) => {
          const weights = known.outEdges(path[index], to).map((edge) => Number(known.getEdgeAttribute(edge, 'weight')))
          return Math.min(...weights)
        })
        const cost = steps.reduce((sum, each) => sum + each, 0)
        expect(tree.distance[Number(target)]).toBe(cost)
        expect(pathTo(tree, Number(target)).edges.reduce((sum, edge) => sum + weight(edge), 0)).toBe(cost)
      }
    }),
    runs
  )
})

test('betweenness equals graphology’s', () => {
  assert(
    property(randomGraphs(), (drawn) => {
      // With parallel edges, graphology counts fewer paths.
      const simple = { ...drawn, edges: [...new Map(drawn.edges.map((edge) => [`${edge[0]} ${edge[1]}`, edge])).values()] }
      const expected = betweennessCentrality(oracle(simple), { normalized: false, getEdgeWeight: null })
      const scores = betweenness(compact(simple))
      for (const [vertex, score] of Object.entries(expected)) expect(scores[Number(vertex)]).toBeCloseTo(Number(score), 8)
    }),
    runs
  )
})
