import { path, text } from '~/ui/figure/draw'
import { between, type Point } from '~/ui/figure/geometry'
import { drawNetwork, type Network, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
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
import { deliveries, downstream, lastDay, spared, stopped, stopping, stops, tiers } from './graph'

/* Tiers from left to right, in the direction of the material flow. */

const columns = [48, 164, 286, 404, 512]
export const positions: Record<string, Point> = Object.fromEntries(
  tiers.flatMap((tier, index) =>
    tier.map((id, row) => [id, { x: columns[index] ?? 0, y: 278 + (row - (tier.length - 1) / 2) * (index === 1 ? 84 : 104) }])
  )
)
const at = (id: string) => positionOf(positions, id)
const isStop = ({ from, to }: NetworkEdge) => stops.has(from) && stops.has(to)
const products = tiers.at(-1) ?? []

const whole: Network = {
  vertices: tiers.flat().map((id): NetworkVertex => {
    const mark = id === stopped ? 'answer' : stops.has(id) ? 'found' : spared.includes(id) ? 'path' : 'plain'
    return {
      id,
      shape: products.includes(id) ? 'diamond' : 'square',
      at: at(id),
      size: 15,
      mark,
      label: id,
      labelPosition: 'inside'
    }
  }),
  edges: deliveries.map(
    ({ from, to }): NetworkEdge => ({
      from,
      to,
      directed: true,
      mark: isStop({ from, to }) ? 'found' : from === stopped || downstream.includes(from) ? 'path' : 'plain'
    })
  )
}

function drawHero(words: Words): Drawing {
  const heads = ['raw', 'parts', 'modules', 'lines', 'models']
  return {
    width: 560,
    height: 540,
    markup: [
      path(
        'g-axis',
        columns.map((x) => `M${x} 44V500`)
      ),
      ...columns.map((x, index) => text({ x, y: 28 }, wordOf(words, heads[index] ?? ''), 'middle')),
      drawNetwork(whole),
      ...stopping.map(([id, day]) =>
        text({ x: at(id).x, y: at(id).y - 24 }, wordOf(words, 'day').replace('#', String(day)), 'middle', 'g-found-text')
      ),
      balloons([
        [
          { x: at('R4').x, y: at('R4').y + 15 },
          { x: 48, y: 500 }
        ],
        [between(at('R4'), at('M4'), 0.5), { x: 110, y: 470 }],
        [between(at('M5'), at('T3'), 0.4), { x: 226, y: 470 }],
        [
          { x: at('L1').x + 15, y: at('L1').y },
          { x: 464, y: 174 }
        ],
        [
          { x: at('L3').x, y: at('L3').y + 15 },
          { x: 404, y: 450 }
        ],
        [
          { x: at('G2').x + 14, y: at('G2').y + 6 },
          { x: 540, y: 276 }
        ]
      ])
    ].join('')
  }
}

/** Sites by the day on which they stop: the bar is the remaining time. */
function drawCalendar(words: Words): Drawing {
  const [left, right, top, step] = [70, 520, 48, 40]
  const last = Math.ceil(lastDay / 7) * 7
  const x = (day: number) => left + (day / last) * (right - left)
  const weeks = Array.from({ length: last / 7 + 1 }, (_, index) => index * 7)
  const bottom = top + stopping.length * step
  const y = (index: number) => top + (index + 0.5) * step
  return {
    width: 560,
    height: bottom + 16,
    markup: [
      path(
        'g-axis',
        weeks.map((day) => `M${x(day)} ${top - 10}V${bottom}`)
      ),
      ...weeks.map((day) => text({ x: x(day), y: 26 }, day === 0 ? wordOf(words, 'today') : String(day), 'middle')),
      path(
        'sol-bar',
        stopping.map(([, day], index) => `M${x(0)} ${y(index)}H${x(day)}`)
      ),
      path(
        'g-found',
        stopping.map(([, day], index) => `M${x(day) - 6} ${y(index) - 6}l12 12m0 -12l-12 12`)
      ),
      ...stopping.flatMap(([id, day], index) => [
        text({ x: left - 14, y: y(index) + 4 }, id, 'end'),
        text({ x: x(day) + 12, y: y(index) + 4 }, String(day), 'start', 'g-found-text')
      ])
    ].join('')
  }
}

const near = deliveries.filter(({ from }) => from === stopped).map(({ to }) => to)
const plainEdges = (edge: NetworkEdge) => (stops.has(edge.from) || downstream.includes(edge.from) ? 'path' : undefined)

export const graphModel: GraphModel = {
  vertices: [
    { id: 'site', shape: 'square', at: { x: 280, y: 200 }, size: 42 },
    { id: 'part', shape: 'diamond', at: { x: 90, y: 100 }, size: 42 },
    { id: 'order', shape: 'triangle', at: { x: 90, y: 320 }, size: 46 },
    { id: 'company', shape: 'circle', at: { x: 480, y: 320 }, size: 40 }
  ],
  edges: [
    { from: 'site', to: 'part', label: 'makes' },
    { from: 'order', to: 'site', label: 'placed' },
    { from: 'site', to: 'company', label: 'ownedBy' },
    { from: 'site', to: 'site', label: 'delivers', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  calendar: drawCalendar,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: { ...markAll(near, 'path'), [stopped]: 'start' } }, 7),
  'step-2': () => drawStep(whole, { vertices: { ...markAll(downstream, 'path'), [stopped]: 'start' }, edge: plainEdges }, 7),
  'step-3': () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(downstream, 'path'), M5: 'solid', [stopped]: 'start' },
        edge: (edge) => (isStop(edge) || edge.from === 'M5' ? 'path' : undefined)
      },
      7
    ),
  found: () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(spared, 'plain'), ...markAll(stops.keys(), 'found'), [stopped]: 'answer' },
        edge: (edge) => (isStop(edge) ? 'found' : undefined)
      },
      7
    )
}
