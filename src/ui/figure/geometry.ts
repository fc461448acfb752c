/** Plane geometry for drawings. Coordinates are SVG user units: x to the right, y down; angles are degrees, clockwise. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One decimal is finer than a pixel and keeps drawings small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function polar(center: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return { x: center.x + radius * Math.cos(radians), y: center.y + radius * Math.sin(radians) }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

/** The point at `fraction` of the distance from `a` to `b`. */
export function between(a: Point, b: Point, fraction: number): Point {
  return { x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction }
}

/** The smaller angle between two directions, 0 to 180. */
export function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360
  return difference > 180 ? 360 - difference : difference
}

/** The line from `a` to `b`, shortened by `fromA` and `fromB` to end on the outlines of its vertices. */
export function trim(a: Point, b: Point, fromA: number, fromB: number): readonly [Point, Point] {
  const length = distance(a, b) || 1
  return [between(a, b, fromA / length), between(a, b, 1 - fromB / length)]
}

/** Corners of an arrow head from `a` to `b`: the tip, at distance `back` from `b`, then the two barbs. */
export function arrowHead(a: Point, b: Point, back: number, size: number): readonly [Point, Point, Point] {
  const length = distance(a, b) || 1
  const ux = (b.x - a.x) / length
  const uy = (b.y - a.y) / length
  const tip = { x: b.x - ux * back, y: b.y - uy * back }
  const base = { x: tip.x - ux * size, y: tip.y - uy * size }
  const half = size * 0.42
  return [tip, { x: base.x - uy * half, y: base.y + ux * half }, { x: base.x + uy * half, y: base.y - ux * half }]
}

/** The middle of several points. */
export function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 })
  const count = points.length || 1
  return { x: sum.x / count, y: sum.y / count }
}
