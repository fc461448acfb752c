import { at, type CompactGraph, type Direction } from './compact-graph'

export interface Pick {
  vertex: number
  /** What it covers beyond the picks before it, itself included. */
  gained: number[]
}

/** For each vertex, the vertices within the hops of it, itself included. */
export function neighborhoods(graph: CompactGraph, hops: number, direction: Direction = 'both'): readonly (readonly number[])[] {
  const { start, neighbor } = graph.adjacency[direction]
  // One array of marks for all searches: a search of its own for each vertex would fill six hundred of them.
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
 * Greedy coverage: each pick is the candidate that covers most vertices beyond those before it; of equal ones the first. At least
 * 63 % of the best possible coverage (1 − 1/e).
 * @param sets what each vertex covers
 */
export function greedyCoverage(sets: readonly (readonly number[])[], count: number, candidates: readonly number[]): Pick[] {
  const isCovered = new Uint8Array(sets.length)
  const picks: Pick[] = []
  const gainOf = (vertex: number): number[] => (sets[vertex] ?? []).filter((each) => at(isCovered, each) === 0)
  while (picks.length < count) {
    let best: Pick = { vertex: -1, gained: [] }
    for (const vertex of candidates) {
      // A set that is no larger than the best gain cannot win.
      if ((sets[vertex]?.length ?? 0) <= best.gained.length) continue
      const gained = gainOf(vertex)
      if (gained.length > best.gained.length) best = { vertex, gained }
    }
    if (best.vertex < 0) break
    for (const vertex of best.gained) isCovered[vertex] = 1
    picks.push(best)
  }
  return picks
}
