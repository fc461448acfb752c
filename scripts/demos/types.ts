import type { DemoEdge, DemoVertex } from '../../src/demos/types'

/** What a generator makes of a demo's data; positions and the ids of the edges follow. */
export interface GeneratedGraph {
  vertices: readonly Omit<DemoVertex, 'x' | 'y'>[]
  edges: readonly Omit<DemoEdge, 'id'>[]
  layout?: {
    /** Attraction if positive. */
    charge?: number
    /** Of an edge. */
    length?: number
    /** Towards the center. */
    gravity?: number
    /** Half the least distance of two vertices. */
    spacing?: number
  }
}

export type Generator = (seed: number) => GeneratedGraph
