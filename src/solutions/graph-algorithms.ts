import { type CompactGraph, compactGraph, type Direction } from '~/demos/algorithms/compact-graph'
import { components as compactComponents } from '~/demos/algorithms/components'
import * as search from '~/demos/algorithms/search'

/*
 * Graph algorithms of the solution pages on edges between ids: reachability, paths, rings, components. Those that the demos have
 * too are theirs. Numbers in the copy and marks in the figures are computed by them, so the two cannot disagree.
 */

export type { Direction }

export interface DataEdge {
  readonly from: string
  readonly to: string
  /** Length, duration or share; 1 by default. */
  readonly weight?: number
}

/** Adjacent vertices, each with its edge. */
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

/**
 * Converts edges between ids to a compact graph; `id` maps its vertex numbers back.
 * @param first vertices that may have no edges
 */
function toCompactGraph(edges: readonly DataEdge[], first: readonly string[]) {
  const ids = [...new Set([...first, ...edges.flatMap(({ from, to }) => [from, to])])]
  const numbers = new Map(ids.map((id, index) => [id, index]))
  const number = (id: string): number => numbers.get(id) ?? -1
  const graph: CompactGraph = compactGraph(
    ids.length,
    edges.map(({ from }) => number(from)),
    edges.map(({ to }) => number(to))
  )
  return { graph, id: (vertex: number): string => ids[vertex] ?? '' }
}

/** Every reachable vertex with its number of hops, nearest first; includes the start with 0. */
export function reach(
  edges: readonly DataEdge[],
  start: string,
  options: { direction?: Direction; limit?: number } = {}
): Map<string, number> {
  const { graph, id } = toCompactGraph(edges, [start])
  const { visited, distance } = search.reach(graph, [0], options)
  return new Map(visited.map((vertex) => [id(vertex), distance[vertex] ?? 0]))
}

interface WeightedPath {
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
  const { graph, id } = toCompactGraph(edges, [start])
  const tree = search.cheapestPaths(graph, [0], (edge) => edges[edge]?.weight ?? 1, { direction })
  return new Map(
    tree.visited.map((vertex) => [
      id(vertex),
      { vertices: search.pathTo(tree, vertex).vertices.map(id), cost: tree.distance[vertex] ?? 0 }
    ])
  )
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

/** Every simple directed path, in depth-first order. */
export function allPaths(edges: readonly DataEdge[], from: string, to: string): string[][] {
  const extend = (path: readonly string[]): string[][] => {
    const last = path.at(-1) ?? from
    if (last === to && path.length > 1) return [[...path]]
    return neighbors(edges, last, 'out').flatMap((next) =>
      next.to === to || !path.includes(next.to) ? extend([...path, next.to]) : []
    )
  }
  return extend([from])
}

/** Vertices of the shortest directed cycle through a vertex, in order; empty if there is none. */
export function ringThrough(edges: readonly DataEdge[], start: string): string[] {
  const rings = allPaths(edges, start, start).sort((a, b) => a.length - b.length)
  return rings[0]?.slice(0, -1) ?? []
}

/** Connected components, with their vertices in the given order. */
export function components(vertices: readonly string[], edges: readonly DataEdge[]): string[][] {
  const { graph, id } = toCompactGraph(edges, vertices)
  return compactComponents(graph).map((component) => component.map(id))
}

/** Whether the edge joins two consecutive vertices of the path. */
export function isOnPath(edge: DataEdge, path: readonly string[]): boolean {
  return path.some(
    (vertex, index) =>
      (vertex === edge.from && path[index + 1] === edge.to) || (vertex === edge.to && path[index + 1] === edge.from)
  )
}
