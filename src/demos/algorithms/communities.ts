import { at, type CompactGraph, compactGraph, eachNeighbor } from './compact-graph'

/*
 * Communities by the Louvain method, regardless of direction. Deterministic: vertices are visited in their order, and ties go to
 * the community with the smaller number.
 */

/** Maximum number of rounds at one level, in case rounding errors make vertices move back and forth. */
const maxRounds = 50

/** The community of each vertex, as numbers from 0 in the order of their first vertices. */
export function communities(graph: CompactGraph): Int32Array {
  let labels = renumber(moveVertices(graph, new Float64Array(graph.from.length).fill(1)))
  for (;;) {
    const { merged, weights } = mergeCommunities(graph, labels)
    const moved = renumber(moveVertices(merged, weights))
    const isSettled = new Set(moved).size === merged.order
    labels = labels.map((label) => at(moved, label))
    if (isSettled) return renumber(labels)
  }
}

/** Modularity: the share of edges within communities, minus the expected share of random edges with the same degrees. */
export function modularity(graph: CompactGraph, labels: Int32Array): number {
  const edges = graph.from.length
  if (edges === 0) return 0
  const degree = new Map<number, number>()
  let within = 0
  for (let edge = 0; edge < edges; edge += 1) {
    const [a, b] = [at(labels, at(graph.from, edge)), at(labels, at(graph.to, edge))]
    degree.set(a, (degree.get(a) ?? 0) + 1)
    degree.set(b, (degree.get(b) ?? 0) + 1)
    if (a === b) within += 1
  }
  return within / edges - [...degree.values()].reduce((sum, each) => sum + (each / (2 * edges)) ** 2, 0)
}

/** One level: moves each vertex to the neighboring community with the greatest gain, until none moves. */
function moveVertices(graph: CompactGraph, weights: Float64Array): Int32Array {
  const labels = Int32Array.from({ length: graph.order }, (_, vertex) => vertex)
  const strength = new Float64Array(graph.order)
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    for (const end of [at(graph.from, edge), at(graph.to, edge)]) strength[end] = at(strength, end) + at(weights, edge)
  }
  const total = strength.slice()
  const double = strength.reduce((sum, each) => sum + each, 0)
  let isMoving = double > 0
  for (let round = 0; isMoving && round < maxRounds; round += 1) {
    isMoving = false
    for (let vertex = 0; vertex < graph.order; vertex += 1) {
      const own = at(labels, vertex)
      const links = new Map<number, number>([[own, 0]])
      eachNeighbor(graph.adjacency.both, vertex, (next, edge) => {
        if (next !== vertex) links.set(at(labels, next), (links.get(at(labels, next)) ?? 0) + at(weights, edge))
      })
      total[own] = at(total, own) - at(strength, vertex)
      const gain = (label: number): number => (links.get(label) ?? 0) - (at(strength, vertex) * at(total, label)) / double
      let best = own
      for (const label of [...links.keys()].sort((a, b) => a - b)) if (gain(label) > gain(best) + 1e-12) best = label
      total[best] = at(total, best) + at(strength, vertex)
      if (best === own) continue
      labels[vertex] = best
      isMoving = true
    }
  }
  return labels
}

/** The graph of the communities; edges within a community become a loop. */
function mergeCommunities(graph: CompactGraph, labels: Int32Array): { merged: CompactGraph; weights: Float64Array } {
  const order = labels.reduce((most, label) => Math.max(most, label + 1), 0)
  const joined = new Map<number, number>()
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    const [a, b] = [at(labels, at(graph.from, edge)), at(labels, at(graph.to, edge))]
    const key = Math.min(a, b) * order + Math.max(a, b)
    joined.set(key, (joined.get(key) ?? 0) + 1)
  }
  const keys = [...joined.keys()]
  const merged = compactGraph(
    order,
    keys.map((key) => Math.floor(key / order)),
    keys.map((key) => key % order)
  )
  return { merged, weights: Float64Array.from(joined.values()) }
}

function renumber(labels: Int32Array): Int32Array {
  const numbers = new Map<number, number>()
  for (const label of labels) if (!numbers.has(label)) numbers.set(label, numbers.size)
  return labels.map((label) => numbers.get(label) ?? 0)
}
