import { arrow, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkEdge, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
import type { AccountWords, ModelWords } from './types'
import { accounts, holders, tablesRows, transfers, weave } from './weaving'

/** The graph model that the tables are converted to. 280 × 216. */
export function drawModel({ customer, account, holds, pays }: ModelWords): string {
  const [left, right] = [
    { x: 62, y: 116 },
    { x: 206, y: 116 }
  ]
  return [
    drawNetwork({
      vertices: [
        { id: 'customer', shape: 'circle', at: left, size: 40, mark: 'path' },
        { id: 'account', shape: 'square', at: right, size: 36, mark: 'path' }
      ],
      edges: [{ from: 'customer', to: 'account', mark: 'path', directed: true }]
    }),
    path('g-path', 'M188 80C188 34 224 34 224 72'),
    path('g-path-head', arrow({ x: 224, y: 60 }, { x: 224, y: 80 }, 0, 8)),
    text({ x: left.x, y: left.y + 5 }, customer, 'middle', 'prod-word'),
    text({ x: right.x, y: right.y + 5 }, account, 'middle', 'prod-word'),
    text({ x: 134, y: 104 }, holds, 'middle'),
    text({ x: 206, y: 34 }, pays, 'middle')
  ].join('')
}

const cell = (x: number, y: number, width = 62) => `M${x} ${y}h${width}v26h-${width}z`

/** Two columns of a table match the two ends of an edge. 280 × 216. */
export function drawMatch({ account }: ModelWords): string {
  const rows = transfers.slice(0, 3)
  const xs = [78, 140] as const
  const ends: readonly NetworkVertex[] = [
    { id: 'from', shape: 'square', at: { x: 46, y: 176 }, size: 32, mark: 'path' },
    { id: 'to', shape: 'square', at: { x: 234, y: 176 }, size: 32, mark: 'path' }
  ]
  return [
    path(
      'prod-wash',
      rows.flatMap((_, row) => xs.map((x) => cell(x, 14 + row * 26)))
    ),
    ...rows.flatMap((row, index) =>
      row.map((word, column) => text({ x: (xs[column] ?? 0) + 31, y: 32 + index * 26 }, word, 'middle', 'prod-word'))
    ),
    path('g-dash g-dash-blue', ['M109 92L60 144', 'M171 92L220 144']),
    drawNetwork({ vertices: ends, edges: [{ from: 'from', to: 'to', mark: 'path', directed: true }] }),
    ...ends.map(({ at }) => text({ x: at.x, y: at.y + 5 }, account, 'middle', 'prod-word'))
  ].join('')
}

const places: Readonly<Record<string, Point>> = {
  C1: { x: 60, y: 24 },
  C2: { x: 140, y: 24 },
  C3: { x: 224, y: 24 },
  A1: { x: 36, y: 120 },
  A2: { x: 96, y: 190 },
  A3: { x: 154, y: 110 },
  A4: { x: 232, y: 178 }
}
const positionOf = (id: string): Point => places[id] ?? { x: 0, y: 0 }
const vertex = (id: string, mark: VertexMark): NetworkVertex => ({
  id,
  shape: id.startsWith('C') ? 'circle' : 'square',
  at: positionOf(id),
  mark
})
/** Closer together, because the rows take space. */
const triedPlaces: Readonly<Record<string, Point>> = {
  A1: { x: 140, y: 66 },
  A2: { x: 150, y: 150 },
  A3: { x: 206, y: 98 },
  A4: { x: 258, y: 152 }
}
const payments = weave()[2].edges

/** A trial with a few rows: the result, and the row whose other end is missing. 280 × 216. */
export function drawTrial(): string {
  const refused = weave()[2].refused[0] ?? 0
  const rows = transfers.slice(0, refused + 1)
  const tried = payments.slice(0, refused)
  const mark = (row: number) => (row === refused ? 'prod-signal-wash' : 'prod-wash')
  const ids = [...new Set(tried.flat())]
  return [
    ...rows.map((_, row) => path(mark(row), [cell(8, 56 + row * 26, 44), cell(52, 56 + row * 26, 44)])),
    ...rows.flatMap((row, index) =>
      row.map((word, column) => text({ x: 30 + column * 44, y: 74 + index * 26 }, word, 'middle', 'prod-word'))
    ),
    drawNetwork({
      vertices: [
        ...ids.map((id) => ({ ...vertex(id, 'path'), at: triedPlaces[id] ?? positionOf(id) })),
        { id: 'none', shape: 'square', at: { x: 212, y: 196 }, mark: 'ghost' }
      ],
      edges: [
        ...tried.map(([from, to]): NetworkEdge => ({ from, to, directed: true, mark: 'path' })),
        { from: 'A2', to: 'none', directed: true, mark: 'found' }
      ]
    })
  ].join('')
}

/** The whole graph, and the row that was added later. 280 × 216. */
export function drawChanges(): string {
  const last = payments.at(-1)
  return drawNetwork({
    vertices: [...holders, ...accounts.map(([account]) => account)].map((id) =>
      vertex(id, last?.includes(id) ? 'path' : 'plain')
    ),
    edges: [
      ...accounts.map(([from, to]): NetworkEdge => ({ from, to })),
      ...payments.map(
        (pair): NetworkEdge => ({
          from: pair[0],
          to: pair[1],
          directed: true,
          mark: pair === last ? 'path' : 'plain'
        })
      )
    ]
  })
}

const box = 34
const gap = 14

/** Every row as a box: read by table, then converted or set aside. 560 × 330. */
export function drawAccount({ read, woven, aside }: AccountWords): string {
  const refusedOf = weave().map(({ refused }) => refused)
  let x = 22
  const boxes = tablesRows.flatMap((rows, table) => {
    const placed = rows.map((row, index) => ({
      name: row[0] ?? '',
      x: x + index * box,
      isAside: refusedOf[table]?.includes(index) ?? false
    }))
    x += rows.length * box + gap
    return placed
  })
  const [top, bottom] = [62, 222]
  const at = (from: number, y: number) => `M${from} ${y}h${box}v${box}h-${box}z`
  const kept = boxes.filter(({ isAside }) => !isAside)
  const set = boxes.filter(({ isAside }) => isAside)
  const keptAt = (index: number) => 22 + index * box
  const setAt = (index: number) => 22 + kept.length * box + 56 + index * box
  const drop = (from: number, to: number) => {
    const [a, b] = [from + box / 2, to + box / 2]
    return `M${a} ${top + box + 4}C${a} ${top + box + 56} ${b} ${bottom - 56} ${b} ${bottom - 4}`
  }
  const names = (list: typeof boxes, to: (index: number) => number) =>
    list.map(({ name }, index) => text({ x: to(index) + box / 2, y: bottom + 22 }, name, 'middle', 'prod-word'))
  return [
    text({ x: 22, y: 42 }, read, 'start', 'prod-strong'),
    path(
      'prod-box-ink',
      boxes.map(({ x: from }) => at(from, top))
    ),
    ...boxes.map(({ name, x: from }) => text({ x: from + box / 2, y: top + 22 }, name, 'middle', 'prod-word')),
    path(
      'g-edge',
      kept.map(({ x: from }, index) => drop(from, keptAt(index)))
    ),
    path(
      'g-found',
      set.map(({ x: from }, index) => drop(from, setAt(index)))
    ),
    path(
      'prod-wash',
      kept.map((_, index) => at(keptAt(index), bottom))
    ),
    path(
      'prod-signal-wash',
      set.map((_, index) => at(setAt(index), bottom))
    ),
    ...names(kept, keptAt),
    ...names(set, setAt),
    text({ x: 22, y: 292 }, woven, 'start', 'prod-strong'),
    text({ x: 538, y: 292 }, aside, 'end', 'prod-strong')
  ].join('')
}
