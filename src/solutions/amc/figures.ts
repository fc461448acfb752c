import { circle, path, text } from '~/ui/figure/draw'
import { type Point, round } from '~/ui/figure/geometry'
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
import { best, data, grants, isOnPath, layers, matrix, person, secret, shortestAccess, users } from './graph'

/* Four columns joined by right angles, like a wiring plan: people, groups, roles, data. */

const columns = [52, 212, 368, 512]
const shapes: readonly VertexShape[] = ['circle', 'circle', 'diamond', 'square']
export const positions: Record<string, Point> = Object.fromEntries(
  layers.flatMap((layer, column) =>
    layer.map((id, index) => [id, { x: columns[column] ?? 0, y: 62 + ((index + 0.5) * 450) / layer.length }])
  )
)
const at = (id: string) => positionOf(positions, id)

const markOf = (id: string): VertexMark =>
  id === person ? 'start' : id === secret ? 'answer' : shortestAccess.includes(id) ? 'found' : 'plain'
const whole: Network = {
  vertices: layers.flatMap((layer, column) =>
    layer.map(
      (id): NetworkVertex => ({
        id,
        shape: shapes[column] ?? 'circle',
        at: at(id),
        size: 17,
        mark: markOf(id),
        label: id,
        labelPosition: 'inside'
      })
    )
  ),
  edges: grants.map(
    ({ from, to }): NetworkEdge => ({ from, to, directed: true, mark: isOnPath({ from, to }) ? 'found' : 'plain' })
  )
}

/**
 * A line from the right of one to the left of the other with two right angles; lines of different origins turn at
 * different positions.
 */
function wire(from: string, to: string): string {
  const [a, b] = [at(from), at(to)]
  if (a.x === b.x) {
    // A nested group: out to the left and up beside the groups.
    return `M${a.x - 18} ${round(a.y)}h-24V${round(b.y)}h24`
  }
  const layer = layers.find((each) => each.includes(from)) ?? []
  const turn = a.x + (b.x - a.x) * (0.38 + (0.3 * layer.indexOf(from)) / layer.length)
  return `M${a.x + 18} ${round(a.y)}H${round(turn)}V${round(b.y)}H${b.x - 19}`
}

function drawHero(words: Words): Drawing {
  const heads = ['people', 'groups', 'roles', 'data']
  const wires = (found: boolean) => grants.filter((edge) => isOnPath(edge) === found).map(({ from, to }) => wire(from, to))
  return {
    width: 560,
    height: 540,
    markup: [
      ...columns.map((x, column) => text({ x, y: 30 }, wordOf(words, heads[column] ?? ''), 'middle')),
      path('g-edge', wires(false)),
      path('g-found', wires(true)),
      drawNetwork({ ...whole, edges: [] }),
      balloons([
        [
          { x: at(person).x + 8, y: at(person).y + 16 },
          { x: 96, y: 522 }
        ],
        [
          { x: at('G4').x - 42, y: (at('G3').y + at('G4').y) / 2 },
          { x: 218, y: 400 }
        ],
        [
          { x: at('R2').x, y: at('R2').y + 21 },
          { x: 330, y: 366 }
        ],
        [
          { x: at(secret).x + 12, y: at(secret).y - 17 },
          { x: 540, y: 236 }
        ],
        [
          { x: at('U4').x + 10, y: at('U4').y - 14 },
          { x: 96, y: 300 }
        ],
        [
          { x: at('R3').x, y: at('R3').y + 21 },
          { x: 400, y: 500 }
        ]
      ])
    ].join('')
  }
}

/** People by data: each number is the number of paths; the unintended one is orange. */
function drawMatrix(words: Words): Drawing {
  const [left, top, cell] = [112, 74, 72]
  const x = (column: number) => left + (column + 0.5) * cell
  const y = (row: number) => top + (row + 0.5) * cell
  const cells = matrix.flatMap((line, row) => line.map((count, column) => ({ row, column, count })))
  const isAsked = (row: number, column: number) => users[row] === person && data[column] === secret
  return {
    width: 560,
    height: top + users.length * cell + 16,
    markup: [
      path('g-faint', [
        ...users.map((_, row) => `M${left} ${y(row)}h${data.length * cell}`),
        ...data.map((_, column) => `M${x(column)} ${top}v${users.length * cell}`)
      ]),
      ...cells
        .filter(({ count }) => count > 0)
        .map(({ row, column }) => circle({ x: x(column), y: y(row) }, 18, isAsked(row, column) ? 'g-answer' : 'g-vertex')),
      ...cells
        .filter(({ count }) => count > 0)
        .map(({ row, column, count }) =>
          text({ x: x(column), y: y(row) + 5 }, String(count), 'middle', isAsked(row, column) ? 'g-name g-on-fill' : 'g-name')
        ),
      ...users.map((user, row) =>
        text({ x: left - 18, y: y(row) + 4 }, user, 'end', user === person ? 'g-found-text' : undefined)
      ),
      ...data.map((item, column) =>
        text({ x: x(column), y: top - 12 }, item, 'middle', item === secret ? 'g-found-text' : undefined)
      ),
      text({ x: left - 18, y: 26 }, wordOf(words, 'matrixReading'))
    ].join('')
  }
}

const isBest = ({ from, to }: NetworkEdge) => best?.edge.from === from && best.edge.to === to
const reached = (count: number): Record<string, VertexMark> => ({
  ...markAll(shortestAccess.slice(0, count), 'path'),
  [person]: 'start'
})

export const graphModel: GraphModel = {
  vertices: [
    { id: 'user', shape: 'circle', at: { x: 92, y: 90 }, size: 40 },
    { id: 'group', shape: 'circle', at: { x: 290, y: 200 }, size: 42 },
    { id: 'role', shape: 'diamond', at: { x: 92, y: 318 }, size: 42 },
    { id: 'data', shape: 'square', at: { x: 476, y: 318 }, size: 36 }
  ],
  edges: [
    { from: 'user', to: 'group', label: 'memberOf' },
    { from: 'group', to: 'role', label: 'has' },
    { from: 'role', to: 'data', label: 'mayRead' },
    { from: 'group', to: 'group', label: 'memberOf', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  matrix: drawMatrix,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: reached(2) }, 7),
  'step-2': () => drawStep(whole, { vertices: reached(3) }, 7),
  'step-3': () =>
    drawStep(whole, { vertices: { ...reached(4), [secret]: 'found' }, edge: (edge) => (isOnPath(edge) ? 'path' : undefined) }, 7),
  found: () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(shortestAccess, 'found'), [person]: 'start', [secret]: 'answer' },
        edge: (edge) => (isBest(edge) ? 'inferred' : isOnPath(edge) ? 'found' : undefined)
      },
      7
    )
}
