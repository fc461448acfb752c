/*
 * Accounts, devices and phones with dated transfers and logins, and the part that an analyst sees. Invented for illustration.
 */

export const edgeKinds = ['transfer', 'login', 'phone'] as const
export type EdgeKind = (typeof edgeKinds)[number]

export const vertexKinds = {
  A1: 'account',
  A2: 'account',
  A3: 'account',
  A4: 'account',
  A5: 'account',
  A6: 'account',
  A7: 'account',
  A8: 'account',
  D1: 'device',
  D2: 'device',
  P1: 'phone',
  P2: 'phone'
} as const
export type VertexId = keyof typeof vertexKinds
export const vertexIds: readonly VertexId[] = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'D1', 'D2', 'P1', 'P2']

export interface DatedEdge {
  from: VertexId
  to: VertexId
  kind: EdgeKind
  /** Of the month, from 1. */
  day: number
  /** Of a transfer. */
  amount?: number
}

export const days = 14

/** In the order of their days. */
export const edges: readonly DatedEdge[] = [
  { from: 'A1', to: 'P1', kind: 'phone', day: 1 },
  { from: 'A2', to: 'D1', kind: 'login', day: 1 },
  { from: 'A1', to: 'A2', kind: 'transfer', day: 2, amount: 48_000 },
  { from: 'A2', to: 'A3', kind: 'transfer', day: 3, amount: 47_500 },
  { from: 'A4', to: 'P1', kind: 'phone', day: 4 },
  { from: 'A3', to: 'A4', kind: 'transfer', day: 5, amount: 47_000 },
  { from: 'A4', to: 'D1', kind: 'login', day: 6 },
  { from: 'A4', to: 'A1', kind: 'transfer', day: 6, amount: 46_500 },
  { from: 'A5', to: 'D2', kind: 'login', day: 8 },
  { from: 'A1', to: 'A5', kind: 'transfer', day: 9, amount: 320 },
  { from: 'A3', to: 'A6', kind: 'transfer', day: 10, amount: 1200 },
  { from: 'A7', to: 'D2', kind: 'login', day: 11 },
  { from: 'A6', to: 'P2', kind: 'phone', day: 11 },
  { from: 'A6', to: 'A7', kind: 'transfer', day: 12, amount: 860 },
  { from: 'A5', to: 'A8', kind: 'transfer', day: 13, amount: 150 },
  { from: 'A8', to: 'P2', kind: 'phone', day: 14 }
]

/** Start vertex of the investigation. */
export const suspect: VertexId = 'A1'

export interface Canvas {
  expanded: ReadonlySet<VertexId>
  kinds: ReadonlySet<EdgeKind>
  /** The last day that is shown. */
  until: number
}

export interface Visible {
  vertices: readonly VertexId[]
  /** In the order of their days. */
  edges: readonly DatedEdge[]
}

/** The visible graph: the suspect, and for each expanded vertex its edges of the chosen kinds and days with their ends. */
export function visibleOn({ expanded, kinds, until }: Canvas): Visible {
  const shown = edges.filter(({ kind, day }) => kinds.has(kind) && day <= until)
  const vertices = new Set<VertexId>([suspect])
  // The iteration of a set includes elements that are added during it.
  for (const id of vertices) {
    if (!expanded.has(id)) continue
    for (const { from, to } of shown) {
      if (from === id) vertices.add(to)
      if (to === id) vertices.add(from)
    }
  }
  return {
    vertices: vertexIds.filter((id) => vertices.has(id)),
    edges: shown.filter(({ from, to }) => vertices.has(from) && vertices.has(to) && (expanded.has(from) || expanded.has(to)))
  }
}

/** The transfers with which money returns to the suspect, each no earlier than the one before it; undefined if it does not. */
export function returningTransfers(visible: readonly DatedEdge[]): DatedEdge[] | undefined {
  let paths: DatedEdge[][] = [[]]
  while (paths.length > 0) {
    paths = paths.flatMap((path) => {
      const last = path.at(-1)
      const next = visible.filter(
        (edge) =>
          edge.kind === 'transfer' && edge.from === (last?.to ?? suspect) && edge.day >= (last?.day ?? 0) && !path.includes(edge)
      )
      return next.map((edge) => [...path, edge])
    })
    const ring = paths.find((path) => path.at(-1)?.to === suspect)
    if (ring) return ring
  }
  return undefined
}
