import { type CompactGraph, compactGraph } from './algorithms/compact-graph'
import type { DemoEdge, DemoGraph, DemoVertex } from './types'

/** A demo's graph, or some of its edges, as a compact graph, with the way back from numbers to ids. */
export interface IndexedGraph extends CompactGraph {
  /** Edges by number. */
  edges: readonly DemoEdge[]
  vertices: readonly DemoVertex[]
  /** @returns undefined for an id that the graph has not got */
  numberOf: (id: string) => number | undefined
  id: (vertex: number) => string
  ids: (vertices: readonly number[]) => string[]
  edgeIds: (edges: readonly number[]) => string[]
  /** A property of a vertex or an edge; 0 if it has none of that name. */
  vertexValue: (vertex: number, name: string) => number
  edgeValue: (edge: number, name: string) => number
}

/** @param isIn which edges to take; edges with an unknown end are left out */
export function indexed({ vertices, edges: all }: DemoGraph, isIn: (edge: DemoEdge) => boolean = () => true): IndexedGraph {
  const numbers = new Map(vertices.map(({ id }, index) => [id, index]))
  const edges: DemoEdge[] = []
  const [from, to]: [number[], number[]] = [[], []]
  for (const edge of all) {
    const [source, target] = [numbers.get(edge.from), numbers.get(edge.to)]
    if (source === undefined || target === undefined || !isIn(edge)) continue
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
