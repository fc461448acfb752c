import { at, type CompactGraph, type Direction, eachNeighbor } from './compact-graph'

/** Search tree from one or more starts. */
export interface SearchTree {
  /** Hops or summed weights from the nearest start; Infinity for an unreached vertex. */
  distance: Float64Array
  /** Parent vertex and the edge from it, or -1. */
  parent: Int32Array
  parentEdge: Int32Array
  /** The reached vertices, nearest first. */
  visited: readonly number[]
}

interface SearchOptions {
  direction?: Direction
  /** Greatest distance; unlimited by default. */
  limit?: number
  /** Whether the search may use the edge; all of them by default. */
  isPassable?: (edge: number) => boolean
}

function emptyTree(order: number) {
  return {
    distance: new Float64Array(order).fill(Number.POSITIVE_INFINITY),
    parent: new Int32Array(order).fill(-1),
    parentEdge: new Int32Array(order).fill(-1),
    visited: [] as number[]
  }
}

/** Breadth-first search: every reachable vertex with its number of hops. */
export function reach(graph: CompactGraph, starts: readonly number[], options: SearchOptions = {}): SearchTree {
  const { direction = 'out', limit = Number.POSITIVE_INFINITY, isPassable } = options
  const tree = emptyTree(graph.order)
  for (const start of starts) {
    if (at(tree.distance, start) === 0) continue
    tree.distance[start] = 0
    tree.visited.push(start)
  }
  for (const vertex of tree.visited) {
    const hops = at(tree.distance, vertex)
    if (hops >= limit) break
    eachNeighbor(graph.adjacency[direction], vertex, (next, edge) => {
      if (at(tree.distance, next) !== Number.POSITIVE_INFINITY || isPassable?.(edge) === false) return
      tree.distance[next] = hops + 1
      tree.parent[next] = vertex
      tree.parentEdge[next] = edge
      tree.visited.push(next)
    })
  }
  return tree
}

/**
 * Dijkstra's search with a binary heap.
 * @param weight of each edge; none negative
 */
export function cheapestPaths(
  graph: CompactGraph,
  starts: readonly number[],
  weight: (edge: number) => number,
  options: SearchOptions = {}
): SearchTree {
  const { direction = 'out', limit = Number.POSITIVE_INFINITY, isPassable } = options
  const tree = emptyTree(graph.order)
  const isSettled = new Uint8Array(graph.order)
  const heap = new Heap()
  for (const start of starts) {
    tree.distance[start] = 0
    heap.push(start, 0)
  }
  for (let vertex = heap.pop(); vertex !== undefined; vertex = heap.pop()) {
    if (isSettled[vertex]) continue
    isSettled[vertex] = 1
    tree.visited.push(vertex)
    const cost = at(tree.distance, vertex)
    eachNeighbor(graph.adjacency[direction], vertex, (next, edge) => {
      const through = cost + weight(edge)
      if (isSettled[next] || through > limit || through >= at(tree.distance, next) || isPassable?.(edge) === false) return
      tree.distance[next] = through
      tree.parent[next] = vertex
      tree.parentEdge[next] = edge
      heap.push(next, through)
    })
  }
  return tree
}

/** The path to a reached vertex, from its start; the vertex alone if it is a start. */
export function pathTo({ parent, parentEdge }: SearchTree, target: number): { vertices: number[]; edges: number[] } {
  const [vertices, edges] = [[target], [] as number[]]
  for (let vertex = target; at(parent, vertex) >= 0; ) {
    edges.unshift(at(parentEdge, vertex))
    vertex = at(parent, vertex)
    vertices.unshift(vertex)
  }
  return { vertices, edges }
}

/** A binary heap of vertices by cost. Of equal costs the smaller vertex comes first, so that results repeat. */
class Heap {
  readonly #entries: [vertex: number, cost: number][] = []

  push(vertex: number, cost: number): void {
    const entries = this.#entries
    let index = entries.push([vertex, cost]) - 1
    while (index > 0) {
      const above = (index - 1) >> 1
      if (!this.#isBefore(index, above)) break
      this.#swap(index, above)
      index = above
    }
  }

  pop(): number | undefined {
    const entries = this.#entries
    const first = entries[0]
    const last = entries.pop()
    if (first === undefined || last === undefined) return undefined
    if (entries.length === 0) return first[0]
    entries[0] = last
    for (let index = 0; ; ) {
      const left = 2 * index + 1
      const child = left + 1 < entries.length && this.#isBefore(left + 1, left) ? left + 1 : left
      if (child >= entries.length || !this.#isBefore(child, index)) return first[0]
      this.#swap(index, child)
      index = child
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#entries[a], this.#entries[b]]
    if (one === undefined || other === undefined) return false
    return one[1] < other[1] || (one[1] === other[1] && one[0] < other[0])
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#entries[a], this.#entries[b]]
    if (one === undefined || other === undefined) return
    this.#entries[a] = other
    this.#entries[b] = one
  }
}
