import { type Locale, usesFullWidthMarks } from '~/contract/locale'
import { type Point, polar } from '~/ui/figure/geometry'
import { seededRandom } from '~/ui/figure/random'

/* A small graph around a seed, in rings, as k-hop queries traverse it. */

interface RingVertex {
  hop: number
  at: Point
  /** Index of a vertex one ring further in; undefined for the seed. */
  parent: number | undefined
}

/** Vertices of each ring, the seed first, and its radius in the drawing. */
const rings = [
  { count: 1, radius: 0 },
  { count: 6, radius: 74 },
  { count: 16, radius: 140 },
  { count: 30, radius: 206 }
] as const

export const center: Point = { x: 280, y: 232 }

function build(): RingVertex[] {
  const random = seededRandom(7)
  const vertices: RingVertex[] = []
  const angles: number[] = []
  let inner = 0
  for (const [hop, { count, radius }] of rings.entries()) {
    const start = vertices.length
    for (let index = 0; index < count; index += 1) {
      const angle = ((index + 0.3 * random()) / count) * 360 + hop * 11
      const between = vertices.slice(inner, start)
      const nearest = [
        ...between.map((_, offset) => ({ offset, apart: Math.abs(((angle - (angles[inner + offset] ?? 0) + 540) % 360) - 180) }))
      ].sort((a, b) => a.apart - b.apart)[0]
      vertices.push({ hop, at: polar(center, radius, angle), parent: nearest && inner + nearest.offset })
      angles.push(angle)
    }
    inner = start
  }
  return vertices
}

export const ringVertices: readonly RingVertex[] = build()
export const ringRadii = rings.map(({ radius }) => radius).slice(1)

/** Vertices reached within 1, 2 and 3 hops, without the seed. */
const reachedWithin = [1, 2, 3].map((hops) => ringVertices.filter(({ hop }) => hop > 0 && hop <= hops).length)

/** Vertices reached within 1, 2 and 3 hops, as a list: «6, 22, 52». */
export const reachedCounts = (locale: Locale): string => reachedWithin.join(usesFullWidthMarks(locale) ? '、' : ', ')
