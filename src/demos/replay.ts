import type { VertexMark } from '~/ui/figure/network'
import type { DemoEdgeMark, TraceStep } from './types'

export interface Marks {
  vertices: ReadonlyMap<string, VertexMark>
  edges: ReadonlyMap<string, DemoEdgeMark>
}

/** The marks after the first `steps` steps of a trace; after all of them by default. */
export function marksAfter(trace: readonly TraceStep[], steps = trace.length): Marks {
  const shown = trace.slice(0, steps)
  return {
    vertices: new Map(shown.flatMap((step) => step.vertices ?? [])),
    edges: new Map(shown.flatMap((step) => step.edges ?? []))
  }
}
