import { path, square, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, markNetwork, type VertexMark } from '~/ui/figure/network'
import { boxHalf, boxLayout, drawnEdges, ringLayout } from './layouts'
import { isCrossPartition, type Placement, queryHops, queryStart, sampleEdges } from './network-data'

const rings: readonly Point[] = [
  { x: 76, y: 76 },
  { x: 244, y: 76 },
  { x: 160, y: 214 }
]

/** The query after 0 to 3 hops on the sample graph. 320 by 284. */
export function drawQuery(hops: number): string {
  const followed = queryHops().slice(0, hops)
  const isAnswered = hops === queryHops().length
  const vertices: Record<string, VertexMark> = { [queryStart]: 'start' }
  for (const [index, { reaches }] of followed.entries()) {
    for (const id of reaches) vertices[id] = isAnswered && index === hops - 1 ? 'answer' : 'path'
  }
  const fronts = [[queryStart], ...followed.map(({ reaches }) => reaches)]
  const network = { vertices: ringLayout(rings, 54, 9), edges: drawnEdges() }
  return drawNetwork(
    markNetwork(network, {
      vertices,
      edge: ({ from, to }) => {
        const step = fronts.findIndex((front, index) => {
          const next = fronts[index + 1] ?? []
          return (front.includes(from) && next.includes(to)) || (front.includes(to) && next.includes(from))
        })
        if (step < 0) return undefined
        return isAnswered && step === hops - 1 ? 'found' : 'path'
      },
      others: 'ghost'
    })
  )
}

const boxes: readonly Point[] = [
  { x: 104, y: 104 },
  { x: 316, y: 104 },
  { x: 210, y: 316 }
]

/** The sample on three partitions; cross-partition edges are blue. 420 by 420. */
export function drawPlacement(placement: Placement, partition: string): string {
  const cut = new Set(sampleEdges.filter(isCrossPartition(placement)).map(({ from, to }) => `${from} ${to}`))
  const frames = boxes.map((box) => square(box, boxHalf))
  return [
    path('g-axis', frames),
    drawNetwork({
      vertices: boxLayout(placement, boxes, 9),
      edges: drawnEdges().map((edge) => ({ ...edge, mark: cut.has(`${edge.from} ${edge.to}`) ? 'path' : 'plain' }))
    }),
    // Labels are on the side of the box where no edge enters.
    ...boxes.map(({ x, y }, index) =>
      text({ x: x - boxHalf + 4, y: index === 2 ? y + boxHalf + 18 : y - boxHalf - 5 }, `${partition}${index + 1}`, 'start')
    )
  ].join('')
}

/** The first group as seen by a user with full access, and by one without access to transfers. 420 by 250. */
export function drawAccess(words: { all: string; part: string }): string {
  const views: readonly { at: Point; words: string; isWhole: boolean }[] = [
    { at: { x: 104, y: 112 }, words: words.all, isWhole: true },
    { at: { x: 316, y: 112 }, words: words.part, isWhole: false }
  ]
  return views
    .map(({ at, words: name, isWhole }) => {
      const vertices = ringLayout([at], 72, 11).filter(({ id }) => id.startsWith('A'))
      const names = new Set(vertices.map(({ id }) => id))
      const edges = sampleEdges
        .filter(({ from, to }) => names.has(from) && names.has(to))
        .map(({ from, to, kind }) => {
          const isSeen = isWhole || kind === 'login'
          return { from, to, directed: kind === 'transfer', mark: isSeen ? ('path' as const) : ('ghost' as const) }
        })
      return drawNetwork({ vertices, edges }) + text({ x: at.x, y: 228 }, name, 'middle')
    })
    .join('')
}
