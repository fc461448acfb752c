/*
 * The page's sample graph: three groups of accounts, each around a device, with some transfers between groups. Everything
 * that the page draws or counts is computed from it.
 */

type VertexKind = 'account' | 'device'
export type EdgeKind = 'login' | 'transfer'

interface SampleVertex {
  id: string
  kind: VertexKind
  group: number
}

/** From an account to a device (login) or to another account (transfer). */
interface SampleEdge {
  from: string
  to: string
  kind: EdgeKind
}

const groups = ['A', 'B', 'C'] as const
const deviceOf = (group: string) => `${group}D`

export const sampleVertices: readonly SampleVertex[] = groups.flatMap((name, group) => [
  { id: deviceOf(name), kind: 'device' as const, group },
  ...[1, 2, 3, 4, 5].map((number) => ({ id: `${name}${number}`, kind: 'account' as const, group }))
])

const within: readonly (readonly [string, string])[] = [
  ['1', '2'],
  ['2', '4'],
  ['4', '5'],
  ['3', '5']
]

export const sampleEdges: readonly SampleEdge[] = [
  ...groups.flatMap((name) => [
    ...['1', '2', '3'].map((number): SampleEdge => ({ from: name + number, to: deviceOf(name), kind: 'login' })),
    ...within.map(([from, to]): SampleEdge => ({ from: name + from, to: name + to, kind: 'transfer' }))
  ]),
  { from: 'A5', to: 'B4', kind: 'transfer' },
  { from: 'B5', to: 'C4', kind: 'transfer' },
  { from: 'C5', to: 'A4', kind: 'transfer' }
]

/** Start vertex of the page's query. */
export const queryStart = 'A1'

interface QueryHop {
  edge: EdgeKind
  /** Newly reached vertices. */
  reaches: readonly string[]
}

/** «Who was paid by the accounts that use the same device?»: three hops, each along one edge type. */
export function queryHops(): QueryHop[] {
  const seen = new Set([queryStart])
  let front: readonly string[] = [queryStart]
  const hops: QueryHop[] = []
  for (const { edge, against } of [
    { edge: 'login' },
    { edge: 'login', against: true },
    { edge: 'transfer' }
  ] as const satisfies readonly {
    edge: EdgeKind
    against?: true
  }[]) {
    const reached = sampleEdges
      .filter(({ kind, from, to }) => kind === edge && front.includes(against ? to : from))
      .map(({ from, to }) => (against ? from : to))
    front = [...new Set(reached)].filter((id) => !seen.has(id))
    for (const id of front) seen.add(id)
    hops.push({ edge, reaches: front })
  }
  return hops
}

/** Rows that the query reads: the start and the vertices reached by all hops but the last. */
export function rowsRead(): string[] {
  return [
    queryStart,
    ...queryHops()
      .slice(0, -1)
      .flatMap(({ reaches }) => reaches)
  ]
}

/** The partition of each vertex. */
export type Placement = Readonly<Record<string, number>>

/** Round-robin by vertex number: equal partitions regardless of edges. */
export function placeRoundRobin(): Placement {
  return Object.fromEntries(sampleVertices.map(({ id }, index) => [id, index % groups.length]))
}

/** One partition per group, which keeps connected vertices together. */
export function placeByGroup(): Placement {
  return Object.fromEntries(sampleVertices.map(({ id, group }) => [id, group]))
}

export const isCrossPartition = (placement: Placement) => (edge: SampleEdge) => placement[edge.from] !== placement[edge.to]

/** Counts that the page states. */
interface SampleCounts {
  vertices: number
  edges: number
  cutInTurn: number
  cutByGroup: number
  hops: number
  /** Storage rows that the query reads. */
  rows: number
}

export function countSample(): SampleCounts {
  return {
    vertices: sampleVertices.length,
    edges: sampleEdges.length,
    cutInTurn: sampleEdges.filter(isCrossPartition(placeRoundRobin())).length,
    cutByGroup: sampleEdges.filter(isCrossPartition(placeByGroup())).length,
    hops: queryHops().length,
    rows: rowsRead().length
  }
}
