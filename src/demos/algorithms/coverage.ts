import { at, type CompactGraph, type Direction } from './compact-graph'
import { reach } from './search'

export interface Pick {
  vertex: number
  /** What it covers beyond the picks before it, itself included. */
  gained: number[]
}

/** For each vertex, the vertices within the hops of it, itself included. */
export function neighborhoods(graph: CompactGraph, hops: number, direction: Direction = 'both'): readonly (readonly number[])[] {
  return Array.from({ length: graph.order }, (_, vertex) => reach(graph, [vertex], { direction, limit: hops }).visited)
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
