import type { GraphData } from '~/query/engine'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type VertexMark } from '~/ui/figure/network'
import type { QueryGraph } from './data-sets'

/** What an answer or a hop lights up, by key. */
export interface Lit {
  vertices: ReadonlySet<string>
  edges: ReadonlySet<string>
}

interface GraphDrawing {
  markup: string
  width: number
  height: number
  className?: string
}

/** Draws a graph with what an answer lights up. */
export type DrawGraph = (dataSet: QueryGraph, graph: GraphData, lit: Lit | undefined) => GraphDrawing

/** Most vertices with their names beside them; more names would cover each other. */
const maxNames = 40

/** The graph with what was found in the signal color. Names are escaped by `drawNetwork`. */
export const drawGraph: DrawGraph = ({ places, shapes }, graph, lit) => {
  const placed = placeNew(graph, places)
  const points = [...placed.values()]
  const [left, top] = [Math.min(...points.map(({ x }) => x), 0), Math.min(...points.map(({ y }) => y), 0)]
  const margin = 44
  const width = Math.max(...points.map(({ x }) => x), 320) - left + 2 * margin
  const height = Math.max(...points.map(({ y }) => y), 200) - top + 2 * margin
  const isDense = graph.vertices.length > maxNames
  const mark = (id: string): VertexMark => (lit?.vertices.has(id) ? 'found' : 'plain')
  const markup = drawNetwork({
    vertices: graph.vertices.map(({ id, labels, properties }) => {
      const { x, y } = placed.get(id) ?? { x: 0, y: 0 }
      const marked = mark(id)
      const name = String(properties.code ?? properties.id ?? properties.name ?? '')
      return {
        id,
        shape: labels.map((label) => shapes[label]).find((shape) => shape !== undefined) ?? 'circle',
        at: { x: x - left + margin, y: y - top + margin },
        mark: marked,
        size: isDense ? (marked === 'found' ? 8 : 5) : 12,
        ...(!isDense || (marked === 'found' && (lit?.vertices.size ?? 0) <= maxNames)
          ? { label: name, labelPosition: 'above' as const }
          : {})
      }
    }),
    edges: graph.edges
      .filter(({ from, to }) => placed.has(from) && placed.has(to))
      .map(({ id, from, to }) => ({
        from,
        to,
        directed: true,
        mark: lit?.edges.has(id) ? ('found' as const) : ('plain' as const)
      }))
  })
  return { markup, width, height }
}

/**
 * New vertices stand near what they are connected to, or below the graph; one with the code of a vertex that is not there stands in its
 * place. The others do not move.
 */
export function placeNew({ vertices, edges }: GraphData, places: ReadonlyMap<string, Point>): Map<string, Point> {
  const placed = new Map(vertices.flatMap(({ id }) => (places.has(id) ? [[id, places.get(id) ?? { x: 0, y: 0 }] as const] : [])))
  const taken = new Set(placed.values())
  for (const { id, properties } of vertices) {
    const place = typeof properties.code === 'string' && !placed.has(id) ? places.get(properties.code) : undefined
    if (!place || taken.has(place)) continue
    placed.set(id, place)
    taken.add(place)
  }
  const bottom = Math.max(...[...placed.values()].map(({ y }) => y), 0)
  const neighbors = neighborsOf(edges)
  for (const [index, { id }] of vertices.filter((vertex) => !placed.has(vertex.id)).entries()) {
    const placedNeighbor = neighbors.get(id)?.find((neighbor) => placed.has(neighbor))
    const first = placedNeighbor === undefined ? undefined : placed.get(placedNeighbor)
    const angle = index * 2.4
    placed.set(
      id,
      first
        ? { x: first.x + Math.cos(angle) * 70, y: first.y + Math.sin(angle) * 70 }
        : { x: 60 + (index % 8) * 90, y: bottom + 80 + Math.floor(index / 8) * 70 }
    )
  }
  return placed
}

/** What each vertex is connected to, in the order of the edges. Searching the edges for every vertex would take seconds at the limits. */
function neighborsOf(edges: GraphData['edges']): Map<string, string[]> {
  const neighbors = new Map<string, string[]>()
  const add = (id: string, neighbor: string) => {
    const known = neighbors.get(id)
    if (known) known.push(neighbor)
    else neighbors.set(id, [neighbor])
  }
  for (const { from, to } of edges) {
    add(from, to)
    add(to, from)
  }
  return neighbors
}
