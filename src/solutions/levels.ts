import type { Point } from '~/ui/figure/geometry'

/** Graphs drawn in levels, one column or row after another. */

/** Vertices by level and position within it. */
export type Levels = readonly (readonly Point[])[]
/** An edge between two positions, each given by level and index. */
export type Link = readonly [fromLevel: number, from: number, toLevel: number, to: number]

/** Calls `draw` with both ends of every link. */
export function along(levels: Levels, links: readonly Link[], draw: (a: Point, b: Point) => string): string[] {
  return links.flatMap(([fromLevel, from, toLevel, to]) => {
    const a = levels[fromLevel]?.[from]
    const b = levels[toLevel]?.[to]
    return a && b ? [draw(a, b)] : []
  })
}

function same(a: Link, b: Link): boolean {
  return a.every((value, index) => value === b[index])
}

/** The links that are not among the others. */
export function without(links: readonly Link[], others: readonly Link[]): Link[] {
  return links.filter((link) => !others.some((other) => same(link, other)))
}

/** One column of vertices for each x, at the given heights. */
export function columns(xs: readonly number[], ys: readonly (readonly number[])[]): Levels {
  return ys.map((column, index) => column.map((y) => ({ x: xs[index] ?? 0, y })))
}
