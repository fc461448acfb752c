import { circle, path, text } from '~/ui/figure/draw'
import { type Point, polar } from '~/ui/figure/geometry'
import {
  drawNetwork,
  type EdgeMark,
  type Network,
  type NetworkEdge,
  type NetworkVertex,
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
import { ambiguous, direct, links, order, person, personLinks, persons, queriedRecord, records, shared, systems } from './graph'

/* A quadrant for each system, with its records on the rim and shared identifiers inside. */

const center: Point = { x: 280, y: 280 }
const radius = 212

export const positions: Record<string, Point> = Object.fromEntries(
  systems.flatMap((system, quarter) => {
    const own = records.filter((record) => record.system === system)
    return own.map(({ id }, index) => [id, polar(center, radius, -180 + quarter * 90 + ((index + 0.5) * 90) / own.length)])
  })
)
Object.assign(positions, {
  p1: { x: 190, y: 176 },
  p3: { x: 130, y: 290 },
  p5: { x: 184, y: 240 },
  p9: { x: 322, y: 198 },
  e1: { x: 264, y: 236 },
  e2: { x: 344, y: 122 },
  e3: { x: 318, y: 318 },
  d1: { x: 424, y: 300 },
  d2: { x: 378, y: 246 },
  d4: { x: 388, y: 356 }
})
const at = (id: string) => positionOf(positions, id)

const shapes: Record<string, VertexShape> = { p: 'triangle', e: 'diamond', d: 'square', i: 'square' }
const isPerson = ({ from, to }: NetworkEdge) => personLinks.some((link) => link.from === from && link.to === to)
const markOf = (edge: NetworkEdge): EdgeMark => (isPerson(edge) ? 'found' : ambiguous.includes(edge.to) ? 'inferred' : 'plain')

const vertices: NetworkVertex[] = [
  ...records.map(
    ({ id }): NetworkVertex => ({
      id,
      shape: 'circle',
      at: at(id),
      size: 17,
      mark: id === queriedRecord ? 'start' : person.includes(id) ? 'found' : 'plain',
      label: id,
      labelPosition: 'inside'
    })
  ),
  ...shared.map((id): NetworkVertex => {
    const mine = personLinks.some(({ to }) => to === id)
    return { id, shape: shapes[id.charAt(0)] ?? 'square', at: at(id), size: 8, mark: mine ? 'found' : 'plain', label: id }
  })
]
const whole: Network = {
  vertices,
  edges: links.map(({ from, to }): NetworkEdge => ({ from, to, mark: markOf({ from, to }) }))
}

function drawHero(words: Words): Drawing {
  const corners = [-135, -45, 45, 135].map((angle) => polar(center, 300, angle))
  return {
    width: 560,
    height: 560,
    markup: [
      circle(center, radius, 'g-dim'),
      path('g-axis', `M${center.x - 262} ${center.y}H${center.x + 262}M${center.x} ${center.y - 262}V${center.y + 262}`),
      drawNetwork(whole),
      ...systems.map((system, index) => {
        const { x, y } = corners[index] ?? center
        return text({ x, y: y + (y < center.y ? 16 : -4) }, wordOf(words, system), 'middle', 'g-name')
      }),
      balloons([
        [polar(at(queriedRecord), 17, 90), { x: at(queriedRecord).x + 26, y: at(queriedRecord).y + 54 }],
        [
          { x: at('d1').x + 8, y: at('d1').y },
          { x: 470, y: 268 }
        ],
        [
          { x: at('e3').x - 9, y: at('e3').y },
          { x: 262, y: 332 }
        ],
        [polar(at('K1'), 17, -150), { x: 52, y: 176 }],
        [
          { x: at('p9').x + 4, y: at('p9').y - 6 },
          { x: 366, y: 166 }
        ],
        [polar(at('T2'), 17, 150), { x: 92, y: 424 }]
      ])
    ].join('')
  }
}

/** Records by records, grouped by person: a dot is a shared identifier, a frame is a person. */
function drawMatrix(words: Words): Drawing {
  const [left, top, cell] = [64, 52, 36]
  const centerOf = (index: number) => (index + 0.5) * cell
  const dot = (a: string, b: string) => ({ x: left + centerOf(order.indexOf(b)), y: top + centerOf(order.indexOf(a)) })
  const both = direct.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
  const inPerson = ([a]: readonly [string, string]) => person.includes(a)
  let begun = 0
  const frames = persons.map((members) => {
    const from = begun
    begun += members.length
    const side = members.length * cell
    return {
      mine: members.includes(queriedRecord),
      data: `M${left + from * cell + 2} ${top + from * cell + 2}h${side - 4}v${side - 4}h${4 - side}z`
    }
  })
  const size = order.length * cell
  return {
    width: 560,
    height: top + size + 16,
    markup: [
      path(
        'g-faint',
        order.flatMap((_, index) => [`M${left} ${top + centerOf(index)}h${size}`, `M${left + centerOf(index)} ${top}v${size}`])
      ),
      path(
        'g-edge',
        frames.filter(({ mine }) => !mine).map(({ data }) => data)
      ),
      path(
        'g-found',
        frames.filter(({ mine }) => mine).map(({ data }) => data)
      ),
      ...both.map((pair) => circle(dot(...pair), 6, inPerson(pair) ? 'g-answer' : 'g-dot')),
      ...order.map((id, index) =>
        text({ x: left - 12, y: top + centerOf(index) + 4 }, id, 'end', person.includes(id) ? 'g-found-text' : undefined)
      ),
      text({ x: left, y: 30 }, wordOf(words, 'matrixReading'))
    ].join('')
  }
}

/** Records within a number of hops of the queried one. */
function within(hops: number): string[] {
  let reached = [queriedRecord]
  for (let hop = 0; hop < hops; hop += 1) {
    const next = personLinks.flatMap(({ from, to }) => (reached.includes(from) ? [to] : reached.includes(to) ? [from] : []))
    reached = [...new Set([...reached, ...next])]
  }
  return reached
}
const step = (hops: number) =>
  drawStep(whole, {
    vertices: { ...markAll(within(hops), 'path'), [queriedRecord]: 'start' },
    edge: (edge) => (isPerson(edge) ? 'path' : undefined)
  })

export const graphModel: GraphModel = {
  vertices: [
    { id: 'record', shape: 'circle', at: { x: 290, y: 190 }, size: 42 },
    { id: 'system', shape: 'square', at: { x: 92, y: 96 } },
    { id: 'identifier', shape: 'triangle', at: { x: 92, y: 318 }, size: 46 },
    { id: 'person', shape: 'circle', at: { x: 478, y: 320 }, size: 42 }
  ],
  edges: [
    { from: 'record', to: 'system', label: 'from' },
    { from: 'record', to: 'identifier', label: 'holds' },
    { from: 'record', to: 'person', label: 'is', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  matrix: drawMatrix,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => step(0),
  'step-2': () => step(2),
  'step-3': () => step(4),
  found: () =>
    drawStep(whole, {
      vertices: { ...markAll(within(10), 'found'), [queriedRecord]: 'start' },
      edge: (edge) => (isPerson(edge) ? 'found' : undefined)
    })
}
