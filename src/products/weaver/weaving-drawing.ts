import { group, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
import type { WeavingWords } from './types'
import { tablesRows, weave } from './weaving'

const rowHeight = 26
const width = 130
const tops = [40, 168, 322] as const
const places: Readonly<Record<string, Point>> = {
  C1: { x: 310, y: 70 },
  C2: { x: 410, y: 70 },
  C3: { x: 510, y: 70 },
  A1: { x: 280, y: 230 },
  A2: { x: 350, y: 330 },
  A3: { x: 425, y: 210 },
  A4: { x: 515, y: 320 }
}
const positionOf = (id: string): Point => places[id] ?? { x: 0, y: 0 }
const cell = (row: number, top: number) => `M20 ${top + row * rowHeight}h${width}v${rowHeight}h-${width}z`

/** Three tables on the left, the resulting graph on the right; the selected table and its result are marked. 560 × 480. */
export function drawWeaving({ tables }: WeavingWords): string {
  const woven = weave()
  const vertex = (id: string, mark: VertexMark = 'plain'): NetworkVertex => ({
    id,
    shape: id.startsWith('C') ? 'circle' : 'square',
    at: positionOf(id),
    size: 21,
    mark
  })
  const all = Object.keys(places)
  const edgesOf = (index: number, mark?: 'path' | 'found') =>
    (woven[index]?.edges ?? []).map(([from, to]) => ({ from, to, directed: index === 2, ...(mark && { mark }) }))
  const sheets = tablesRows.map((rows, index) =>
    path(
      'prod-box-ink',
      rows.map((_, row) => cell(row, tops[index] ?? 0))
    )
  )
  const choices = woven.map(({ vertices, refused }, index) => {
    const rows = tablesRows[index] ?? []
    return group(`pick-on pick-on-${index + 1}`, [
      path(
        'prod-wash',
        rows.flatMap((_, row) => (refused.includes(row) ? [] : [cell(row, tops[index] ?? 0)]))
      ),
      path(
        'prod-signal-wash',
        refused.map((row) => cell(row, tops[index] ?? 0))
      ),
      drawNetwork({
        vertices: all.map((id) => vertex(id, vertices.includes(id) ? 'path' : 'plain')),
        edges: edgesOf(index, 'path')
      })
    ])
  })
  return [
    ...sheets,
    drawNetwork({ vertices: all.map((id) => vertex(id)), edges: [...edgesOf(1), ...edgesOf(2)] }),
    path('g-axis', 'M208 20V462'),
    ...choices,
    ...tables.map((name, index) => text({ x: 20, y: (tops[index] ?? 0) - 10 }, name, 'start', 'prod-strong')),
    ...tablesRows.flatMap((rows, index) =>
      rows.flatMap((cells, row) =>
        cells.map((word, column) =>
          text({ x: 34 + column * 62, y: (tops[index] ?? 0) + row * rowHeight + 19 }, word, 'start', 'prod-word')
        )
      )
    ),
    ...all.map((id) => text({ x: positionOf(id).x, y: positionOf(id).y + 5 }, id, 'middle', 'prod-word'))
  ].join('')
}
