import { circle, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type Network, type NetworkEdge, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
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
import { alarmed, alarms, candidates, cause, dependencies, isAffected, lastSecond, levels, second } from './graph'

/* Services at the top, machines at the bottom; each layer depends on the ones below. */

const rows = [62, 176, 290, 400, 496]
export const positions: Record<string, Point> = Object.fromEntries(
  levels.flatMap((level, row) =>
    level.map((id, index) => [id, { x: 96 + ((index + 0.5) * 430) / level.length, y: rows[row] ?? 0 }])
  )
)
const at = (id: string) => positionOf(positions, id)
const machines = [...(levels[3] ?? []), ...(levels[4] ?? [])]

const markOf = (id: string): VertexMark => (id === cause ? 'answer' : alarmed.includes(id) ? 'start' : 'plain')
const whole: Network = {
  vertices: levels.flat().map(
    (id): NetworkVertex => ({
      id,
      shape: machines.includes(id) ? 'square' : 'circle',
      at: at(id),
      // A ring around each alarm would be too prominent, so alarms are only filled.
      size: 24,
      mark: markOf(id),
      label: id,
      labelPosition: 'inside'
    })
  ),
  edges: dependencies.map(
    ({ from, to }): NetworkEdge => ({
      from,
      to,
      directed: true,
      mark: isAffected({ from, to }) ? 'found' : 'plain'
    })
  )
}

function drawHero(words: Words): Drawing {
  const heads = ['services', 'modules', 'middleware', 'hosts', 'hardware']
  return {
    width: 560,
    height: 548,
    markup: [
      path(
        'g-axis',
        rows.map((y) => `M12 ${y}H548`)
      ),
      drawNetwork(whole),
      ...rows.map((y, row) => text({ x: 12, y: y - 26 }, wordOf(words, heads[row] ?? ''))),
      balloons([
        [
          { x: at('pay').x + 24, y: at('pay').y - 4 },
          { x: at('pay').x + 58, y: at('pay').y - 34 }
        ],
        [
          { x: at('web').x - 24, y: at('web').y },
          { x: at('web').x - 58, y: at('web').y + 26 }
        ],
        [
          { x: at('vm1').x - 24, y: at('vm1').y },
          { x: at('vm1').x - 56, y: at('vm1').y + 30 }
        ],
        [
          { x: at('vm3').x + 24, y: at('vm3').y + 6 },
          { x: at('vm3').x + 58, y: at('vm3').y + 30 }
        ],
        [
          { x: at(cause).x + 24, y: at(cause).y + 8 },
          { x: at(cause).x + 62, y: at(cause).y + 26 }
        ],
        [
          { x: at('mem').x + 22, y: at('mem').y + 6 },
          { x: at('mem').x + 44, y: at('mem').y + 44 }
        ]
      ])
    ].join('')
  }
}

/**
 * For each candidate, the alarms that its failure explains to the right, and the alarms that should have occurred but did
 * not to the left.
 */
function drawScale(words: Words): Drawing {
  const shown = candidates.slice(0, 9)
  const [zero, unit, top, step] = [236, 32, 58, 42]
  const y = (index: number) => top + (index + 0.5) * step
  const bottom = top + shown.length * step
  const bar = (list: readonly string[], index: number, sign: number) =>
    list.length > 0 ? [`M${zero} ${y(index)}h${sign * list.length * unit}`] : []
  return {
    width: 560,
    height: bottom + 16,
    markup: [
      path('g-outline', `M${zero} ${top - 6}V${bottom}`),
      path('g-axis', `M${zero + alarms.length * unit} ${top - 6}V${bottom}`),
      path(
        'sol-share',
        shown.flatMap(({ explains, id }, index) => (id === cause ? [] : bar(explains, index, 1)))
      ),
      path(
        'sol-share sol-share-found',
        shown.flatMap(({ explains, id }, index) => (id === cause ? bar(explains, index, 1) : []))
      ),
      path(
        'sol-share sol-share-against',
        shown.flatMap(({ silent }, index) => bar(silent, index, -1))
      ),
      ...shown.map(({ id }, index) => text({ x: 20, y: y(index) + 4 }, id, 'start', id === cause ? 'g-found-text' : undefined)),
      ...shown.map(({ explains }, index) =>
        text({ x: zero + explains.length * unit + 8, y: y(index) + 4 }, String(explains.length))
      ),
      ...shown.flatMap(({ silent }, index) =>
        silent.length > 0 ? [text({ x: zero - silent.length * unit - 8, y: y(index) + 4 }, String(silent.length), 'end')] : []
      ),
      text({ x: zero + 10, y: 30 }, wordOf(words, 'explains')),
      text({ x: zero - 10, y: 30 }, wordOf(words, 'silent'), 'end')
    ].join('')
  }
}

/** Alarms over time: the cause raises the last one, if any. */
function drawClock(words: Words): Drawing {
  const [left, right, top, step] = [90, 1080, 50, 28]
  const x = (at: number) => left + (at / (lastSecond + 4)) * (right - left)
  const y = (index: number) => top + (index + 0.5) * step
  const ticks = [0, 5, 10, 15, 20, 25, 30]
  const bottom = top + (alarms.length + 1) * step
  return {
    width: 1152,
    height: bottom + 14,
    markup: [
      path(
        'g-axis',
        ticks.map((tick) => `M${x(tick)} ${top - 10}V${bottom}`)
      ),
      ...ticks.map((tick) => text({ x: x(tick), y: 28 }, `${tick} s`, 'middle')),
      path(
        'g-faint',
        [...alarms, cause].map((_, index) => `M${left} ${y(index)}H${right}`)
      ),
      path(
        'sol-bar',
        alarms.map(({ second: from }, index) => `M${x(from)} ${y(index)}H${right}`)
      ),
      ...alarms.map(({ second: from }, index) => circle({ x: x(from), y: y(index) }, 6, 'g-blue')),
      path('g-found sol-dashed', `M${left} ${y(alarms.length)}H${right}`),
      ...alarms.map(({ at: id }, index) => text({ x: left - 14, y: y(index) + 4 }, id, 'end')),
      text({ x: left - 14, y: y(alarms.length) + 4 }, cause, 'end', 'g-found-text'),
      text({ x: x(12), y: y(alarms.length) + 4 }, wordOf(words, 'noAlarm'), 'start', 'g-found-text')
    ].join('')
  }
}

const alarmMarks: Record<string, VertexMark> = markAll(alarmed, 'solid')
export const graphModel: GraphModel = {
  vertices: [
    { id: 'component', shape: 'circle', at: { x: 290, y: 190 }, size: 46 },
    { id: 'room', shape: 'square', at: { x: 92, y: 96 } },
    { id: 'alarm', shape: 'triangle', at: { x: 92, y: 316 }, size: 46 },
    { id: 'team', shape: 'circle', at: { x: 476, y: 318 }, size: 40 }
  ],
  edges: [
    { from: 'component', to: 'room', label: 'standsIn' },
    { from: 'alarm', to: 'component', label: 'raisedBy' },
    { from: 'component', to: 'team', label: 'ownedBy' },
    { from: 'component', to: 'component', label: 'dependsOn', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  scale: drawScale,
  clock: drawClock,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: alarmMarks, edge: () => 'plain' }, 7),
  'step-2': () =>
    drawStep(
      whole,
      {
        vertices: {
          ...markAll(
            candidates.map(({ id }) => id),
            'path'
          ),
          ...alarmMarks
        },
        edge: (edge) => (candidates.some(({ id }) => id === edge.to) ? 'path' : undefined)
      },
      7
    ),
  'step-3': () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(second.explains, 'solid'), ...markAll([second.id], 'start') },
        edge: () => 'path'
      },
      7
    ),
  found: () =>
    drawStep(
      whole,
      { vertices: { ...alarmMarks, [cause]: 'answer' }, edge: (edge) => (isAffected(edge) ? 'found' : undefined) },
      7
    )
}
