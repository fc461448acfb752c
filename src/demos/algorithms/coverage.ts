import { at, type CompactGraph, type Direction } from './compact-graph'

export interface CoveragePick {
  vertex: number
  /** Vertices that it covers and no earlier pick does, including itself. */
  newlyCovered: number[]
}

/** For each vertex, the vertices within `hops` of it, including itself. */
export function neighborhoods(graph: CompactGraph, hops: number, direction: Direction = 'both'): readonly (readonly number[])[] {
  const { start, neighbor } = graph.adjacency[direction]
  // Reused for all searches, because a new array for each vertex would be filled each time.
  const seenBy = new Int32Array(graph.order).fill(-1)
  return Array.from({ length: graph.order }, (_, vertex) => {
    const visited = [vertex]
    seenBy[vertex] = vertex
    for (let hop = 0, from = 0; hop < hops; hop += 1) {
      const until = visited.length
      for (; from < until; from += 1) {
        const each = at(visited, from)
        for (let index = at(start, each); index < at(start, each + 1); index += 1) {
          const next = at(neighbor, index)
          if (at(seenBy, next) === vertex) continue
          seenBy[next] = vertex
          visited.push(next)
        }
      }
    }
    return visited
  })
}

/**
 * Greedy maximum coverage: each pick is the first candidate that newly covers most vertices. It reaches at least 63 % of the best
 * possible coverage (1 − 1/e).
 * @param sets the vertices that each vertex covers
 */
export function greedyCoverage(
  sets: readonly (readonly number[])[],
  count: number,
  candidates: readonly number[]
): CoveragePick[] {
  const isCovered = new Uint8Array(sets.length)
  const picks: CoveragePick[] = []
  const gainOf = (vertex: number): number[] => (sets[vertex] ?? []).filter((each) => at(isCovered, each) === 0)
  while (picks.length < count) {
    let best: CoveragePick = { vertex: -1, newlyCovered: [] }
    for (const vertex of candidates) {
      // A set that is no larger than the best gain cannot win.
      if ((sets[vertex]?.length ?? 0) <= best.newlyCovered.length) continue
      const newlyCovered = gainOf(vertex)
      if (newlyCovered.length > best.newlyCovered.length) best = { vertex, newlyCovered }
    }
    if (best.vertex < 0) break
    for (const vertex of best.newlyCovered) isCovered[vertex] = 1
    picks.push(best)
  }
  return picks
}
