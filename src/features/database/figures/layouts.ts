import { type Point, polar } from '~/ui/figure/geometry'
import type { NetworkEdge, NetworkVertex } from '~/ui/figure/network'
import { type Placement, sampleEdges, sampleVertices } from './network-data'

/** Positions of a group's accounts around their device, in degrees, by account number. */
const bearing: Readonly<Record<string, number>> = { 1: 180, 2: 252, 3: 108, 4: 324, 5: 36 }

/** Lays out each group as a ring around its device. */
export function ringLayout(centers: readonly Point[], radius: number, size: number): NetworkVertex[] {
  return sampleVertices.map(({ id, kind, group }) => {
    const center = centers[group] ?? { x: 0, y: 0 }
    return kind === 'device'
      ? { id, shape: 'square', at: center, size: size * 0.9, mark: 'solid' }
      : { id, shape: 'circle', at: polar(center, radius, bearing[id.slice(1)] ?? 0), size }
  })
}

/** Half the width of a partition's box. */
export const boxHalf = 92

/** Lays out each partition as a ring in a box. */
export function boxLayout(placement: Placement, centers: readonly Point[], size: number): NetworkVertex[] {
  const counts = new Map<number, number>()
  return sampleVertices.map(({ id, kind }) => {
    const partition = placement[id] ?? 0
    const place = counts.get(partition) ?? 0
    counts.set(partition, place + 1)
    const at = polar(centers[partition] ?? { x: 0, y: 0 }, boxHalf * 0.62, place * 60 - 90)
    return { id, shape: kind === 'device' ? 'square' : 'circle', at, size, mark: kind === 'device' ? 'solid' : 'plain' }
  })
}

/** The sample's edges for drawing. */
export function drawnEdges(): NetworkEdge[] {
  return sampleEdges.map(({ from, to, kind }) => ({ from, to, directed: kind === 'transfer' }))
}
