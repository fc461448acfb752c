/* The parts of the appliance that each workload depends on. General knowledge, not a measurement. */

export const partNames = ['network', 'disk', 'processor', 'memory', 'accelerator'] as const
export type PartName = (typeof partNames)[number]

export const workIds = ['import', 'query', 'algorithm', 'answer'] as const
export type WorkId = (typeof workIds)[number]

export const leansOn: Readonly<Record<WorkId, readonly PartName[]>> = {
  import: ['network', 'disk', 'processor'],
  query: ['processor', 'memory'],
  algorithm: ['disk', 'processor', 'memory'],
  answer: ['accelerator']
}

/** Assumptions of the estimate, in bytes: an identifier, and the properties of a vertex or an edge. */
export const assumed = { identifier: 8, properties: 64, copies: 3 } as const

/**
 * Gigabytes (10⁹ bytes) of uncompressed data in all copies: each vertex with its identifier and properties, each edge
 * with both end identifiers and its properties.
 */
export function estimatedGigabytes(vertices: number, edges: number): number {
  const { identifier, properties, copies } = assumed
  const bytes = vertices * (identifier + properties) + edges * (2 * 2 * identifier + properties)
  return (bytes * copies) / 1e9
}

/** Rows of the table, in millions of vertices and edges. */
export const sizes = [
  { vertices: 10, edges: 100 },
  { vertices: 100, edges: 1000 },
  { vertices: 1000, edges: 10000 }
] as const
