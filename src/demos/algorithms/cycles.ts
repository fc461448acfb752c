import { at, type CompactGraph } from './compact-graph'
import { cyclicComponents } from './components'

export interface Cycle {
  /** In the order of the edges, from the smallest vertex. */
  vertices: number[]
  /** `edges[i]` leaves `vertices[i]`; the last one returns to the first vertex. */
  edges: number[]
}

/**
 * Simple directed cycles, shortest first. The search only enters strongly connected components, and starts each cycle at its
 * smallest vertex, so that it finds each once.
 * @param limits lengths in edges, and the number of visited edges after which the search ends: a dense graph has too many cycles
 */
export function cycles(graph: CompactGraph, limits: { minLength: number; maxLength: number; maxSteps: number }): Cycle[] {
  const { start, neighbor, edge: edgeAt } = graph.adjacency.out
  const component = new Int32Array(graph.order).fill(-1)
  for (const [index, members] of cyclicComponents(graph).entries()) for (const vertex of members) component[vertex] = index
  const found: Cycle[] = []
  const isOn = new Uint8Array(graph.order)
  const [vertices, edges]: [number[], number[]] = [[], []]
  let tries = 0
  const extend = (first: number, vertex: number): void => {
    for (let index = at(start, vertex); index < at(start, vertex + 1) && tries < limits.maxSteps; index += 1) {
      tries += 1
      const next = at(neighbor, index)
      if (next < first || at(component, next) !== at(component, first)) continue
      edges.push(at(edgeAt, index))
      if (next === first) {
        if (edges.length >= limits.minLength) found.push({ vertices: [...vertices], edges: [...edges] })
      } else if (!isOn[next] && edges.length < limits.maxLength) {
        isOn[next] = 1
        vertices.push(next)
        extend(first, next)
        vertices.pop()
        isOn[next] = 0
      }
      edges.pop()
    }
  }
  for (let first = 0; first < graph.order; first += 1) {
    if (at(component, first) < 0) continue
    isOn[first] = 1
    vertices.push(first)
    extend(first, first)
    vertices.pop()
    isOn[first] = 0
  }
  return found.sort((a, b) => a.edges.length - b.edges.length)
}
