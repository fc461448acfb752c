import { internationalLocale, originalLocale } from '../../../src/contract/locale'
import type { Graph } from './dataset'
import { type OpenEngine, pageRankRule, rankingOf } from './engine'

/** The outgoing edges of every vertex, one after another: those of vertex v are from `starts[v]` to `starts[v + 1]`. */
interface Compact {
  starts: Uint32Array
  targets: Uint32Array
}

function compact({ vertices, edges }: Graph): Compact {
  const starts = new Uint32Array(vertices + 1)
  for (const [from] of edges) starts[from + 1] = (starts[from + 1] ?? 0) + 1
  for (let vertex = 0; vertex < vertices; vertex += 1) starts[vertex + 1] = (starts[vertex + 1] ?? 0) + (starts[vertex] ?? 0)
  const next = starts.slice()
  const targets = new Uint32Array(edges.length)
  for (const [from, to] of edges) {
    targets[next[from] ?? 0] = to
    next[from] = (next[from] ?? 0) + 1
  }
  return { starts, targets }
}

/** Distances from a vertex, breadth first, until `hops` or until `goal` is found. */
function search({ starts, targets }: Compact, seed: number, hops: number, goal?: number) {
  const depths = new Int32Array(starts.length - 1).fill(-1)
  const queue = [seed]
  depths[seed] = 0
  for (const vertex of queue) {
    const depth = depths[vertex] ?? 0
    if (depth === hops || vertex === goal) break
    for (let edge = starts[vertex] ?? 0; edge < (starts[vertex + 1] ?? 0); edge += 1) {
      const target = targets[edge] ?? 0
      if (depths[target] !== -1) continue
      depths[target] = depth + 1
      queue.push(target)
    }
  }
  return { reached: queue.length - 1, depths }
}

function pageRank({ starts, targets }: Compact): Float64Array {
  const count = starts.length - 1
  const { iterations, damping } = pageRankRule
  let ranks = new Float64Array(count).fill(1 / count)
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const next = new Float64Array(count).fill((1 - damping) / count)
    for (let vertex = 0; vertex < count; vertex += 1) {
      const [from = 0, to = 0] = [starts[vertex], starts[vertex + 1]]
      const share = (damping * (ranks[vertex] ?? 0)) / (to - from)
      for (let edge = from; edge < to; edge += 1) next[targets[edge] ?? 0] = (next[targets[edge] ?? 0] ?? 0) + share
    }
    ranks = next
  }
  return ranks
}

const configuration = `// adjacency
const starts = new Uint32Array(vertices + 1), targets = new Uint32Array(edges)
// k-hop, shortest path: BFS
const depths = new Int32Array(vertices)
// PageRank: iterations = ${pageRankRule.iterations}, damping = ${pageRankRule.damping}
const ranks = new Float64Array(vertices).fill(1 / vertices)`

/** Breadth-first search and PageRank on typed arrays, as a baseline without a database. */
export const openCompact: OpenEngine = async (graph) => {
  const stored = compact(graph)
  return {
    id: 'typed-arrays',
    name: { [originalLocale]: 'TypeScript类型化数组', [internationalLocale]: 'TypeScript, typed arrays' },
    version: process.version,
    license: { [originalLocale]: '随本站', [internationalLocale]: 'part of this site' },
    configuration,
    kHop: (seed, hops) => String(search(stored, seed, hops).reached),
    shortestPath: (from, to) => {
      const depth = search(stored, from, Number.POSITIVE_INFINITY, to).depths[to] ?? -1
      return depth < 0 ? 'none' : String(depth)
    },
    pageRank: () => rankingOf([...pageRank(stored)].entries()),
    close: () => undefined
  }
}
