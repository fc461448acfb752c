import { path, text } from '~/ui/figure/draw'
import { between, type Point, round } from '~/ui/figure/geometry'
import {
  drawNetwork,
  type Network,
  type NetworkEdge,
  type NetworkVertex,
  type VertexMark,
  type VertexShape
} from '~/ui/figure/network'
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
import type { Words } from '../types'
import { burst, consumers, type Isolation, pipes, plan, planWithout, stuck, works } from './graph'

/* A network plan: mains on a grid with valves, consumers beside them. */

const grid = (column: number, row: number): Point => ({ x: 110 + column * 170, y: 110 + row * 160 })
export const positions: Record<string, Point> = {
  W: { x: 34, y: 50 },
  ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`J${index + 1}`, grid(index % 3, Math.floor(index / 3))]))
}
for (const vertex of new Set(pipes.flatMap(({ from, to }) => [from, to]))) {
  if (positions[vertex]) continue
  // A valve and the burst lie in the middle of their pipe.
  const ends = pipes.flatMap(({ from, to }) => (from === vertex ? [to] : to === vertex ? [from] : []))
  const [a, b] = ends.map((end) => positionOf(positions, end))
  if (a && b) positions[vertex] = between(a, b, 0.5)
}
for (const { id, at } of consumers) {
  const { x, y } = positionOf(positions, at)
  positions[id] = { x: x + 46, y: y + 46 }
}
const at = (id: string) => positionOf(positions, id)
const shapeOf = (id: string): VertexShape =>
  id.startsWith('V') ? 'diamond' : id.startsWith('J') || id === burst ? 'circle' : 'square'

function network({ zone, close, dry, consumers: hit }: Isolation): Network {
  const hitIds = hit.map(({ id }) => id)
  const markOf = (id: string): VertexMark => {
    if (id === works) return 'start'
    if (close.includes(id)) return 'answer'
    if (zone.includes(id) || dry.includes(id) || hitIds.includes(id)) return 'found'
    return 'plain'
  }
  const vertices = Object.keys(positions).map((id): NetworkVertex => {
    const valve = id.startsWith('V')
    const junction = id.startsWith('J') || id === burst
    return {
      id,
      shape: shapeOf(id),
      at: at(id),
      size: valve ? 10 : junction ? 5 : 11,
      mark: markOf(id),
      ...(valve || (!junction && id !== works) ? { label: id, labelPosition: valve ? 'above' : 'right' } : {})
    }
  })
  const inZone = (id: string) => zone.includes(id) || dry.includes(id)
  const mains = pipes.map(({ from, to }): NetworkEdge => {
    const hitPipe = (inZone(from) || inZone(to)) && !(close.includes(from) && close.includes(to))
    return { from, to, mark: hitPipe ? 'found' : 'plain' }
  })
  const branches = consumers.map(
    ({ id, at: junction }): NetworkEdge => ({
      from: junction,
      to: id,
      mark: hitIds.includes(id) ? 'found' : 'plain'
    })
  )
  return { vertices, edges: [...mains, ...branches] }
}

const whole = network(plan)
const cross = ({ x, y }: Point) => `M${round(x - 11)} ${round(y - 11)}l22 22m0 -22l-22 22`

function drawHero(words: Words): Drawing {
  const x = at(burst)
  return {
    width: 560,
    height: 540,
    markup: [
      drawNetwork(whole),
      path('g-outline', cross(x)),
      text({ x: 66, y: 40 }, wordOf(words, 'works')),
      balloons([
        [
          { x: x.x + 8, y: x.y - 8 },
          { x: x.x + 18, y: x.y - 62 }
        ],
        [
          { x: at('V3').x - 8, y: at('V3').y + 8 },
          { x: 150, y: 330 }
        ],
        [
          { x: at('V4').x - 8, y: at('V4').y - 6 },
          { x: 150, y: 386 }
        ],
        [
          { x: at('H').x, y: at('H').y + 11 },
          { x: 350, y: 508 }
        ],
        [
          { x: at('V5').x, y: at('V5').y + 12 },
          { x: at('V5').x + 30, y: 500 }
        ],
        [
          { x: at('S').x + 6, y: at('S').y - 11 },
          { x: 524, y: 420 }
        ]
      ])
    ].join('')
  }
}

/** The same network with a valve that is stuck. */
function drawStuck(): Drawing {
  const { x, y } = at(stuck)
  return {
    width: 560,
    height: 530,
    markup: drawNetwork(network(planWithout)) + path('g-outline', [cross(at(burst)), `M${round(x - 16)} ${y}h32`])
  }
}

const zonePath = (edge: NetworkEdge) => (plan.zone.includes(edge.from) || plan.zone.includes(edge.to) ? 'path' : undefined)
const isDry = ({ from, to }: NetworkEdge) => [from, to].some((id) => plan.zone.includes(id) || plan.dry.includes(id))
const burstMark: Record<string, VertexMark> = { [burst]: 'answer' }

export const graphModel: GraphModel = {
  vertices: [
    { id: 'junction', shape: 'circle', at: { x: 290, y: 190 }, size: 42 },
    { id: 'valve', shape: 'diamond', at: { x: 92, y: 96 }, size: 42 },
    { id: 'consumer', shape: 'square', at: { x: 92, y: 310 } },
    { id: 'crew', shape: 'triangle', at: { x: 476, y: 318 }, size: 46 }
  ],
  edges: [
    { from: 'valve', to: 'junction', label: 'pipe', mark: 'found', directed: false },
    { from: 'junction', to: 'consumer', label: 'supplies' },
    { from: 'crew', to: 'junction', label: 'standsBy' },
    { from: 'junction', to: 'junction', label: 'pipe', mark: 'found', directed: false }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  stuck: drawStuck,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: { J5: 'plain', J6: 'plain', ...burstMark } }, 7),
  'step-2': () =>
    drawStep(
      whole,
      { vertices: { ...markAll(plan.zone, 'path'), ...markAll(plan.around, 'path'), ...burstMark }, edge: zonePath },
      7
    ),
  'step-3': () =>
    drawStep(
      whole,
      {
        vertices: {
          ...markAll(plan.zone, 'path'),
          ...markAll(plan.around, 'plain'),
          ...markAll(plan.close, 'found'),
          ...burstMark,
          W: 'start'
        },
        edge: zonePath
      },
      7
    ),
  found: () =>
    drawStep(
      whole,
      {
        vertices: {
          ...markAll([...plan.zone, ...plan.dry], 'found'),
          ...markAll(plan.around, 'plain'),
          ...markAll(plan.close, 'answer'),
          ...markAll(
            plan.consumers.map(({ id }) => id),
            'found'
          ),
          W: 'start'
        },
        edge: (edge) => (isDry(edge) ? 'found' : undefined)
      },
      7
    )
}
