import { drawHopAnswer } from '~/features/home/figures/hop-drawing'
import { buildHopGraph, type HopEdge, type HopVertex, hopEdgeType, hopLabels, hopSize } from '~/features/home/figures/hop-graph'
import { m } from '~/paraglide/messages'
import type { VertexData } from '~/query/engine'
import type { DataSet } from './data-sets'
import { type DrawGraph, placeNew } from './graph-drawing'

const { vertices, edges } = buildHopGraph()
const known = new Map(vertices.map((vertex) => [vertex.name, vertex]))

/** Minimum distance of a new vertex from the edge of the drawing. */
const margin = 20

/** A vertex that a query made: an account, unless it has another label of the figure, on the outermost hop. */
function newVertex({ labels, properties }: VertexData): Omit<HopVertex, 'x' | 'y'> {
  const kind = (['device', 'merchant'] as const).find((each) => labels.includes(hopLabels[each])) ?? 'account'
  const name = String(properties.id ?? properties.code ?? properties.name ?? '')
  return { id: -1, name, kind, hop: 4, partition: -1, radius: 4 }
}

/** The figure of the home page, with the changes and the results of the query. */
const draw: DrawGraph = ({ positions }, graph, lit) => {
  const placed = placeNew(graph, positions)
  const drawn = new Map(
    graph.vertices.map((vertex) => {
      const { x, y } = placed.get(vertex.id) ?? { x: 0, y: 0 }
      const at = { x: Math.round(Math.max(x, margin)), y: Math.round(Math.max(y, margin)) }
      return [vertex.id, known.get(vertex.id) ?? { ...newVertex(vertex), ...at }] as const
    })
  )
  const lines = graph.edges.flatMap(({ id, from, to }): { id: string; edge: HopEdge }[] => {
    const [start, end] = [drawn.get(from), drawn.get(to)]
    return start && end ? [{ id, edge: [start, end] }] : []
  })
  const all = [...drawn.values()]
  const markup = drawHopAnswer({ vertices: all, edges: lines.map(({ edge }) => edge) }, m.home_hop_start(), {
    vertices: [...drawn].filter(([id]) => lit?.vertices.has(id)).map(([, vertex]) => vertex),
    edges: lines.filter(({ id }) => lit?.edges.has(id)).map(({ edge }) => edge)
  })
  const width = Math.max(hopSize, ...all.map(({ x }) => x + margin))
  const height = Math.max(hopSize, ...all.map(({ y }) => y + margin))
  return { markup, width, height, className: 'hop-drawing' }
}

/** The graph of the home page's figure, for queries. */
export const hopDataSet: DataSet = {
  id: 'hops',
  graph: {
    vertices: vertices.map(({ name, kind }) => ({ id: name, labels: [hopLabels[kind]], properties: { id: name } })),
    edges: edges.map((edge, index) => {
      const [from, to] = edge
      return { id: `e${index + 1}`, from: from.name, to: to.name, type: hopEdgeType(edge), properties: {} }
    })
  },
  positions: new Map(vertices.map(({ name, x, y }) => [name, { x, y }])),
  shapes: { Account: 'circle', Device: 'square', Merchant: 'diamond' },
  draw
}
