import { balloon, circle, group, line, path, polygon, polyline } from '~/ui/figure/draw'
import { distance, type Point } from '~/ui/figure/geometry'
import { seededRandom } from '~/ui/figure/random'

/** The platform as an exploded isometric assembly: every layer reuses the vertices of the one below. */

const origin: Point = { x: 246, y: 496 }
/** Size of every layer along its two axes. */
const deep = 250
const wide = 200
/** Thickness of the base and of the layers above it. */
const baseThickness = 42
const thickness = 7
const level = { appliance: 0, database: 161, intelligence: 322, retrieval: 483 } as const

function iso(u: number, v: number, height: number): Point {
  return { x: origin.x + (u - v) * 0.88, y: origin.y + (u + v) * 0.37 - height }
}

function rectangle(u0: number, v0: number, u1: number, v1: number, height: number): string {
  return polygon([iso(u0, v0, height), iso(u1, v0, height), iso(u1, v1, height), iso(u0, v1, height)])
}

function slab(height: number, thick: number): string {
  const bottom = height - thick
  const silhouette = [
    iso(0, 0, height),
    iso(deep, 0, height),
    iso(deep, 0, bottom),
    iso(deep, wide, bottom),
    iso(0, wide, bottom),
    iso(0, wide, height)
  ]
  return (
    path('assembly-face', polygon(silhouette)) +
    path('g-outline', [
      rectangle(0, 0, deep, wide, height),
      polyline([iso(0, wide, height), iso(0, wide, bottom), iso(deep, wide, bottom), iso(deep, 0, bottom), iso(deep, 0, height)]),
      polyline([iso(deep, wide, height), iso(deep, wide, bottom)])
    ])
  )
}

/** Dashed lines that connect the corners of one layer to the layer above. */
function risers(from: number, to: number): string {
  const corners = [
    [0, wide],
    [deep, 0],
    [deep, wide]
  ] as const
  return path(
    'g-dash',
    corners.map(([u, v]) => line(iso(u, v, from), iso(u, v, to - thickness)))
  )
}

interface Cell extends Point {
  readonly column: number
  readonly row: number
}
type Tie = readonly [Cell, Cell]

/** The part of the stored graph that the upper layers use. */
function isSelected(cell: Cell): boolean {
  return cell.column >= 3 && cell.row <= 2 && !(cell.column === 5 && cell.row === 2)
}
const bothSelected = ([a, b]: Tie) => isSelected(a) && isSelected(b)

function storedGraph(): { cells: Cell[]; ties: Tie[] } {
  const random = seededRandom(58)
  const cells: Cell[] = []
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 5; row++) {
      const kept = random() > 0.16 || (column >= 3 && row <= 2)
      if (!kept) continue
      cells.push({ x: 24 + column * 40.5 + (random() - 0.5) * 16, y: 22 + row * 39 + (random() - 0.5) * 16, column, row })
    }
  }
  const ties: Tie[] = []
  for (const [index, a] of cells.entries()) {
    for (const b of cells.slice(index + 1)) {
      const columns = Math.abs(a.column - b.column)
      const rows = Math.abs(a.row - b.row)
      const beside = columns + rows === 1 && (random() < 0.66 || bothSelected([a, b]))
      if (beside || (columns === 1 && rows === 1 && random() < 0.22)) ties.push([a, b])
    }
  }
  for (const cell of cells) {
    if (ties.some((tie) => tie.includes(cell))) continue
    const [nearest] = cells.filter((other) => other !== cell).sort((a, b) => distance(a, cell) - distance(b, cell))
    if (nearest) ties.push([cell, nearest])
  }
  return { cells, ties }
}

function appliance(): string {
  const vents = [1, 2, 3].map((index) => {
    const height = (-baseThickness * index) / 4
    return polyline([iso(14, wide, height), iso(deep * 0.6, wide, height)])
  })
  const slots = Array.from({ length: 10 }, (_, index) =>
    polyline([iso(deep, 18 + index * 9, -10), iso(deep, 18 + index * 9, 10 - baseThickness)])
  )
  const lids = [0, 1, 2, 3].map((index) => rectangle(22 + index * 54, 24, 62 + index * 54, wide - 24, 0))
  return slab(level.appliance, baseThickness) + path('g-dim', [...vents, ...slots, ...lids])
}

