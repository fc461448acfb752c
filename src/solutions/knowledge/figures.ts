import { group, text } from '~/ui/figure/draw'
import { between, type Point } from '~/ui/figure/geometry'
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
import { answer, documents, type Entity, entities, facts, isUsed, queriedMachine, sources, used } from './graph'

/* A concept map: machines on the left, the symptom and its causes in the middle, remedies on the right. */

export const positions: Record<Entity, Point> = {
  alias: { x: 92, y: 104 },
  pump: { x: 92, y: 270 },
  station: { x: 92, y: 420 },
  vibration: { x: 286, y: 84 },
  dry: { x: 292, y: 232 },
  bearing: { x: 232, y: 396 },
  grease: { x: 424, y: 296 },
  skew: { x: 452, y: 136 },
  coupling: { x: 498, y: 420 },
  align: { x: 476, y: 46 },
  fan: { x: 396, y: 512 }
}
const shapes: Partial<Record<Entity, VertexShape>> = {
  pump: 'square',
  alias: 'square',
  fan: 'square',
  bearing: 'square',
  coupling: 'square',
  station: 'square',
  grease: 'diamond',
  align: 'diamond',
  vibration: 'triangle'
}
const at = (id: string) => positionOf(positions, id)

const markOf = (id: Entity): VertexMark =>
  id === queriedMachine ? 'start' : id === answer.task ? 'answer' : used.has(id) ? 'found' : 'plain'

const network = (words?: Words): Network => ({
  vertices: entities.map(
    (id): NetworkVertex => ({
      id,
      shape: shapes[id] ?? 'circle',
      at: positions[id],
      size: 10,
      mark: markOf(id),
      ...(words && { label: wordOf(words, id), labelPosition: ['vibration', 'align', 'alias'].includes(id) ? 'above' : 'below' })
    })
  ),
  edges: facts.map(
    ({ from, to }): NetworkEdge => ({
      from,
      to,
      directed: true,
      mark: isUsed({ from, to }) ? 'found' : 'plain'
    })
  )
})
const whole = network()

/** Labels of the facts on their edges; omitted where there is no room. */
function relationLabels(words: Words): string {
  const labels = facts.map(({ from, to, relation }) => {
    // These edges are so short that a label in their middle would touch that of a vertex.
    const { x, y } = between(at(from), at(to), from === 'grease' || from === 'fan' ? 0.35 : 0.5)
    return text({ x, y: y + 4 }, wordOf(words, relation), 'middle', isUsed({ from, to }) ? 'g-found-text' : undefined)
  })
  return group('sol-minor', labels)
}

function drawHero(words: Words): Drawing {
  return {
    width: 560,
    height: 560,
    markup: [
      drawNetwork(network(words)),
      relationLabels(words),
      balloons([
        [
          { x: at('pump').x - 10, y: at('pump').y - 4 },
          { x: 36, y: 232 }
        ],
        [
          { x: at('alias').x - 10, y: at('alias').y + 6 },
          { x: 36, y: 150 }
        ],
        [
          { x: at('vibration').x + 8, y: at('vibration').y + 2 },
          { x: 352, y: 56 }
        ],
        [
          { x: at('dry').x + 8, y: at('dry').y - 6 },
          { x: 358, y: 192 }
        ],
        [
          { x: at('grease').x - 10, y: at('grease').y + 4 },
          { x: 356, y: 332 }
        ],
        [
          { x: at('skew').x + 9, y: at('skew').y - 4 },
          { x: 528, y: 106 }
        ]
      ])
    ].join('')
  }
}

/** Documents on the left, their entities on the right; orange for facts that support the answer. */
function drawSources(words: Words): Drawing {
  const spread = (index: number, count: number) => 30 + ((index + 0.5) * 500) / count
  const mentions = facts.flatMap(({ from, to, source }) =>
    [from, to].map((entity) => ({ source, entity, used: isUsed({ from, to }) }))
  )
  const edges = mentions
    .filter(
      ({ source, entity, used: counts }, index) =>
        mentions.findIndex((other) => other.source === source && other.entity === entity && other.used === counts) === index
    )
    .map(({ source, entity, used: counts }): NetworkEdge => ({ from: source, to: entity, mark: counts ? 'found' : 'plain' }))
  return {
    width: 560,
    height: 560,
    markup: drawNetwork({
      vertices: [
        ...documents.map(
          (source, index): NetworkVertex => ({
            id: source,
            shape: 'square',
            at: { x: 160, y: spread(index, documents.length) },
            size: 12,
            mark: sources.includes(source) ? 'found' : 'plain',
            label: wordOf(words, source),
            labelPosition: 'left'
          })
        ),
        ...entities.map(
          (entity, index): NetworkVertex => ({
            id: entity,
            shape: 'circle',
            at: { x: 390, y: spread(index, entities.length) },
            size: 8,
            mark: markOf(entity) === 'start' ? 'found' : markOf(entity),
            label: wordOf(words, entity),
            labelPosition: 'right'
          })
        )
      ],
      edges
    })
  }
}

const step = (ids: readonly Entity[], edge?: (edge: NetworkEdge) => 'path' | 'inferred' | undefined): Drawing =>
  drawStep(
    whole,
    {
      vertices: { ...markAll(ids, 'path'), ...(ids.includes(queriedMachine) && { [queriedMachine]: 'start' }) },
      ...(edge && { edge })
    },
    7
  )

export const graphModel: GraphModel = {
  vertices: [
    { id: 'entity', shape: 'circle', at: { x: 290, y: 190 }, size: 44 },
    { id: 'kind', shape: 'diamond', at: { x: 92, y: 96 }, size: 42 },
    { id: 'document', shape: 'square', at: { x: 92, y: 312 } },
    { id: 'rule', shape: 'triangle', at: { x: 476, y: 318 }, size: 46 }
  ],
  edges: [
    { from: 'entity', to: 'kind', label: 'isA' },
    { from: 'entity', to: 'document', label: 'mentionedIn' },
    { from: 'rule', to: 'entity', label: 'appliesTo' },
    { from: 'entity', to: 'entity', label: 'fact', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  sources: drawSources,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => step(['alias', 'vibration']),
  'step-2': () => step(['pump', 'alias', 'vibration'], (edge) => (edge.to === 'pump' ? 'inferred' : 'path')),
  'step-3': () => step(['pump', 'alias', 'vibration', 'dry', 'bearing']),
  found: () =>
    drawStep(
      whole,
      {
        vertices: { ...markAll(used, 'found'), [queriedMachine]: 'start', [answer.task]: 'answer' },
        edge: (edge) => (isUsed(edge) ? 'found' : undefined)
      },
      7
    )
}
