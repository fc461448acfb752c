/* What an appliance needs, computed from a visitor's own numbers. No measurement: every number that depends on a product is entered. */

export const partNames = ['disk', 'memory', 'processor', 'accelerator'] as const
export type PartName = (typeof partNames)[number]

export const workIds = ['import', 'query', 'algorithm', 'answer'] as const
export type WorkId = (typeof workIds)[number]

/** The parts that each workload depends on. General knowledge. */
export const leansOn: Readonly<Record<WorkId, readonly PartName[]>> = {
  import: ['disk', 'processor'],
  query: ['memory', 'processor'],
  algorithm: ['disk', 'memory', 'processor'],
  answer: ['accelerator']
}

/** Assumptions of the estimate, in bytes: an identifier, and the properties of a vertex or an edge. */
export const assumed = { identifier: 8, properties: 64, copies: 3 } as const

/** What a visitor enters, by group: its least and greatest value, and its value at first. */
export const quantities = {
  data: {
    /** Millions. */
    vertices: { least: 0, most: 1e6, first: 100 },
    /** Millions. */
    edges: { least: 0, most: 1e7, first: 1000 },
    /** Bytes of each vertex and edge. */
    properties: { least: 0, most: 1e5, first: assumed.properties },
    copies: { least: 1, most: 9, first: assumed.copies },
    /** Percent of one copy that is kept in memory. */
    share: { least: 0, most: 100, first: 30 }
  },
  load: {
    /** Queries in a second at the peak. */
    rate: { least: 0, most: 1e6, first: 200 },
    /** Milliseconds of processor time for one query. */
    time: { least: 0, most: 1e6, first: 20 },
    /** Percent of the processors that may be busy at the peak. */
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

/** The number that an input holds; undefined if it is none, or out of range. */
export function numberWithin(input: string, { least, most }: Range): number | undefined {
  const value = input.trim() === '' ? Number.NaN : Number(input)
  return value >= least && value <= most ? value : undefined
}

/**
 * Bytes of one copy of a vertex and of an edge, uncompressed: a vertex has its identifier and properties, an edge both end identifiers
 * at each of its ends, and its properties.
 */
export const recordBytes = (properties: number) => ({
  vertex: assumed.identifier + properties,
  edge: 2 * 2 * assumed.identifier + properties
})

/** What the parts have to hold or do: gigabytes (10⁹ bytes), and processor cores. */
export function sizeOf(entered: Entered): Readonly<Record<PartName, number>> {
  const { vertices, edges, properties, copies, share, rate, time, utilization, parameters, precision } = entered
  const bytes = recordBytes(properties)
  // Millions of records of so many bytes are so many megabytes.
  const copy = (vertices * bytes.vertex + edges * bytes.edge) / 1000
  return {
    disk: copy * copies,
    memory: copy * (share / 100),
    // Queries per second times the seconds that each takes are the cores that are busy.
    processor: (rate * time) / 1000 / (utilization / 100),
    accelerator: parameters * precision
  }
}
