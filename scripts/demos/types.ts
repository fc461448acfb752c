import type { DemoEdge, DemoVertex } from '../../src/demos/types'

/** The part of a demo's data that its generator makes; positions and the ids of the edges are added afterwards. */
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
