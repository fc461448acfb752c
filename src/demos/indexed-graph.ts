import { type CompactGraph, compactGraph } from './algorithms/compact-graph'
import type { DemoEdge, DemoGraph, DemoVertex } from './types'

/** A demo's graph, or a part of its edges, as a compact graph that maps numbers to ids and back. */
export interface IndexedGraph extends CompactGraph {
  /** Edges by number. */
  edges: readonly DemoEdge[]
  vertices: readonly DemoVertex[]
  /** @returns undefined for an unknown id */
  numberOf: (id: string) => number | undefined
  id: (vertex: number) => string
  ids: (vertices: readonly number[]) => string[]
  edgeIds: (edges: readonly number[]) => string[]
  /** A property of a vertex or an edge; 0 if it has none of that name. */
  vertexValue: (vertex: number, name: string) => number
  edgeValue: (edge: number, name: string) => number
}

/** @param isIncluded selects edges; those with an unknown end are left out */
export function indexGraph(
  { vertices, edges: all }: DemoGraph,
  isIncluded: (edge: DemoEdge) => boolean = () => true
): IndexedGraph {
  const numbers = new Map(vertices.map(({ id }, index) => [id, index]))
  const edges: DemoEdge[] = []
  const [from, to]: [number[], number[]] = [[], []]
  for (const edge of all) {
    const [source, target] = [numbers.get(edge.from), numbers.get(edge.to)]
    if (source === undefined || target === undefined || !isIncluded(edge)) continue
    edges.push(edge)
    from.push(source)
    to.push(target)
  }
  const id = (vertex: number): string => vertices[vertex]?.id ?? ''
  return {
    ...compactGraph(vertices.length, from, to),
    edges,
    vertices,
    numberOf: (name) => numbers.get(name),
    id,
    ids: (some) => some.map(id),
    edgeIds: (some) => some.map((edge) => edges[edge]?.id ?? ''),
    vertexValue: (vertex, name) => vertices[vertex]?.values?.[name] ?? 0,
    edgeValue: (edge, name) => edges[edge]?.values?.[name] ?? 0
  }
}
