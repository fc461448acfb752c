import { at, type CompactGraph, type Direction, eachNeighbor } from './compact-graph'

interface PageRankOptions {
  /** Vertices to which the surfer teleports, with equal probability. */
  seeds: readonly number[]
  /** Probability of following an edge instead of teleporting. */
  damping: number
  direction?: Direction
  /** Probability of an edge relative to the others of its vertex; 1 by default. */
  weight?: (edge: number) => number
  /** Called after each iteration with the scores so far. */
  onIteration?: (iteration: number, scores: Float64Array, change: number) => void
}

const maxIterations = 500
const tolerance = 1e-11

/** Sum of the weights of each vertex's outgoing edges. */
export function outWeights(graph: CompactGraph, direction: Direction, weight: (edge: number) => number): Float64Array {
  const sums = new Float64Array(graph.order)
  for (let vertex = 0; vertex < graph.order; vertex += 1) {
    eachNeighbor(graph.adjacency[direction], vertex, (_, edge) => {
      sums[vertex] = at(sums, vertex) + weight(edge)
    })
  }
  return sums
}

/** Personalized PageRank by power iteration; scores sum to 1. Dangling vertices teleport to the seeds. */
export function personalizedPageRank(graph: CompactGraph, options: PageRankOptions): Float64Array {
  const { seeds, damping, direction = 'out', weight = () => 1, onIteration } = options
  const sums = outWeights(graph, direction, weight)
  const { start, neighbor, edge: edgeAt } = graph.adjacency[direction]
  const perSeed = 1 / seeds.length
  let scores = new Float64Array(graph.order)
  for (const seed of seeds) scores[seed] = perSeed
  for (let iteration = 1; iteration <= maxIterations && seeds.length > 0; iteration += 1) {
    const next = new Float64Array(graph.order)
    let back = 0
    for (let vertex = 0; vertex < graph.order; vertex += 1) {
      const score = at(scores, vertex)
      const sum = at(sums, vertex)
      back += sum > 0 ? (1 - damping) * score : score
      if (sum === 0 || score === 0) continue
      const passed = (damping * score) / sum
      for (let index = at(start, vertex), until = at(start, vertex + 1); index < until; index += 1) {
        const other = neighbor[index] ?? 0
        next[other] = (next[other] ?? 0) + passed * weight(edgeAt[index] ?? 0)
      }
    }
    for (const seed of seeds) next[seed] = at(next, seed) + back * perSeed
    let change = 0
    for (let vertex = 0; vertex < graph.order; vertex += 1) change += Math.abs(at(next, vertex) - at(scores, vertex))
    scores = next
    onIteration?.(iteration, scores, change)
    if (change < tolerance) break
  }
  return scores
}
