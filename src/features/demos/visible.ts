import type { Marks } from '~/demos/replay'
import type { DemoGraph } from '~/demos/types'

/** The part of a graph that the visitor chose to see. */
export interface Filter {
  hiddenKinds: ReadonlySet<string>
  hiddenIds: ReadonlySet<string>
  /** Everything, the vertices that the run marked with their neighbors, or the vertices near a vertex. */
  focus: { on: 'all' } | { on: 'result' } | { on: 'vertex'; vertex: string; hops: number }
}

export const showAll: Filter = { hiddenKinds: new Set(), hiddenIds: new Set(), focus: { on: 'all' } }

/** The ids that the filter shows; undefined if it shows all. */
export function visibleIds(graph: DemoGraph, { hiddenKinds, hiddenIds, focus }: Filter, marks: Marks): Set<string> | undefined {
  if (focus.on === 'all' && hiddenKinds.size + hiddenIds.size === 0) return undefined
  const near = focus.on === 'vertex' ? neighborhood(graph, focus.vertex, focus.hops) : undefined
  const shown = graph.vertices.filter(({ id, kind }) => {
    if (hiddenKinds.has(kind) || hiddenIds.has(id)) return false
    return focus.on === 'all' || (near ? near.has(id) : (marks.vertices.get(id) ?? 'plain') !== 'plain')
  })
  return new Set(shown.map(({ id }) => id))
}

/** The vertices within so many hops, in either direction. */
export function neighborhood({ edges }: DemoGraph, start: string, hops: number): Set<string> {
  const reached = new Set([start])
  for (let hop = 0; hop < hops; hop++) {
    const before = new Set(reached)
    for (const { from, to } of edges) {
      if (before.has(from)) reached.add(to)
      if (before.has(to)) reached.add(from)
    }
  }
  return reached
}
