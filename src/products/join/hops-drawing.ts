import { circle, group, line, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { acquaintances, columns, hopCounts, joinedRows, people, reachedAt, start, traversedEdges } from '../hops'
import type { GrowthWords, HopsWords } from './types'

const size = 17
/** Position of each person. */
export const positions: ReadonlyMap<string, Point> = new Map(
  columns.flatMap((column, index) =>
    column.map((person, row): [string, Point] => [
      person,
      { x: 50 + index * 115, y: 235 + (row - (column.length - 1) / 2) * (column.length === 4 ? 108 : 128) }
    ])
  )
)
const positionOf = (person: string): Point => positions.get(person) ?? { x: 0, y: 0 }
const edgeLine = ([a, b]: readonly [string, string]) => line(positionOf(a), positionOf(b), size, size)

/** Acquaintances in columns by distance; for each number of hops, the visited edges and the people reached. 560 × 490. */
export function drawHops({ hops: names }: HopsWords): string {
  const answers = hopCounts.map((hops) => {
    const nearer = people.filter((person) => hopCounts.slice(0, hops - 1).some((before) => reachedAt(before).includes(person)))
    const found = reachedAt(hops)
    return group(`pick-on pick-on-${hops}`, [
      path('g-path', traversedEdges(hops).map(edgeLine)),
      group('g-vertices', [
        ...nearer.map((person) => circle(positionOf(person), size, 'g-on-path')),
        ...found.map((person) => circle(positionOf(person), size, 'g-on-found'))
      ])
    ])
  })
  return [
    path('g-edge', acquaintances.map(edgeLine)),
    group(
      'g-vertices',
      people.map((person) => circle(positionOf(person), size))
    ),
    ...answers,
    circle(positionOf(start), size, 'g-blue'),
    ...people.map((person) =>
      text(
        { x: positionOf(person).x, y: positionOf(person).y + 5 },
        person,
        'middle',
        person === start ? 'prod-on-fill' : 'prod-word'
      )
    ),
    ...names.map((name, index) => text({ x: 165 + index * 115, y: 478 }, name, 'middle', 'prod-faint'))
  ].join('')
}

/** Rows and edges by number of hops, as bars on one scale. 560 × 420. */
export function drawGrowth({ rows, edges, hops: names }: GrowthWords): string {
  const scale = 380 / joinedRows(4)
  const bar = (x: number, y: number, count: number) =>
    `M${x} ${y}h${Math.max(1, Math.round(count * scale * 10) / 10)}v22h-${Math.max(1, Math.round(count * scale * 10) / 10)}z`
  const marks = hopCounts.map((hops, index) => {
    const y = 56 + index * 90
    const [joined, traversed] = [joinedRows(hops), traversedEdges(hops).length]
    return [
      text({ x: 84, y: y + 32 }, names[index] ?? '', 'end', 'prod-word'),
      path('prod-bar', bar(100, y, joined)),
      path('prod-bar prod-bar-main', bar(100, y + 28, traversed)),
      text({ x: 110 + joined * scale, y: y + 16 }, String(joined)),
      text({ x: 110 + traversed * scale, y: y + 44 }, String(traversed), 'start', 'prod-blue')
    ].join('')
  })
  return [
    path('g-dim', 'M100 40V410'),
    path('prod-bar', 'M14 10h14v14h-14z'),
    text({ x: 36, y: 22 }, rows),
    path('prod-bar prod-bar-main', 'M330 10h14v14h-14z'),
    text({ x: 352, y: 22 }, edges),
    ...marks
  ].join('')
}
