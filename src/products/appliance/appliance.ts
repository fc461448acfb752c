/*
 * Sizing of an appliance from a visitor's own numbers. Contains no measurements: every number that depends on a product is
 * entered.
 */

export const partNames = ['disk', 'memory', 'processor', 'accelerator'] as const
export type PartName = (typeof partNames)[number]

export const workIds = ['import', 'query', 'algorithm', 'answer'] as const
export type WorkId = (typeof workIds)[number]

/** The parts that each workload depends on (general knowledge). */
export const leansOn: Readonly<Record<WorkId, readonly PartName[]>> = {
  import: ['disk', 'processor'],
  query: ['memory', 'processor'],
  algorithm: ['disk', 'memory', 'processor'],
  answer: ['accelerator']
}

/** Assumptions of the estimate, in bytes: an identifier, and the properties of a vertex or an edge. */
export const assumed = { identifier: 8, properties: 64, copies: 3 } as const

/** Inputs by group: minimum, maximum and initial value. */
export const quantities = {
  data: {
    /** Millions. */
    vertices: { least: 0, most: 1e6, first: 100 },
    /** Millions. */
    edges: { least: 0, most: 1e7, first: 1000 },
    /** Bytes of each vertex and edge. */
    properties: { least: 0, most: 1e5, first: assumed.properties },
    copies: { least: 1, most: 9, first: assumed.copies },
    /** Percent of one copy held in memory. */
    share: { least: 0, most: 100, first: 30 }
  },
  load: {
    /** Queries per second at peak. */
    rate: { least: 0, most: 1e6, first: 200 },
    /** Milliseconds of CPU time per query. */
    time: { least: 0, most: 1e6, first: 20 },
    /** Maximum CPU utilization at peak, in percent. */
    utilization: { least: 1, most: 100, first: 60 }
  },
  model: {
    /** Billions. */
    parameters: { least: 0, most: 10_000, first: 8 },
    /** Bytes of one parameter. */
    precision: { least: 0.5, most: 4, first: 2 }
  }
} as const
type Groups = typeof quantities
export type GroupName = keyof Groups
export type Quantity = { [Group in GroupName]: keyof Groups[Group] }[GroupName] & string
export type Entered = Readonly<Record<Quantity, number>>

interface Range {
  least: number
  most: number
  first: number
}

/** Parses an input; undefined if it is not a number or out of range. */
export function numberWithin(input: string, { least, most }: Range): number | undefined {
  const value = input.trim() === '' ? Number.NaN : Number(input)
  return value >= least && value <= most ? value : undefined
}

/**
 * Uncompressed bytes of one copy. A vertex has its identifier and properties; an edge is stored at both ends, each with both end
 * identifiers, and has its properties.
 */
export const recordBytes = (properties: number) => ({
  vertex: assumed.identifier + properties,
  edge: 2 * 2 * assumed.identifier + properties
})

/** Required capacity of each part: gigabytes (10⁹ bytes), or CPU cores. */
export function sizeOf(entered: Entered): Readonly<Record<PartName, number>> {
  const { vertices, edges, properties, copies, share, rate, time, utilization, parameters, precision } = entered
  const bytes = recordBytes(properties)
  // Millions of records times bytes are megabytes.
  const copy = (vertices * bytes.vertex + edges * bytes.edge) / 1000
  return {
    disk: copy * copies,
    memory: copy * (share / 100),
    // Queries per second times seconds per query are busy cores.
    processor: (rate * time) / 1000 / (utilization / 100),
    accelerator: parameters * precision
  }
}
