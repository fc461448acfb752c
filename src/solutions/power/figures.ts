import { branches, condensers, generators } from '~/content/ieee-14-bus'
import { circle, path, text } from '~/ui/figure/draw'
import { between, type Point, round } from '~/ui/figure/geometry'
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
import { isOnPath } from '../graph-algorithms'
import type { Words } from '../types'
import { branchName, bus, criticalPairs, feed, harmlessBridges, lastBridges, out } from './graph'

/* The network as engineers draw it: generators at the lower left, the feeders above. */

export const positions: Record<string, Point> = {
  1: { x: 46, y: 330 },
  2: { x: 160, y: 450 },
  3: { x: 500, y: 450 },
  4: { x: 330, y: 350 },
  5: { x: 180, y: 318 },
  6: { x: 148, y: 204 },
  7: { x: 424, y: 322 },
  8: { x: 516, y: 322 },
  9: { x: 396, y: 222 },
  10: { x: 306, y: 200 },
  11: { x: 224, y: 208 },
  12: { x: 60, y: 104 },
  13: { x: 196, y: 68 },
  14: { x: 404, y: 78 }
}
const at = (id: number | string) => positionOf(positions, String(id))
const same = (edge: NetworkEdge, [a, b]: readonly [number, number]) => edge.from === String(a) && edge.to === String(b)
const isBridge = (edge: NetworkEdge) => lastBridges.some((bridge) => same(edge, bridge))
const onFeed = (edge: NetworkEdge) => isOnPath(edge, feed)

const vertices = Object.keys(positions).map((id): NetworkVertex => {
  const number = Number(id)
  const machine = generators.includes(number) || condensers.includes(number)
  return {
    id,
    shape: machine ? 'circle' : 'square',
    at: at(id),
    size: 15,
    mark: number === bus ? 'found' : generators.includes(number) ? 'start' : 'plain',
    label: id,
    labelPosition: 'inside'
  }
})
const edges = branches.map(([a, b]): NetworkEdge => {
  const edge = { from: String(a), to: String(b) }
  const mark = same(edge, out) ? 'inferred' : isBridge(edge) ? 'found' : onFeed(edge) ? 'path' : 'plain'
  return { ...edge, mark }
})
const whole: Network = { vertices, edges }

const cross = ({ x, y }: Point, half = 7) =>
  `M${round(x - half)} ${round(y - half)}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}`

function drawHero(words: Words): Drawing {
  const broken = between(at(out[0]), at(out[1]), 0.5)
  const bridge = lastBridges[0] ?? out
  const hanging = harmlessBridges[0] ?? out
  return {
    width: 560,
    height: 520,
    markup: [
      drawNetwork(whole),
      path('g-outline', cross(broken)),
      text({ x: at(1).x, y: at(1).y + 42 }, wordOf(words, 'source'), 'middle'),
      text({ x: at(2).x, y: at(2).y + 42 }, wordOf(words, 'source'), 'middle'),
      balloons([
        [
          { x: at(1).x, y: at(1).y - 15 },
          { x: 46, y: 262 }
        ],
        [broken, { x: 470, y: 150 }],
        [
          { x: at(14).x + 15, y: at(14).y },
          { x: 474, y: 54 }
        ],
        [between(at(5), at(6), 0.5), { x: 104, y: 262 }],
        [between(at(bridge[0]), at(bridge[1]), 0.5), { x: 300, y: 30 }],
        [between(at(hanging[0]), at(hanging[1]), 0.5), { x: 488, y: 262 }]
      ])
    ].join('')
  }
}

/** Every pair of branches as a square below the diagonal, which carries their names. */
function drawPairs(words: Words): Drawing {
  const [left, top, cell] = [14, 26, 24]
  const center = (row: number, column: number) => ({ x: left + (column + 0.5) * cell, y: top + (row + 0.5) * cell })
  const index = (branch: readonly [number, number]) => branches.findIndex(([a, b]) => a === branch[0] && b === branch[1])
  const hits = criticalPairs.map(({ first, second }) => center(index(second), index(first)))
  const dots = branches.flatMap((_, row) => branches.slice(0, row).map((_, column) => center(row, column)))
  const rest = dots.filter((dot) => !hits.some((hit) => hit.x === dot.x && hit.y === dot.y))
  return {
    width: 560,
    height: top + branches.length * cell + 14,
    markup: [
      path(
        'sol-dot',
        rest.map(({ x, y }) => `M${x} ${y}h0`)
      ),
      path(
        'g-dim',
        hits.flatMap(({ x, y }, hit) => {
          const pair = criticalPairs[hit]
          if (!pair) return []
          const [diagonal, end] = [center(index(pair.first), index(pair.first)), center(index(pair.second), index(pair.second))]
          return [`M${x} ${diagonal.y + 8}V${y}H${end.x - 8}`]
        })
      ),
      ...hits.map((hit) => circle(hit, 7, 'g-answer')),
      ...branches.map((branch, row) => text({ x: center(row, row).x - 6, y: center(row, row).y + 4 }, branchName(branch))),
      text({ x: 560, y: 60 }, wordOf(words, 'eachPair'), 'end'),
      text({ x: 560, y: 84 }, wordOf(words, 'pairLost'), 'end', 'g-found-text')
    ].join('')
  }
}

const fed = Object.keys(positions).filter((id) => id !== String(bus))

export const graphModel: GraphModel = {
  vertices: [
    { id: 'generator', shape: 'circle', at: { x: 84, y: 100 }, size: 46 },
    { id: 'bus', shape: 'square', at: { x: 290, y: 200 }, size: 42 },
    { id: 'load', shape: 'triangle', at: { x: 84, y: 316 }, size: 44 },
    { id: 'station', shape: 'diamond', at: { x: 474, y: 316 }, size: 42 }
  ],
  edges: [
    { from: 'generator', to: 'bus', label: 'feeds' },
    { from: 'bus', to: 'load', label: 'supplies' },
    { from: 'bus', to: 'station', label: 'partOf' },
    { from: 'bus', to: 'bus', label: 'branch', mark: 'found', directed: false }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  pairs: drawPairs,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: { 9: 'plain', 14: 'found' }, edge: () => 'inferred' }, 8),
  'step-2': () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(fed, 'path'), ...markAll(generators.map(String), 'start'), 14: 'plain' },
        edge: (edge) => (same(edge, out) ? undefined : 'path')
      },
      7
    ),
  'step-3': () =>
    drawStep(
      whole,
      { vertices: { ...markAll(feed, 'path'), 1: 'start', 14: 'plain' }, edge: (edge) => (onFeed(edge) ? 'path' : undefined) },
      8
    ),
  found: () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(feed, 'path'), 1: 'start', 13: 'found', 14: 'found', 9: 'plain' },
        edge: (edge) => (isBridge(edge) ? 'found' : same(edge, out) ? 'inferred' : onFeed(edge) ? 'path' : undefined)
      },
      8
    )
}
