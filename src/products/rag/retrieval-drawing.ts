import { group, path, text } from '~/ui/figure/draw'
import { between, type Point } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
import { answer, evidence, followed, named, passages, reached, relations, type ThingId, thingIds, thingKinds } from './retrieval'
import type { RetrievalWords } from './types'

const shapes = { line: 'square', machine: 'square', part: 'diamond', order: 'circle' } as const
const places: Readonly<Record<ThingId, Point>> = {
  L3: { x: 62, y: 110 },
  P7: { x: 200, y: 110 },
  B2: { x: 338, y: 110 },
  O18: { x: 500, y: 60 },
  O21: { x: 500, y: 150 },
  L4: { x: 62, y: 248 },
  P9: { x: 200, y: 248 },
  C5: { x: 338, y: 248 },
  O22: { x: 500, y: 248 }
}
const size = 29
const sheetTop = 340
const sheetAt = (number: number) => ({ x: 62 + (number - 1) * 73, y: sheetTop + 24 })
const sheet = ({ x }: Point) => `M${x - 20} ${sheetTop}h28l12 12v36h-40z`

/** Entities and passages of the question, with a layer for each step of the retrieval, shown when selected. 560 × 490. */
export function drawRetrieval({ names, answer: answerWord }: RetrievalWords): string {
  const vertex = (id: ThingId, mark: VertexMark = 'plain'): NetworkVertex => ({
    id,
    shape: shapes[thingKinds[id]],
    at: places[id],
    size: thingKinds[id] === 'part' ? 25 : size,
    mark
  })
  const subgraph = followed.map(({ from, to }) => ({ from, to, directed: true, mark: 'path' as const }))
  const found = (mark: VertexMark) => reached.map((id) => vertex(id, id === named ? 'path' : mark))
  const cited = evidence.map(sheetAt)
  const step2 = drawNetwork({ vertices: found('path'), edges: subgraph })
  const sources = followed.map(({ from, to, passage }) => {
    const middle = between(places[from], places[to], 0.5)
    return `M${middle.x} ${middle.y}L${sheetAt(passage).x} ${sheetTop}`
  })
  return [
    drawNetwork({
      vertices: thingIds.map((id) => vertex(id)),
      edges: relations.map(({ from, to }) => ({ from, to, directed: true }))
    }),
    path(
      'prod-box-ink',
      passages.map((_, index) => sheet(sheetAt(index + 1)))
    ),
    group('pick-on pick-on-1', drawNetwork({ vertices: [vertex(named, 'found')], edges: [] })),
    group('pick-on pick-on-2', step2),
    group('pick-on pick-on-3', [path('g-dash g-dash-blue', sources), step2, path('prod-wash', cited.map(sheet))]),
    group('pick-on pick-on-4', [
      drawNetwork({
        vertices: reached.map((id) => vertex(id, answer.includes(id) ? 'found' : 'path')),
        edges: subgraph
      }),
      path(
        'g-found',
        cited.map(({ x }) => `M${x} ${sheetTop + 48}V432`)
      ),
      path('prod-signal-wash', cited.map(sheet)),
      path('prod-signal-wash', 'M42 432h332v46h-332z'),
      text({ x: 208, y: 461 }, `${answerWord}${answer.map((id) => names[id]).join(' ')}`, 'middle', 'prod-word')
    ]),
    ...thingIds.map((id) => text({ x: places[id].x, y: places[id].y + 5 }, names[id], 'middle', 'prod-word')),
    ...passages.map((_, index) =>
      text({ x: sheetAt(index + 1).x, y: sheetAt(index + 1).y + 8 }, String(index + 1), 'middle', 'prod-word')
    )
  ].join('')
}
