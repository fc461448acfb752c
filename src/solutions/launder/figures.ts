import { arrow, circle, group, line, path, text } from '~/ui/figure/draw'
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
import { duration, followed, gathering, ignored, layers, sink, source, stays, type Transfer } from './graph'

/* A column for each layer of the money flow; then the same transfers over time. */

const columns = [44, 158, 286, 414, 520]
const middle = 250

export const positions: Record<string, Point> = Object.fromEntries(
  layers.flatMap((layer, index) => {
    const gap = 380 / Math.max(layer.length, 3)
    return layer.map((account, row) => [account, { x: columns[index] ?? 0, y: middle + (row - (layer.length - 1) / 2) * gap }])
  })
)
Object.assign(positions, { X1: { x: 226, y: 446 }, X2: { x: 478, y: 446 }, X3: { x: 226, y: 492 } })
const at = (id: string) => positionOf(positions, id)

const marks = (edge: NetworkEdge) => (edge.to === sink ? 'found' : 'path')
const toEdge = ({ from, to }: Transfer): NetworkEdge => ({ from, to, directed: true })
const isHub = (id: string) => id === source || id === sink

const flow: Network = {
  vertices: layers.flat().map((id): NetworkVertex => {
    const mark = id === source ? 'start' : id === sink ? 'answer' : gathering.some(({ from }) => from === id) ? 'found' : 'plain'
    return { id, shape: 'circle', at: at(id), size: isHub(id) ? 12 : 8, mark, label: id, labelPosition: 'above' }
  }),
  edges: followed.map(toEdge).map((edge): NetworkEdge => ({ ...edge, mark: marks(edge) }))
}
const whole: Network = {
  vertices: [
    ...flow.vertices,
    ...['X1', 'X2', 'X3'].map(
      (id): NetworkVertex => ({ id, shape: 'circle', at: at(id), size: 6, label: id, labelPosition: 'below' })
    )
  ],
  edges: [...flow.edges, ...ignored.map((each): NetworkEdge => ({ ...toEdge(each), mark: 'plain' }))]
}

function drawHero(words: Words): Drawing {
  const heads = ['placed', 'layeredOnce', 'layeredTwice', 'layeredThrice', 'gathered']
  return {
    width: 560,
    height: 540,
    markup: [
      path(
        'g-axis',
        columns.map((x) => `M${x} 40V420`)
      ),
      ...columns.map((x, index) => text({ x, y: 26 }, wordOf(words, heads[index] ?? ''), 'middle')),
      drawNetwork(whole),
      balloons([
        [at(source), { x: 44, y: 320 }],
        [between(at(source), at('A1'), 0.5), { x: 70, y: 110 }],
        [at('B1'), { x: 342, y: 74 }],
        [between(at('C2'), at(sink), 0.45), { x: 478, y: 196 }],
        [at(sink), { x: 520, y: 330 }],
        [between(at('A4'), at('X1'), 0.55), { x: 150, y: 470 }]
      ])
    ].join('')
  }
}

/** Accounts by rows, time from left to right: a bar is how long the money stayed, an arrow is a transfer. */
function drawClock(): Drawing {
  const [left, top, right, step] = [70, 44, 1100, 26]
  const rows = layers.flat()
  const x = (hour: number) => left + (hour / 48) * (right - left)
  const y = (account: string) => top + 14 + rows.indexOf(account) * step
  const bottom = top + rows.length * step
  const hours = [0, 6, 12, 18, 24, 30, 36, 42, 48]
  const arrows = (mark: 'path' | 'found') => {
    const taken = followed.filter(({ to }) => (to === sink) === (mark === 'found'))
    const ends = taken.map(({ from, to, hour }, index) => {
      // Transfers of the same hour are drawn side by side.
      const same = followed.filter((other) => other.hour === hour)
      const moved = x(hour) + same.indexOf(taken[index] ?? same[0] ?? { from, to, amount: 0, hour }) * 7
      return [
        { x: moved, y: y(from) },
        { x: moved, y: y(to) }
      ] as const
    })
    return [
      path(
        `g-${mark}`,
        ends.map(([a, b]) => line(a, b, 0, 12))
      ),
      path(
        `g-${mark}-head`,
        ends.map(([a, b]) => arrow(a, b, 5, 8))
      )
    ].join('')
  }
  return {
    width: 1152,
    height: bottom + 20,
    markup: [
      path(
        'g-faint',
        rows.map((account) => `M${left} ${y(account)}H${right}`)
      ),
      path(
        'g-axis',
        hours.map((hour) => `M${x(hour)} ${top - 8}V${bottom}`)
      ),
      ...hours.map((hour) => text({ x: x(hour), y: 24 }, `${hour} h`, 'middle')),
      path(
        'sol-bar',
        stays.map(({ account, came, left: until }) => `M${x(came)} ${y(account)}H${x(until)}`)
      ),
      path('sol-bar sol-bar-found', `M${x(Math.min(...gathering.map(({ hour }) => hour)))} ${y(sink)}H${x(duration) + 40}`),
      arrows('path'),
      arrows('found'),
      group(
        'g-vertices',
        stays.map(({ account, came }) => circle({ x: x(came), y: y(account) }, 4))
      ),
      ...rows.map((account) =>
        text({ x: left - 14, y: y(account) + 4 }, account, 'end', account === sink ? 'g-found-text' : undefined)
      )
    ].join('')
  }
}

const upTo = (count: number) => layers.slice(0, count).flat()
const step = (count: number): Drawing => drawStep(flow, { vertices: { ...markAll(upTo(count), 'path'), [source]: 'start' } }, 5)

export const graphModel: GraphModel = {
  vertices: [
    { id: 'customer', shape: 'circle', at: { x: 84, y: 110 }, size: 38 },
    { id: 'account', shape: 'circle', at: { x: 300, y: 200 }, size: 42 },
    { id: 'address', shape: 'square', at: { x: 84, y: 310 } },
    { id: 'channel', shape: 'diamond', at: { x: 480, y: 320 }, size: 40 }
  ],
  edges: [
    { from: 'customer', to: 'account', label: 'owns' },
    { from: 'customer', to: 'address', label: 'lives' },
    { from: 'account', to: 'channel', label: 'uses' },
    { from: 'account', to: 'account', label: 'transferred', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  clock: drawClock,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => step(2),
  'step-2': () => step(3),
  'step-3': () => step(4),
  found: () =>
    drawStep(
      flow,
      {
        vertices: {
          ...markAll(upTo(4), 'path'),
          ...markAll(
            gathering.map(({ from }) => from),
            'found'
          ),
          [source]: 'start',
          [sink]: 'answer'
        },
        edge: marks
      },
      5
    )
}
