import type { Point } from './geometry'
import { seededRandom } from './random'

interface Arrangement {
  vertices: readonly { id: string }[]
  edges: readonly { from: string; to: string }[]
}

/** Most comparisons of vertex pairs for a layout, about a tenth of a second. */
const maxComparisons = 15_000_000

/**
 * Force-directed layout: springs along the edges, repulsion between all vertices (Fruchterman and Reingold, 1991). Deterministic.
 * A step compares all pairs, so large graphs get fewer steps.
 */
export function arrange(
  { vertices, edges }: Arrangement,
  { width, height }: { width: number; height: number }
): Map<string, Point> {
  const count = vertices.length
  const steps = Math.min(160, Math.ceil(maxComparisons / (count ** 2 / 2)))
  const random = seededRandom(count)
  const xs = Float64Array.from({ length: count }, () => random() * width)
  const ys = Float64Array.from({ length: count }, () => random() * height)
  const indexes = new Map(vertices.map(({ id }, index) => [id, index]))
  const ends = edges.map(({ from, to }) => [indexes.get(from) ?? 0, indexes.get(to) ?? 0] as const)
  const idealLength = 0.75 * Math.sqrt((width * height) / Math.max(count, 1))
  for (let step = 0; step < steps; step++) {
    const [forceX, forceY] = [new Float64Array(count), new Float64Array(count)]
    const addForce = (index: number, x: number, y: number) => {
      forceX[index] = (forceX[index] ?? 0) + x
      forceY[index] = (forceY[index] ?? 0) + y
    }
    const at = (index: number) => [xs[index] ?? 0, ys[index] ?? 0] as const
    for (let a = 0; a < count; a++) {
      const [ax, ay] = at(a)
      // A weak pull to the middle keeps components together.
      addForce(a, (width / 2 - ax) * 0.06, (height / 2 - ay) * 0.08)
      for (let b = a + 1; b < count; b++) {
        const [bx, by] = at(b)
        const [dx, dy] = [ax - bx, ay - by]
        const force = idealLength ** 2 / Math.max(dx * dx + dy * dy, 1)
        addForce(a, dx * force, dy * force)
        addForce(b, -dx * force, -dy * force)
      }
    }
    for (const [a, b] of ends) {
      const [[ax, ay], [bx, by]] = [at(a), at(b)]
      const force = Math.hypot(ax - bx, ay - by) / idealLength
      addForce(a, (bx - ax) * force, (by - ay) * force)
      addForce(b, (ax - bx) * force, (ay - by) * force)
    }
    const maxMove = 60 * (1 - step / steps)
    for (let index = 0; index < count; index++) {
      const [x, y] = [forceX[index] ?? 0, forceY[index] ?? 0]
      const length = Math.hypot(x, y) || 1
      xs[index] = (xs[index] ?? 0) + (x / length) * Math.min(length, maxMove)
      ys[index] = (ys[index] ?? 0) + (y / length) * Math.min(length, maxMove)
    }
  }
  return new Map(vertices.map(({ id }, index) => [id, { x: Math.round(xs[index] ?? 0), y: Math.round(ys[index] ?? 0) }]))
}
