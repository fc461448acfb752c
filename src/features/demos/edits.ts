import type { DemoGraph, GraphEdit } from '~/demos/types'

/*
 * Changes by the visitor: a list of edits that is applied to the data of the demo before each run.
 */

/** A graph with edits applied. An edit that names something the graph lacks, or adds something it has, changes nothing. */
interface EditedGraph {
  graph: DemoGraph
  /** Number of edits that changed nothing. */
  skipped: number
}

/** Applies edits in order. The given graph stays as it is. */
export function applyEdits(graph: DemoGraph, edits: readonly GraphEdit[]): EditedGraph {
  if (edits.length === 0) return { graph, skipped: 0 }
  const vertices = new Map(graph.vertices.map((vertex) => [vertex.id, vertex]))
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]))
  let skipped = 0
  for (const edit of edits) {
    if (edit.kind === 'add-vertex' && !vertices.has(edit.id)) {
      vertices.set(edit.id, { id: edit.id, kind: edit.of, x: edit.x, y: edit.y })
    } else if (edit.kind === 'remove-vertex' && vertices.delete(edit.id)) {
      for (const { id, from, to } of edges.values()) if (from === edit.id || to === edit.id) edges.delete(id)
    } else if (edit.kind === 'add-edge' && !edges.has(edit.id) && vertices.has(edit.from) && vertices.has(edit.to)) {
      const { id, from, to, of, values } = edit
      edges.set(id, { id, from, to, kind: of, values })
    } else if (edit.kind !== 'remove-edge' || !edges.delete(edit.id)) {
      skipped++
    }
  }
  return { graph: { vertices: [...vertices.values()], edges: [...edges.values()] }, skipped }
}

/** The edits with those that can be undone and redone; each entry is a whole list. */
export interface EditHistory {
  past: readonly (readonly GraphEdit[])[]
  present: readonly GraphEdit[]
  future: readonly (readonly GraphEdit[])[]
}

export const noEdits: EditHistory = { past: [], present: [], future: [] }

/** Adds edits that belong together, which one undo takes back. */
export const change = ({ past, present }: EditHistory, edits: readonly GraphEdit[]): EditHistory => ({
  past: [...past, present],
  present: [...present, ...edits],
  future: []
})

/** Replaces all edits, which one undo takes back. */
export const replaceEdits = (before: EditHistory, edits: readonly GraphEdit[]): EditHistory => ({
  ...change(before, []),
  present: edits
})

export function undo({ past, present, future }: EditHistory): EditHistory {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : { past, present, future }
}

export function redo({ past, present, future }: EditHistory): EditHistory {
  const [after, ...rest] = future
  return after ? { past: [...past, present], present: after, future: rest } : { past, present, future }
}

/** The first free id with the prefix: N1, N2 for vertices, +1, +2 for edges. */
export function freeId(prefix: string, taken: readonly { id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  let number = 1
  while (ids.has(`${prefix}${number}`)) number++
  return `${prefix}${number}`
}

/** Initial values of a new edge of a kind, such as an amount: those of the first edge of the kind that has any. */
export const sampleValues = (graph: DemoGraph, of: string): Readonly<Record<string, number>> =>
  graph.edges.find(({ kind, values }) => kind === of && values)?.values ?? {}

/** Moves one end of an edge to another vertex, as edits. The edge keeps its values, and has a new id that is free in the graph. */
export function rewire(graph: DemoGraph, edge: string, end: 'from' | 'to', vertex: string): GraphEdit[] {
  const old = graph.edges.find(({ id }) => id === edge)
  if (!old) return []
  const id = freeId('+', graph.edges)
  const ends = { from: old.from, to: old.to, [end]: vertex }
  return [
    { kind: 'remove-edge', id: edge },
    { kind: 'add-edge', id, ...ends, of: old.kind, values: old.values ?? {} }
  ]
}
