import type { Benchmark } from '../../../src/reports/benchmark/format'
import { seededRandom } from '../../../src/ui/figure/random'

/** A directed graph with the vertices 0 to `vertices` - 1. */
export interface Graph {
  vertices: number
  edges: readonly (readonly [from: number, to: number])[]
}

/** Name of the generator in results. A change of what it generates needs another name. */
export const generatorName = 'preferential-attachment'

/**
 * A graph by preferential attachment: each new vertex is joined to `degree` earlier ones, which are chosen by the number of
 * their edges, so that a few become hubs. Half of the edges lead back, and every vertex has one that leaves it, because
 * definitions of PageRank differ for vertices without.
 */
export function generateGraph(seed: number, vertices: number, degree: number): Graph {
  const random = seededRandom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const edges: [number, number][] = []
  const hasExit = new Uint8Array(vertices)
  const ends: number[] = [0]
  for (let vertex = 1; vertex < vertices; vertex += 1) {
    const targets = new Set<number>()
    while (targets.size < Math.min(degree, vertex)) targets.add(ends[pick(ends.length)] ?? 0)
    for (const target of targets) {
      const [from, to] = random() < 0.5 ? [vertex, target] : [target, vertex]
      edges.push([from, to])
      hasExit[from] = 1
      ends.push(vertex, target)
    }
  }
  for (let vertex = 0; vertex < vertices; vertex += 1) {
    if (hasExit[vertex]) continue
    edges.push([vertex, (vertex + 1 + pick(vertices - 1)) % vertices])
  }
  return { vertices, edges }
}

/** The edge list whose SHA-256 identifies a dataset. */
export const edgeList = ({ edges }: Graph): string => edges.map(([from, to]) => `${from},${to}\n`).join('')

/** The edge list of a dataset of this generator; undefined for another one. */
export function regenerated({ generator, vertices }: Benchmark['dataset']): string | undefined {
  const { degree } = generator.parameters
  if (generator.name !== generatorName || degree === undefined) return undefined
  return edgeList(generateGraph(generator.seed, vertices, degree))
}
