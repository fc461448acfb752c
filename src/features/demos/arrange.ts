import type { DemoGraph } from '~/demos/types'
import { arrange as arrangeIn } from '~/ui/figure/arrange'
import { frame } from './scene'

/** The graph with positions for its vertices, for one that has none. */
export function arrange(graph: DemoGraph): DemoGraph {
  const places = arrangeIn(graph, frame)
  return { ...graph, vertices: graph.vertices.map((vertex) => ({ ...vertex, ...places.get(vertex.id) })) }
}
