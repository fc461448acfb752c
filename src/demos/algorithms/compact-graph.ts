/*
 * A graph in typed arrays (compressed sparse rows): vertices and edges are numbers from 0, and the edges of a vertex are one slice
 * of an array. Every algorithm of the demos runs on it. Parallel edges and loops are allowed.
 */

/** Along the edges, against them, or both. */
export type Direction = 'out' | 'in' | 'both'

/** The edges of vertex `v` have the indices from `start[v]` to `start[v + 1] - 1`, in the order of the graph's edges. */
interface Adjacency {
  readonly start: Int32Array
  /** The vertex at the other end. */
  readonly neighbor: Int32Array
  readonly edge: Int32Array
}

export interface CompactGraph {
  /** Number of vertices. */
  readonly order: number
  readonly from: Int32Array
  readonly to: Int32Array
  /** A loop is listed once in each direction, and once in `both`. */
  readonly adjacency: Readonly<Record<Direction, Adjacency>>
}

/** @param from,to ends of the edges, as numbers of vertices below `order` */
export function compactGraph(order: number, from: ArrayLike<number>, to: ArrayLike<number>): CompactGraph {
  const graph = { order, from: Int32Array.from(from), to: Int32Array.from(to) }
  return {
    ...graph,
    adjacency: {
      out: adjacencyOf(order, [[graph.from, graph.to]]),
      in: adjacencyOf(order, [[graph.to, graph.from]]),
      both: adjacencyOf(order, [
        [graph.from, graph.to],
        [graph.to, graph.from]
      ])
    }
  }
}

function adjacencyOf(order: number, directions: readonly (readonly [source: Int32Array, target: Int32Array])[]): Adjacency {
  const start = new Int32Array(order + 1)
  const each = (visit: (source: number, target: number, edge: number) => void): void => {
    const edges = directions[0]?.[0].length ?? 0
    for (let edge = 0; edge < edges; edge += 1) {
      for (const [index, [sources, targets]] of directions.entries()) {
        const [source, target] = [at(sources, edge), at(targets, edge)]
        if (index === 0 || source !== target) visit(source, target, edge)
      }
    }
  }
  each((source) => {
    start[source + 1] = at(start, source + 1) + 1
  })
  for (let vertex = 0; vertex < order; vertex += 1) start[vertex + 1] = at(start, vertex + 1) + at(start, vertex)
  const next = start.slice()
  const total = at(start, order)
  const [neighbor, edgeOf] = [new Int32Array(total), new Int32Array(total)]
  each((source, target, edge) => {
    const index = at(next, source)
    neighbor[index] = target
    edgeOf[index] = edge
    next[source] = index + 1
  })
  return { start, neighbor, edge: edgeOf }
}

/** A number of an array at an index within bounds, for which the type of an index access includes undefined. */
export const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0

/** Calls `visit` for each edge of a vertex with its other end, in the order of the graph's edges. */
export function eachNeighbor(
  { start, neighbor, edge }: Adjacency,
  vertex: number,
  visit: (neighbor: number, edge: number) => void
): void {
  for (let index = at(start, vertex); index < at(start, vertex + 1); index += 1) visit(at(neighbor, index), at(edge, index))
}
