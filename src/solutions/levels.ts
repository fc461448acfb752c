import type { Point } from '~/ui/figure/geometry'

/* Graphs drawn in levels: columns or rows of vertices. */

/** Vertices by level and position within it. */
export type Levels = readonly (readonly Point[])[]
/** An edge between two positions, each given by level and index. */
export type Link = readonly [fromLevel: number, from: number, toLevel: number, to: number]

/** Calls `draw` with both ends of every link. */
export function drawLinks(levels: Levels, links: readonly Link[], draw: (a: Point, b: Point) => string): string[] {
  return links.flatMap(([fromLevel, from, toLevel, to]) => {
    const a = levels[fromLevel]?.[from]
    const b = levels[toLevel]?.[to]
    return a && b ? [draw(a, b)] : []
  })
}

function isSameLink(a: Link, b: Link): boolean {
  return a.every((value, index) => value === b[index])
}

/** The links except the removed ones. */
export function removeLinks(links: readonly Link[], removed: readonly Link[]): Link[] {
  return links.filter((link) => !removed.some((other) => isSameLink(link, other)))
}

/** One column of vertices for each x, at the given heights. */
export function columns(xs: readonly number[], ys: readonly (readonly number[])[]): Levels {
  return ys.map((column, index) => column.map((y) => ({ x: xs[index] ?? 0, y })))
}
