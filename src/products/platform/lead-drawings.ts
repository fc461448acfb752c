import { circle, group, path, text } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type EdgeMark, type VertexMark } from '~/ui/figure/network'
import { places } from './places'
import {
  betweenness,
  degrees,
  first,
  lead,
  type MemberId,
  memberIds,
  pageRank,
  ranked,
  shortestPaths,
  ties,
  within
} from './readings'
import type { RanksWords } from './types'

const small = (id: MemberId): Point => ({ x: places[id].x / 2, y: places[id].y / 2 - 8 })

function drawState(vertexMark: (id: MemberId) => VertexMark, edgeMark: (a: MemberId, b: MemberId) => EdgeMark): string {
  return drawNetwork({
    vertices: memberIds.map((id) => ({ id, shape: 'circle', at: small(id), mark: vertexMark(id) })),
    edges: ties.map(([from, to]) => ({ from, to, mark: edgeMark(from, to) }))
  })
}

const near = new Set<MemberId>([lead.from, ...within(lead.from, 2)])
const ways = shortestPaths(lead.from, lead.to)
const onWay = new Set(ways.flat())
const isOnPath = (a: MemberId, b: MemberId) =>
  ways.some((way) => way.some((id, index) => (id === a && way[index + 1] === b) || (id === b && way[index + 1] === a)))

/** A frame around the selected vertices. */
function frame(ids: Iterable<MemberId>): string {
  const points = [...ids].map(small)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - 16, Math.min(...ys) - 16]
  return `M${left} ${top}H${Math.max(...xs) + 16}V${Math.max(...ys) + 16}H${left}z`
}

/** The steps of one investigation: find by name, expand, compare with another, keep. 280 × 216 each. */
export const leadDrawings = {
  leadSearch: () =>
    drawState(
      (id) => (id === lead.from ? 'start' : 'ghost'),
      () => 'ghost'
    ),
  leadExpand: () =>
    drawState(
      (id) => (id === lead.from ? 'start' : near.has(id) ? 'path' : 'ghost'),
      (a, b) => (near.has(a) && near.has(b) ? 'path' : 'ghost')
    ),
  leadCompare: () =>
    drawState(
      (id) => (id === lead.from ? 'start' : id === lead.to ? 'answer' : onWay.has(id) ? 'found' : 'ghost'),
      (a, b) => (isOnPath(a, b) ? 'found' : 'ghost')
    ),
  leadKeep: () =>
    path('g-dash', frame(onWay)) +
    drawNetwork({
      vertices: [...onWay].map((id) => ({ id, shape: 'circle', at: small(id), mark: 'found' })),
      edges: ties.filter(([a, b]) => isOnPath(a, b)).map(([from, to]) => ({ from, to, mark: 'found' }))
    })
}

const shown = 5
const columnAt = (column: number) => 110 + column * 170
const rowAt = (row: number) => 86 + row * 72

/** The top five of each of three algorithms, with a line between adjacent occurrences of the same person. 560 × 420. */
export function drawRanks({ algorithms }: RanksWords): string {
  const scores = [degrees(), betweenness(), pageRank()]
  const columns = scores.map((each) => ranked(each, shown))
  const top = first(betweenness())
  const lines = (of: (id: MemberId) => boolean) =>
    columns.slice(1).flatMap((column, index) =>
      column.flatMap(({ id }, row) => {
        const before = columns[index]?.findIndex((each) => each.id === id) ?? -1
        return before >= 0 && of(id)
          ? [`M${columnAt(index) + 20} ${rowAt(before)}L${columnAt(index + 1) - 20} ${rowAt(row)}`]
          : []
      })
    )
  const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
  return [
    ...algorithms
      .slice(0, columns.length)
      .map((name, column) => text({ x: columnAt(column), y: 32 }, name, 'middle', 'prod-strong')),
    path(
      'g-edge',
      lines((id) => id !== top)
    ),
    path(
      'g-found',
      lines((id) => id === top)
    ),
    ...columns.flatMap((column, at) =>
      column.flatMap(({ id, score }, row) => [
        group('g-vertices', circle({ x: columnAt(at), y: rowAt(row) }, 19, id === top ? 'g-on-found' : undefined)),
        text({ x: columnAt(at), y: rowAt(row) + 5 }, id, 'middle', 'prod-word'),
        text({ x: columnAt(at), y: rowAt(row) + 38 }, whole.format(score), 'middle', 'prod-faint')
      ])
    ),
    ...Array.from({ length: shown }, (_, row) => text({ x: 34, y: rowAt(row) + 5 }, String(row + 1), 'middle', 'prod-faint'))
  ].join('')
}
