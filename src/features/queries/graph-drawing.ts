import { groupBy } from '~/lib/group-by'
import type { GraphData, PropertyData } from '~/query/engine'
import { between, distance, type Point, polar } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkEdge, type NetworkVertex, pointOnEdge, type VertexMark } from '~/ui/figure/network'
import type { QueryGraph } from './data-sets'

/** Vertices and edges to highlight, by key. */
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

/** Draws a graph with highlights. */
export type DrawGraph = (dataSet: QueryGraph, graph: GraphData, lit: Lit | undefined) => GraphDrawing

/** Up to this number of vertices are labeled; more labels would overlap. */
const maxNames = 40
/** Up to this number of edges are labeled. */
const maxTypes = 40
/** Distance between parallel edges. */
const edgeGap = 34
/** Distance of a new vertex from its neighbor in a small graph, which leaves room for a label. */
const reachOfNew = 110

/** A value as a label: dates, large integers and the like are objects of one key. */
const nameOf = (value: PropertyData): string =>
  typeof value === 'object'
    ? Object.values<PropertyData>({ ...value })
        .map(nameOf)
        .join(', ')
    : String(value)

/** The graph with highlights in the signal color. `drawNetwork` escapes names. */
export const drawGraph: DrawGraph = ({ positions, shapes }, graph, lit) => {
  const placed = placeNew(graph, positions)
  const points = [...placed.values()]
  const [left, top] = [Math.min(...points.map(({ x }) => x), 0), Math.min(...points.map(({ y }) => y), 0)]
  const margin = 44
  const width = Math.max(...points.map(({ x }) => x), 320) - left + 2 * margin
  const height = Math.max(...points.map(({ y }) => y), 200) - top + 2 * margin
  const isDense = graph.vertices.length > maxNames
  const edges = graph.edges.filter(({ from, to }) => placed.has(from) && placed.has(to))
  const bends = bendsOf(edges)
  const mark = (id: string): VertexMark => (lit?.vertices.has(id) ? 'found' : 'plain')
  const isFound = (id: string) => lit?.vertices.has(id) === true
  const vertices = graph.vertices.map(({ id, labels, properties }) => {
    const { x, y } = placed.get(id) ?? { x: 0, y: 0 }
    const name = nameOf(properties.code ?? properties.id ?? properties.name ?? [...labels.slice(0, 1), id].join(' '))
    const isNamed = !isDense || (isFound(id) && (lit?.vertices.size ?? 0) <= maxNames)
    return {
      id,
      shape: labels.map((label) => shapes[label]).find((shape) => shape !== undefined) ?? ('circle' as const),
      at: { x: x - left + margin, y: y - top + margin },
      mark: mark(id),
      size: isDense ? (isFound(id) ? 8 : 5) : 12,
      ...(isNamed && { label: name, labelPosition: 'above' as const })
    }
  })
  const lines = edges.map(({ id, from, to, type }) => ({
    from,
    to,
    directed: true,
    bend: bends.get(id) ?? 0,
    mark: lit?.edges.has(id) ? ('found' as const) : ('plain' as const),
    label: type
  }))
  const hasTypes = !isDense && edges.length <= maxTypes
  const markup = drawNetwork({
    vertices,
    edges: hasTypes ? withPlacedLabels(vertices, lines) : lines.map(({ label: _, ...line }) => line)
  })
  return { markup, width, height }
}

/**
 * Positions of new vertices: near their neighbors, or below the graph. A vertex with the code of a missing one takes its
 * position. Existing vertices do not move.
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
    const isSmall = vertices.length <= maxNames && edges.length <= maxNames * 4
    placed.set(
      id,
      first && isSmall
        ? clearPlace(first, placed, edges, reachOfNew)
        : first
          ? { x: first.x + Math.cos(angle) * 70, y: first.y + Math.sin(angle) * 70 }
          : { x: 60 + (index % 8) * 90, y: bottom + 80 + Math.floor(index / 8) * 70 }
    )
  }
  return placed
}

/** Approximate size of a letter, in units of the drawing. */
const letter = { width: 7.2, height: 13 }
/** Positions of an edge's label along the edge, in order of preference. */
const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]

interface Box extends Point {
  width: number
  height: number
}

const overlap = (a: Box, b: Box) => Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
const textBox = ({ x, y }: Point, label = ''): Box => ({ x, y, width: label.length * letter.width, height: letter.height })

/** Places edge labels where they cover neither a vertex nor another text; omits those that do not fit. */
function withPlacedLabels(vertices: readonly NetworkVertex[], edges: readonly NetworkEdge[]): NetworkEdge[] {
  const byId = new Map(vertices.map((vertex) => [vertex.id, vertex.at]))
  const taken = vertices.flatMap(({ at, size = 0, label }) => [
    { ...at, width: size * 2, height: size * 2 },
    textBox({ x: at.x, y: at.y - size - letter.height }, label)
  ])
  return edges.map(({ label, ...edge }) => {
    const [a, b] = [byId.get(edge.from), byId.get(edge.to)]
    if (!a || !b || edge.from === edge.to) return { ...edge, ...(label !== undefined && { label }) }
    const labelAt = shares.find((share) => {
      const box = textBox(pointOnEdge(a, b, share, edge.bend ?? 0), label)
      return !taken.some((each) => overlap(each, box))
    })
    if (labelAt === undefined || label === undefined) return edge
    taken.push(textBox(pointOnEdge(a, b, labelAt, edge.bend ?? 0), label))
    return { ...edge, label, labelAt }
  })
}

/** Curvature of each parallel edge; 0 for a single one. */
function bendsOf(edges: GraphData['edges']): Map<string, number> {
  const pairs = groupBy(
    edges.filter(({ from, to }) => from !== to),
    ({ from, to }) => JSON.stringify(from < to ? [from, to] : [to, from])
  )
  return new Map(
    [...pairs.values()].flatMap((parallel) =>
      parallel.map(({ id, from, to }, index) => {
        const away = (index - (parallel.length - 1) / 2) * edgeGap
        return [id, from < to ? away : -away] as const
      })
    )
  )
}

/** Number of candidate directions for a new vertex beside its neighbor. */
const directions = 16

/** The position around a vertex with the most distance to all vertices and edges. */
function clearPlace(first: Point, placed: ReadonlyMap<string, Point>, edges: GraphData['edges'], radius: number): Point {
  const lines = edges.flatMap(({ from, to }) => {
    const [a, b] = [placed.get(from), placed.get(to)]
    return a && b ? [[a, b] as const] : []
  })
  const room = (point: Point) =>
    Math.min(...[...placed.values()].map((each) => distance(point, each)), ...lines.map(([a, b]) => distanceToLine(point, a, b)))
  const places = Array.from({ length: directions }, (_, index) => polar(first, radius, (index * 360) / directions - 90))
  return places.reduce((best, each) => (room(each) > room(best) + 0.01 ? each : best))
}

function distanceToLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)
  return distance(point, between(a, b, Math.min(1, Math.max(0, share))))
}

/**
 * Neighbors of each vertex, in the order of the edges. Searching the edges for every vertex would take seconds at the size
 * limits.
 */
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