/** Draws the assembly. Needs no words: its numbers refer to the list of parts. */
export function drawAssembly(): string {
  const { cells, ties } = storedGraph()
  const selected = cells.filter(isSelected)
  const inner = ties.filter(bothSelected)
  const on = (cell: Cell, height: number) => iso(cell.x, cell.y, height)
  const tieOn = (height: number) => (tie: Tie) => line(on(tie[0], height), on(tie[1], height))
  const lift = (taken: readonly Cell[], from: number, to: number) =>
    path(
      'g-dash g-dash-blue',
      taken.map((cell) => line(on(cell, from), on(cell, to - thickness), 5))
    )

  const { database, intelligence, retrieval } = level
  const thirds = [deep / 3, (2 * deep) / 3].map((u) => line(iso(u, 0, database), iso(u, wide, database)))
  const databaseLayer = [
    risers(0, database),
    slab(database, thickness),
    path('g-axis', thirds),
    path('g-edge', ties.filter((tie) => !bothSelected(tie)).map(tieOn(database))),
    path('g-path', inner.map(tieOn(database))),
    group(
      'g-vertices',
      cells.map((cell) => circle(on(cell, database), isSelected(cell) ? 4 : 3.2, isSelected(cell) ? 'g-blue' : undefined))
    )
  ]

  const us = selected.map((cell) => cell.x)
  const vs = selected.map((cell) => cell.y)
  const frame = rectangle(Math.min(...us) - 15, Math.min(...vs) - 14, Math.max(...us) + 15, Math.max(...vs) + 14, intelligence)
  const foot = wide - 24
  const histogram = [30, 62, 48, 96, 74, 40].map((length, index) =>
    rectangle(20 + index * 16, foot - length, 30 + index * 16, foot, intelligence)
  )
  const axes = [
    polyline([iso(12, foot, intelligence), iso(122, foot, intelligence)]),
    polyline([iso(12, foot, intelligence), iso(12, 66, intelligence)])
  ]
  const intelligenceLayer = [
    lift(selected, database, intelligence),
    risers(database, intelligence),
    slab(intelligence, thickness),
    path('g-dash', frame),
    path('g-path', inner.map(tieOn(intelligence))),
    group(
      'g-vertices',
      selected.map((cell) => circle(on(cell, intelligence), 4.4, 'g-blue'))
    ),
    path('g-dim', [...histogram, ...axes])
  ]

  // Three passages of text and three vertices ground one answer.
  const used = selected.filter((cell) => cell.column === 4)
  const answer = iso(118, 104, retrieval)
  const passages = [16, 76, 136]
  const pages = passages.map(
    (v) =>
      rectangle(14, v, 74, v + 48, retrieval) +
      [1, 2, 3, 4]
        .map((row) => polyline([iso(23, v + row * 9.6, retrieval), iso(row === 4 ? 46 : 65, v + row * 9.6, retrieval)]))
        .join('')
  )
  const chain = used.slice(1).flatMap((cell, index) => used.slice(index, index + 1).map((previous): Tie => [previous, cell]))
  const retrievalLayer = [
    lift(used, intelligence, retrieval),
    risers(intelligence, retrieval),
    slab(retrieval, thickness),
    path('g-dim', pages),
    path(
      'g-edge',
      passages.map((v) => line(iso(74, v + 24, retrieval), answer, 0, 8))
    ),
    path('g-path', [...used.map((cell) => line(on(cell, retrieval), answer, 4, 8)), ...chain.map(tieOn(retrieval))]),
    group(
      'g-vertices',
      used.map((cell) => circle(on(cell, retrieval), 4.4, 'g-blue'))
    ),
    circle(answer, 7, 'g-answer')
  ]

  const callouts = [
    { number: 3, height: retrieval },
    { number: 2, height: intelligence },
    { number: 1, height: database },
    { number: 4, height: level.appliance - 18 }
  ].map(({ number, height }) => {
    const corner = iso(deep, 0, height)
    return balloon(number, { x: corner.x + 6, y: corner.y }, { x: 566, y: corner.y }, { main: number === 1 })
  })
  return [appliance(), ...databaseLayer, ...intelligenceLayer, ...retrievalLayer, ...callouts].join('')
}
