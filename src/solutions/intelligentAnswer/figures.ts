import { circle, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
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
import { answer, checks, conditions, district, isEvidence, links, model, proven, pump, site, today } from './graph'

/* The entities of the question at the top, the engineers who may answer it at the bottom. */

export const positions: Record<string, Point> = {
  N: { x: 60, y: 190 },
  S3: { x: 214, y: 90 },
  S5: { x: 370, y: 90 },
  Q: { x: 496, y: 160 },
  P7: { x: 250, y: 206 },
  P9: { x: 404, y: 206 },
  M7: { x: 214, y: 300 },
  M9: { x: 404, y: 306 },
  E1: { x: 66, y: 404 },
  E2: { x: 176, y: 420 },
  E3: { x: 286, y: 428 },
  E4: { x: 396, y: 420 },
  E5: { x: 504, y: 404 },
  D: { x: 286, y: 522 }
}
const shapes: Record<string, VertexShape> = {
  E: 'circle',
  M: 'diamond',
  P: 'square',
  S: 'square',
  D: 'triangle',
  N: 'circle',
  Q: 'circle'
}
const at = (id: string) => positionOf(positions, id)
const named = [site, today]
const markOf = (id: string): VertexMark =>
  id === answer ? 'answer' : named.includes(id) ? 'start' : proven.has(id) ? 'found' : 'plain'

const whole: Network = {
  vertices: Object.keys(positions).map(
    (id): NetworkVertex => ({
      id,
      shape: shapes[id.charAt(0)] ?? 'circle',
      at: at(id),
      size: 17,
      mark: markOf(id),
      label: id,
      labelPosition: 'inside'
    })
  ),
  edges: links.map(
    ({ from, to }): NetworkEdge => ({ from, to, directed: true, mark: isEvidence({ from, to }) ? 'found' : 'plain' })
  )
}

function drawHero(words: Words): Drawing {
  return {
    width: 560,
    height: 580,
    markup: [
      text({ x: 280, y: 34 }, wordOf(words, 'sentence'), 'middle', 'g-name'),
      drawNetwork(whole),
      balloons([
        [
          { x: at(site).x - 17, y: at(site).y },
          { x: 146, y: 76 }
        ],
        [
          { x: at(pump).x + 17, y: at(pump).y },
          { x: 316, y: 172 }
        ],
        [
          { x: at(model).x + 20, y: at(model).y },
          { x: 278, y: 288 }
        ],
        [
          { x: at(today).x + 16, y: at(today).y + 8 },
          { x: 356, y: 550 }
        ],
        [
          { x: at(district).x - 15, y: at(district).y - 8 },
          { x: 30, y: 140 }
        ],
        [
          { x: at(answer).x - 12, y: at(answer).y + 12 },
          { x: 120, y: 486 }
        ]
      ])
    ].join('')
  }
}

/** The question in its parts, each above the subgraph that it matches. */
function drawParse(words: Words): Drawing {
  const chain: readonly { id: string; x: number; shape: VertexShape; mark: VertexMark; word?: string }[] = [
    { id: 'day', x: 110, shape: 'triangle', mark: 'start' },
    { id: 'engineer', x: 350, shape: 'circle', mark: 'answer', word: 'who' },
    { id: 'model', x: 590, shape: 'diamond', mark: 'plain' },
    { id: 'pump', x: 810, shape: 'square', mark: 'plain', word: 'thePump' },
    { id: 'site', x: 1030, shape: 'square', mark: 'start', word: 'atSite' }
  ]
  const y = 190
  const vertices = chain.map(
    ({ id, x, shape, mark }): NetworkVertex => ({
      id,
      shape,
      at: { x, y },
      size: 30,
      mark,
      label: wordOf(words, id),
      labelPosition: 'inside'
    })
  )
  const edges: NetworkEdge[] = [
    { from: 'engineer', to: 'day', directed: true, mark: 'path', label: wordOf(words, 'onShift') },
    { from: 'engineer', to: 'model', directed: true, mark: 'path', label: wordOf(words, 'certified') },
    { from: 'pump', to: 'model', directed: true, mark: 'inferred', label: wordOf(words, 'isModel') },
    { from: 'pump', to: 'site', directed: true, mark: 'path', label: wordOf(words, 'standsAt') }
  ]
  const spans: readonly (readonly [word: string, x: number, reach: number])[] = [
    ['isOnToday', 230, 0],
    ...chain.flatMap(({ word, x }): [string, number, number][] => (word ? [[word, x, 34]] : [])),
    ['canRepair', 470, 0]
  ]
  return {
    width: 1152,
    height: 260,
    markup: [
      path('g-axis', 'M40 64H1112'),
      path(
        'g-dash',
        spans.map(([, x, reach]) => `M${x} 70V${y - 14 - reach}`)
      ),
      drawNetwork({ vertices, edges }),
      ...spans.map(([word, x]) => text({ x, y: 48 }, wordOf(words, word), 'middle', 'g-name'))
    ].join('')
  }
}

/** Engineers by conditions. */
function drawChecks(words: Words): Drawing {
  const [left, top, step] = [170, 92, 76]
  const x = (column: number) => left + 60 + column * 140
  const y = (row: number) => top + 24 + row * step
  return {
    width: 560,
    height: top + checks.length * step,
    markup: [
      path('g-faint', [
        ...checks.map((_, row) => `M${left - 10} ${y(row)}H540`),
        ...conditions.map((_, column) => `M${x(column)} ${top - 20}V${y(checks.length - 1) + 24}`)
      ]),
      ...checks.flatMap(({ engineer, holds }, row) =>
        conditions.map((condition, column) => {
          const mark = holds.includes(condition) ? (engineer === answer ? 'g-answer' : 'g-dot') : 'g-vertex'
          return circle({ x: x(column), y: y(row) }, holds.includes(condition) ? 9 : 5, mark)
        })
      ),
      ...checks.map(({ engineer }, row) =>
        text({ x: left - 28, y: y(row) + 4 }, engineer, 'end', engineer === answer ? 'g-found-text' : undefined)
      ),
      ...conditions.map((condition, column) => text({ x: x(column), y: top - 36 }, wordOf(words, `${condition}Head`), 'middle'))
    ].join('')
  }
}

const anchor: Record<string, VertexMark> = { ...markAll(named, 'start') }
const certified = links.filter(({ to, kind }) => to === model && kind === 'certified').map(({ from }) => from)

export const graphModel: GraphModel = {
  vertices: [
    { id: 'engineer', shape: 'circle', at: { x: 110, y: 96 }, size: 42 },
    { id: 'model', shape: 'diamond', at: { x: 300, y: 200 }, size: 44 },
    { id: 'pump', shape: 'square', at: { x: 478, y: 96 } },
    { id: 'site', shape: 'square', at: { x: 478, y: 310 } },
    { id: 'day', shape: 'triangle', at: { x: 110, y: 310 }, size: 46 },
    { id: 'district', shape: 'circle', at: { x: 294, y: 344 }, size: 40 }
  ],
  edges: [
    { from: 'engineer', to: 'model', label: 'certified', mark: 'found' },
    { from: 'pump', to: 'model', label: 'isModel', mark: 'found' },
    { from: 'pump', to: 'site', label: 'standsAt', mark: 'found' },
    { from: 'engineer', to: 'day', label: 'onShift', mark: 'found' },
    { from: 'engineer', to: 'district', label: 'livesIn', mark: 'found' },
    { from: 'site', to: 'district', label: 'liesIn', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  parse: drawParse,
  checks: drawChecks,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: anchor, edge: () => undefined }, 7),
  'step-2': () => drawStep(whole, { vertices: { ...markAll([pump, model, district], 'path'), ...anchor } }, 7),
  'step-3': () => drawStep(whole, { vertices: { ...markAll([pump, model, district, ...certified], 'path'), ...anchor } }, 7),
  found: () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(proven, 'found'), ...anchor, [answer]: 'answer' },
        edge: (edge) => (isEvidence(edge) ? 'found' : undefined)
      },
      7
    )
}
