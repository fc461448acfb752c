import type { TraceStep } from '~/demos/types'
import type { EdgeMark, VertexMark } from '~/ui/figure/network'

/** Marks of a drawing by id; what is not listed is plain. */
export interface Marks {
  vertices: ReadonlyMap<string, VertexMark>
  edges: ReadonlyMap<string, EdgeMark>
}

/** The marks after the step with this index; -1 is before the first step. */
export function marksAt(trace: readonly TraceStep[], step: number): Marks {
  const vertices = new Map<string, VertexMark>()
  const edges = new Map<string, EdgeMark>()
  for (const { vertices: markedVertices = [], edges: markedEdges = [] } of trace.slice(0, step + 1)) {
    for (const [id, mark] of markedVertices) vertices.set(id, mark)
    for (const [id, mark] of markedEdges) edges.set(id, mark)
  }
  return { vertices, edges }
}

/** Marks of findings, which are drawn in signal orange and above the rest. */
export const isFound = (mark: VertexMark | EdgeMark | undefined) => mark === 'found' || mark === 'answer'
