import { circle, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import {
  drawNetwork,
  type EdgeMark,
  type Network,
  type NetworkEdge,
  type NetworkVertex,
  type VertexMark
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
import { alike, best, choices, isReason, items, own, people, queriedPerson, suggestions } from './graph'

/* The traversal in four columns: the person, her choices, others who chose the same, and their other choices. */

const columns = [48, 190, 346, 500]
const others = people.filter((person) => person !== queriedPerson)
const fresh = suggestions.map(({ item }) => item)
const spread = (ids: readonly string[], x: number, top: number, gap: number): Record<string, Point> =>
  Object.fromEntries(ids.map((id, index) => [id, { x, y: top + index * gap }]))
export const positions: Record<string, Point> = {
  ...spread([queriedPerson], 48, 208, 0),
  ...spread(own, 190, 112, 96),
  ...spread(others, 346, 76, 68),
  ...spread(fresh, 500, 100, 92)
}
const at = (id: string) => positionOf(positions, id)

const isAsked = (edge: NetworkEdge) => edge.from === queriedPerson
const isFollowed = ({ from, to }: NetworkEdge) => isAsked({ from, to }) || (alike.includes(from) && own.includes(to))
const markOf = (edge: NetworkEdge): EdgeMark => (isReason(edge) ? 'found' : isFollowed(edge) ? 'path' : 'plain')
const vertexMark = (id: string): VertexMark =>
  id === queriedPerson
    ? 'start'
    : id === best.item
      ? 'answer'
      : best.paths.some(({ common, person }) => id === common || id === person)
        ? 'found'
        : 'plain'

const whole: Network = {
  vertices: [...people, ...items].map(
    (id): NetworkVertex => ({
      id,
      shape: people.includes(id) ? 'circle' : 'diamond',
      at: at(id),
      size: 15,
      mark: vertexMark(id),
      label: id,
      labelPosition: 'inside'
    })
  ),
  // Drawn in the direction of the traversal: towards the other choices of similar people.
  edges: choices.map(({ from, to }): NetworkEdge => ({ from, to, mark: markOf({ from, to }) }))
}

function drawHero(words: Words): Drawing {
  const heads = ['person', 'chosen', 'alike', 'offered']
  return {
    width: 560,
    height: 540,
    markup: [
      path(
        'g-axis',
        columns.map((x) => `M${x} 44V512`)
      ),
      ...columns.map((x, index) => text({ x, y: 28 }, wordOf(words, heads[index] ?? ''), 'middle')),
      drawNetwork(whole),
      balloons([
        [
          { x: at(queriedPerson).x, y: at(queriedPerson).y + 15 },
          { x: 48, y: 276 }
        ],
        [
          { x: at('i1').x - 12, y: at('i1').y - 8 },
          { x: 132, y: 80 }
        ],
        [
          { x: (at('C').x + at('i5').x) / 2, y: (at('C').y + at('i5').y) / 2 },
          { x: 442, y: 216 }
        ],
        [
          { x: at(best.item).x + 12, y: at(best.item).y - 10 },
          { x: 536, y: 62 }
        ],
        [
          { x: at('i7').x + 10, y: at('i7').y + 10 },
          { x: 540, y: at('i7').y + 40 }
        ],
        [
          { x: at('G').x - 13, y: at('G').y + 8 },
          { x: 280, y: at('G').y + 40 }
        ]
      ])
    ].join('')
  }
}

/** People by items: the choices, and in the queried person's row the suggestions, sized by their number of paths. */
function drawMatrix(words: Words): Drawing {
  const [left, top, cell] = [72, 74, 56]
  const x = (item: string) => left + (items.indexOf(item) + 0.5) * cell
  const y = (person: string) => top + (people.indexOf(person) + 0.5) * cell
  const offered = suggestions.filter(({ paths }) => paths.length > 0)
  return {
    width: 560,
    height: top + people.length * cell + 16,
    markup: [
      path('sol-row', `M${left} ${y(queriedPerson)}h${items.length * cell}`),
      path('g-faint', [
        ...people.map((person) => `M${left} ${y(person)}h${items.length * cell}`),
        ...items.map((item) => `M${x(item)} ${top}v${people.length * cell}`)
      ]),
      ...choices.map(({ from, to }) => circle({ x: x(to), y: y(from) }, 8, from === queriedPerson ? 'g-blue' : 'g-dot')),
      ...offered.map(({ item, paths }) =>
        circle({ x: x(item), y: y(queriedPerson) }, 8 + paths.length * 2.4, item === best.item ? 'g-answer' : 'g-vertex')
      ),
      ...offered.map(({ item, paths }) =>
        text(
          { x: x(item), y: y(queriedPerson) + 5 },
          String(paths.length),
          'middle',
          item === best.item ? 'g-name g-on-fill' : 'g-name'
        )
      ),
      ...people.map((person) => text({ x: left - 14, y: y(person) + 4 }, person, 'end')),
      ...items.map((item) => text({ x: x(item), y: top - 10 }, item, 'middle', item === best.item ? 'g-found-text' : undefined)),
      text({ x: left, y: 28 }, wordOf(words, 'matrixReading'))
    ].join('')
  }
}

const first: Record<string, VertexMark> = { ...markAll(own, 'path'), [queriedPerson]: 'start' }

export const graphModel: GraphModel = {
  vertices: [
    { id: 'person', shape: 'circle', at: { x: 92, y: 200 }, size: 42 },
    { id: 'item', shape: 'diamond', at: { x: 300, y: 200 }, size: 46 },
    { id: 'category', shape: 'square', at: { x: 478, y: 96 } },
    { id: 'brand', shape: 'triangle', at: { x: 478, y: 310 }, size: 46 }
  ],
  edges: [
    { from: 'person', to: 'item', label: 'chose', mark: 'found' },
    { from: 'item', to: 'category', label: 'in' },
    { from: 'item', to: 'brand', label: 'by' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  matrix: drawMatrix,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: first, edge: (edge) => (isAsked(edge) ? 'path' : undefined) }, 7),
  'step-2': () =>
    drawStep(
      whole,
      { vertices: { ...first, ...markAll(alike, 'path') }, edge: (edge) => (isFollowed(edge) ? 'path' : undefined) },
      7
    ),
  'step-3': () =>
    drawStep(
      whole,
      {
        vertices: {
          ...first,
          ...markAll(alike, 'path'),
          ...markAll(
            suggestions.filter(({ paths }) => paths.length > 0).map(({ item }) => item),
            'path'
          )
        }
      },
      7
    ),
  found: () =>
    drawStep(
      whole,
      {
        vertices: {
          ...markAll(
            best.paths.flatMap(({ common, person }) => [common, person]),
            'found'
          ),
          [queriedPerson]: 'start',
          [best.item]: 'answer'
        },
        edge: (edge) => (isReason(edge) ? 'found' : undefined)
      },
      7
    )
}
