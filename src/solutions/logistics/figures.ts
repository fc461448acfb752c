import { path, text } from '~/ui/figure/draw'
import { between, type Point } from '~/ui/figure/geometry'
import { drawNetwork, type EdgeMark, type Network, type NetworkEdge, type VertexMark } from '~/ui/figure/network'
import {
  balloons,
  type Drawing,
  drawModel,
  drawStep,
  type Figures,
  type GraphModel,
  markAll,
  positionOf,
  wordOf
} from '../drawing'
import { isOnPath } from '../graph-algorithms'
import type { Words } from '../types'
import { bridges, closed, crossings, customer, depot, detour, isClosed, minutes, planned, roads, withinBand } from './graph'

/* A map: intersections at their positions, a river, three bridges. */

/** Offset of each intersection from the grid, so that the drawing looks like a map. */
const off: Record<string, Point> = {
  A: { x: 4, y: 12 },
  C: { x: -8, y: -10 },
  E: { x: -6, y: 10 },
  G: { x: -6, y: 8 },
  I: { x: 8, y: -4 },
  K: { x: 6, y: -6 },
  M: { x: -6, y: 6 },
  O: { x: -8, y: -8 },
  Q: { x: 6, y: -8 },
  S: { x: -4, y: 8 }
}
export const positions: Record<string, Point> = Object.fromEntries(
  crossings.flatMap((row, index) =>
    row.map((id, column) => [
      id,
      {
        x: 60 + column * 110 + (off[id]?.x ?? 0),
        y: 70 + index * 112 + (index > 1 ? 44 : 0) + (off[id]?.y ?? 0)
      }
    ])
  )
)
const at = (id: string) => positionOf(positions, id)
const middle = ({ from, to }: { from: string; to: string }, share = 0.5) => between(at(from), at(to), share)

/** The banks of the river. */
const river = 'M-6 268C90 236 150 272 250 256S420 236 566 262M-6 298C90 266 150 302 250 286S420 266 566 292'

function network(mark: (edge: NetworkEdge) => EdgeMark, vertexMark: (id: string) => VertexMark): Network {
  return {
    vertices: crossings.flat().map((id) => ({
      id,
      shape: id === depot || id === customer ? 'square' : 'circle',
      at: at(id),
      size: 14,
      mark: vertexMark(id),
      label: id,
      labelPosition: 'inside'
    })),
    edges: roads.map(({ from, to }) => ({ from, to, mark: mark({ from, to }) }))
  }
}

const onDetour = (edge: NetworkEdge) => isOnPath(edge, detour.vertices)
const onPlanned = (edge: NetworkEdge) => isOnPath(edge, planned.vertices)
const ends = (id: string): VertexMark => (id === depot ? 'start' : id === customer ? 'answer' : 'plain')
const whole = network(
  (edge) => (isClosed(edge) ? 'inferred' : onDetour(edge) ? 'found' : onPlanned(edge) ? 'path' : 'plain'),
  (id) =>
    ends(id) !== 'plain' ? ends(id) : detour.vertices.includes(id) ? 'found' : planned.vertices.includes(id) ? 'path' : 'plain'
)

const cross = ({ x, y }: Point) => `M${x - 8} ${y - 8}l16 16m0 -16l-16 16`

function drawHero(words: Words): Drawing {
  const gap = middle(closed)
  const reopened = bridges.find((bridge) => onDetour(bridge)) ?? closed
  return {
    width: 560,
    height: 520,
    markup: [
      path('g-axis', river),
      drawNetwork(whole),
      path('g-outline', cross({ x: Math.round(gap.x), y: Math.round(gap.y) })),
      text({ x: 24, y: 288 }, wordOf(words, 'river')),
      ...roads.filter(onDetour).map((each) => {
        const { x, y } = middle(each)
        const level = Math.abs(at(each.from).y - at(each.to).y) < 40
        return text(
          { x: x + (level ? 0 : 8), y: y + (level ? 18 : 4) },
          String(each.weight),
          level ? 'middle' : 'start',
          'g-found-text'
        )
      }),
      balloons([
        [
          { x: at(depot).x + 14, y: at(depot).y + 6 },
          { x: 104, y: 496 }
        ],
        [
          { x: at(customer).x + 14, y: at(customer).y - 4 },
          { x: 440, y: 28 }
        ],
        [
          { x: gap.x - 4, y: gap.y },
          { x: 206, y: 250 }
        ],
        [middle(reopened, 0.4), { x: 448, y: 250 }],
        [middle({ from: 'G', to: 'L' }), { x: 110, y: 236 }],
        [
          { x: at('J').x + 6, y: at('J').y + 13 },
          { x: 526, y: 236 }
        ]
      ])
    ].join('')
  }
}

/** The same map with the minutes from the depot; the fill shows the band. */
function drawBands(): Drawing {
  const marks: VertexMark[] = ['start', 'path', 'plain', 'ghost']
  const bandOf = (id: string) => withinBand.findIndex((band) => band.includes(id))
  const drawn = network(
    (edge) => (isClosed(edge) ? 'ghost' : Math.max(bandOf(edge.from), bandOf(edge.to)) < 2 ? 'path' : 'plain'),
    (id) => marks[bandOf(id)] ?? 'plain'
  )
  return {
    width: 560,
    height: 520,
    markup:
      path('g-axis', river) +
      drawNetwork({
        ...drawn,
        vertices: drawn.vertices.map((vertex) => {
          const { mark = 'plain', ...rest } = vertex
          // A start vertex has a ring, which would be confused with a band here.
          return { ...rest, size: 20, mark: mark === 'start' ? 'solid' : mark, label: String(minutes.get(vertex.id) ?? '') }
        })
      })
  }
}

const step = (path: readonly string[], edgeMark: (edge: NetworkEdge) => EdgeMark | undefined, mark: VertexMark) =>
  drawStep(whole, { vertices: { ...markAll(path, mark), [depot]: 'start', [customer]: 'answer' }, edge: edgeMark }, 6)

export const graphModel: GraphModel = {
  vertices: [
    { id: 'crossing', shape: 'circle', at: { x: 290, y: 190 }, size: 44 },
    { id: 'depot', shape: 'square', at: { x: 92, y: 90 } },
    { id: 'lorry', shape: 'triangle', at: { x: 92, y: 310 }, size: 46 },
    { id: 'order', shape: 'diamond', at: { x: 476, y: 310 }, size: 42 }
  ],
  edges: [
    { from: 'depot', to: 'crossing', label: 'at' },
    { from: 'lorry', to: 'depot', label: 'basedAt' },
    { from: 'order', to: 'crossing', label: 'goesTo' },
    { from: 'crossing', to: 'crossing', label: 'road', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  bands: drawBands,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => step(planned.vertices, (edge) => (onPlanned(edge) ? 'path' : undefined), 'path'),
  'step-2': () => step(planned.vertices, (edge) => (isClosed(edge) ? 'inferred' : onPlanned(edge) ? 'path' : undefined), 'path'),
  'step-3': () => step(crossings.flat(), (edge) => (isClosed(edge) ? undefined : 'path'), 'plain'),
  found: () => step(detour.vertices, (edge) => (onDetour(edge) ? 'found' : undefined), 'found')
}
