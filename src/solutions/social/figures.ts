import { circle, path, text } from '~/ui/figure/draw'
import { between, type Point, polar } from '~/ui/figure/geometry'
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
import {
  betweenness,
  byBetweenness,
  byDegree,
  circles,
  connector,
  covered,
  degree,
  mostFollowed,
  people,
  rankOf,
  ties
} from './graph'

/* Three circles of people around the person who connects them; the size of a vertex is its betweenness. */

const middle: Point = { x: 284, y: 262 }
const centers: readonly Point[] = [
  { x: 138, y: 176 },
  { x: 434, y: 176 },
  { x: 284, y: 436 }
]
export const positions: Record<string, Point> = { X: middle }
for (const [index, members] of circles.slice(0, 3).entries()) {
  const center = centers[index] ?? middle
  // The first of each circle is its center; the others surround it, with X's acquaintance on X's side.
  positions[members[0] ?? ''] = center
  const around = members.slice(1)
  const door = around.findIndex((person) => ties.some(({ from, to }) => from === 'X' && to === person))
  const towards = (Math.atan2(middle.y - center.y, middle.x - center.x) * 180) / Math.PI
  for (const [place, person] of around.entries()) {
    positions[person] = polar(center, 92, towards + ((place - door) * 360) / around.length)
  }
}
const at = (id: string) => positionOf(positions, id)
const size = (id: string) => 9 + Math.sqrt(betweenness.get(id) ?? 0) * 1.3
const atJoint = ({ from, to }: NetworkEdge) => from === connector || to === connector

const whole: Network = {
  vertices: people.map(
    (id): NetworkVertex => ({
      id,
      shape: 'circle',
      at: at(id),
      size: size(id),
      mark: id === connector ? 'answer' : id === mostFollowed ? 'start' : 'plain',
      label: id,
      labelPosition: size(id) > 15 ? 'inside' : at(id).y < middle.y - 40 ? 'above' : 'below'
    })
  ),
  edges: ties.map(({ from, to }): NetworkEdge => ({ from, to, mark: atJoint({ from, to }) ? 'found' : 'plain' }))
}

function drawHero(): Drawing {
  return {
    width: 560,
    height: 560,
    markup: [
      ...centers.map((center) => circle(center, 92, 'g-dim')),
      drawNetwork(whole),
      balloons([
        [
          { x: at(mostFollowed).x - 15, y: at(mostFollowed).y + 14 },
          { x: 70, y: 300 }
        ],
        [
          { x: at(connector).x - 18, y: at(connector).y + 14 },
          { x: 196, y: 330 }
        ],
        [between(at(connector), at('A3'), 0.5), { x: 252, y: 176 }],
        [between(at(connector), at('B2'), 0.5), { x: 330, y: 160 }],
        [between(at(connector), at('C2'), 0.5), { x: 346, y: 320 }],
        [
          { x: at('B5').x + 8, y: at('B5').y + 4 },
          { x: 540, y: 84 }
        ]
      ])
    ].join('')
  }
}

/** Two rankings of the same people: by acquaintances on the left, by betweenness on the right. */
function drawRanks(words: Words): Drawing {
  const shown = people.filter((person) => rankOf(byDegree, person) <= 6 || rankOf(byBetweenness, person) <= 6)
  const left = byDegree.filter((person) => shown.includes(person))
  const right = byBetweenness.filter((person) => shown.includes(person))
  const [x1, x2, top, step] = [150, 400, 92, 52]
  const y = (list: readonly string[], person: string) => top + list.indexOf(person) * step
  const slope = (person: string) => `M${x1} ${y(left, person)}L${x2} ${y(right, person)}`
  const color = (person: string) => (person === connector ? 'g-found-text' : undefined)
  return {
    width: 560,
    height: top + shown.length * step,
    markup: [
      path('g-edge', shown.filter((person) => person !== connector && person !== mostFollowed).map(slope)),
      path('g-path', slope(mostFollowed)),
      path('g-found', slope(connector)),
      ...shown.flatMap((person) => {
        const mark = person === connector ? 'g-answer' : person === mostFollowed ? 'g-blue' : 'g-vertex'
        return [circle({ x: x1, y: y(left, person) }, 6, mark), circle({ x: x2, y: y(right, person) }, 6, mark)]
      }),
      ...left.map((person, index) =>
        text({ x: x1 - 18, y: top + index * step + 4 }, `${person}  ${degree(person)}`, 'end', color(person))
      ),
      ...right.map((person, index) =>
        text(
          { x: x2 + 18, y: top + index * step + 4 },
          `${Math.round(betweenness.get(person) ?? 0)}  ${person}`,
          'start',
          color(person)
        )
      ),
      text({ x: x1 - 18, y: 44 }, wordOf(words, 'byDegree'), 'middle'),
      text({ x: x2 + 18, y: 44 }, wordOf(words, 'byBetweenness'), 'middle')
    ].join('')
  }
}

const wave = (seed: string, hops: number, mark: VertexMark): Record<string, VertexMark> => ({
  ...markAll(covered([seed], hops), mark),
  [seed]: seed === connector ? 'answer' : 'start'
})

export const graphModel: GraphModel = {
  vertices: [
    { id: 'person', shape: 'circle', at: { x: 290, y: 190 }, size: 44 },
    { id: 'topic', shape: 'diamond', at: { x: 92, y: 96 }, size: 42 },
    { id: 'post', shape: 'triangle', at: { x: 92, y: 316 }, size: 46 },
    { id: 'place', shape: 'square', at: { x: 476, y: 318 } }
  ],
  edges: [
    { from: 'person', to: 'topic', label: 'follows' },
    { from: 'person', to: 'post', label: 'shared' },
    { from: 'person', to: 'place', label: 'livesIn' },
    { from: 'person', to: 'person', label: 'knows', mark: 'found', directed: false }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  ranks: drawRanks,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: wave(mostFollowed, 1, 'path') }, 6),
  'step-2': () => drawStep(whole, { vertices: wave(mostFollowed, 3, 'path') }, 6),
  'step-3': () =>
    drawStep(whole, { vertices: wave(connector, 1, 'found'), edge: (edge) => (atJoint(edge) ? 'found' : undefined) }, 6),
  found: () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(people, 'plain'), ...wave(connector, 1, 'found') },
        edge: (edge) => (atJoint(edge) ? 'found' : 'plain')
      },
      6
    )
}
