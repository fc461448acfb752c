/*
 * The algorithms behind the queries of the solution pages, for graphs of a few dozen vertices: reachability, paths,
 * rings, components. The numbers in the copy and the marks in the figures both use them, so they cannot disagree.
 */

export interface DataEdge {
  readonly from: string
  readonly to: string
  /** Length, duration or share; 1 by default. */
  readonly weight?: number
}

/** Along the edges, against them, or both. */
export type Direction = 'out' | 'in' | 'both'

/** The vertices one edge away, with that edge. */
export function neighbors<Edge extends DataEdge>(
  edges: readonly Edge[],
  vertex: string,
  direction: Direction = 'both'
): { to: string; edge: Edge }[] {
  return edges.flatMap((edge) => [
    ...(direction !== 'in' && edge.from === vertex ? [{ to: edge.to, edge }] : []),
    ...(direction !== 'out' && edge.to === vertex ? [{ to: edge.from, edge }] : [])
  ])
}

/** Every reachable vertex with its number of hops, nearest first; includes the start with 0. */
export function reach(
  edges: readonly DataEdge[],
  start: string,
  { direction = 'out', limit = Number.POSITIVE_INFINITY }: { direction?: Direction; limit?: number } = {}
): Map<string, number> {
  const hops = new Map([[start, 0]])
  // A Map also iterates over entries added during the iteration, so it serves as its own queue.
  for (const [vertex, count] of hops) {
    if (count >= limit) continue
    for (const { to } of neighbors(edges, vertex, direction)) if (!hops.has(to)) hops.set(to, count + 1)
  }
  return hops
}

export interface WeightedPath {
  /** The vertices, including both ends. */
  vertices: string[]
  /** Sum of the weights. */
  cost: number
}

/** The cheapest path from one vertex to each reachable vertex, by target (Dijkstra). */
export function cheapestPaths(
  edges: readonly DataEdge[],
  start: string,
  direction: Direction = 'both'
): Map<string, WeightedPath> {
  const settled = new Map<string, WeightedPath>()
  const open = new Map<string, WeightedPath>([[start, { vertices: [start], cost: 0 }]])
  while (open.size > 0) {
    const [vertex, way] = [...open].reduce((best, entry) => (entry[1].cost < best[1].cost ? entry : best))
    open.delete(vertex)
    settled.set(vertex, way)
    for (const { to, edge } of neighbors(edges, vertex, direction)) {
      const cost = way.cost + (edge.weight ?? 1)
      if (!settled.has(to) && cost < (open.get(to)?.cost ?? Number.POSITIVE_INFINITY)) {
        open.set(to, { vertices: [...way.vertices, to], cost })
      }
    }
  }
  return settled
}

/** The cheapest path between two vertices; undefined if there is none. */
export function cheapestPath(
  edges: readonly DataEdge[],
  from: string,
  to: string,
  direction?: Direction
): WeightedPath | undefined {
  return cheapestPaths(edges, from, direction).get(to)
}

/** Every directed path that repeats no vertex, in depth-first order. */
export function allPaths(edges: readonly DataEdge[], from: string, to: string): string[][] {
  const walk = (way: readonly string[]): string[][] => {
    const last = way.at(-1) ?? from
    if (last === to && way.length > 1) return [[...way]]
    return neighbors(edges, last, 'out').flatMap((next) =>
      next.to === to || !way.includes(next.to) ? walk([...way, next.to]) : []
    )
  }
  return walk([from])
}

/** The shortest directed ring through a vertex, each vertex once and in order; empty if there is none. */
export function ringThrough(edges: readonly DataEdge[], start: string): string[] {
  const rings = allPaths(edges, start, start).sort((a, b) => a.length - b.length)
  return rings[0]?.slice(0, -1) ?? []
}

/** The vertices by connected component, in the given order. */
export function components(vertices: readonly string[], edges: readonly DataEdge[]): string[][] {
  const found: string[][] = []
  for (const vertex of vertices) {
    if (found.some((component) => component.includes(vertex))) continue
    const members = reach(edges, vertex, { direction: 'both' })
    found.push(vertices.filter((other) => members.has(other)))
  }
  return found
}

/** Whether the edge joins two consecutive vertices of the path. */
export function isOnPath(edge: DataEdge, way: readonly string[]): boolean {
  return way.some(
    (vertex, index) =>
      (vertex === edge.from && way[index + 1] === edge.to) || (vertex === edge.to && way[index + 1] === edge.from)
  )
}
