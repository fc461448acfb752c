import { at, type CompactGraph, eachNeighbor } from './compact-graph'

/** Connected components, regardless of direction, in the order of the graph. */
export function components(graph: CompactGraph, isPassable?: (edge: number) => boolean): number[][] {
  const isSeen = new Uint8Array(graph.order)
  const found: number[][] = []
  for (let start = 0; start < graph.order; start += 1) {
    if (isSeen[start]) continue
    const members = [start]
    isSeen[start] = 1
    for (const vertex of members) {
      eachNeighbor(graph.adjacency.both, vertex, (next, edge) => {
        if (isSeen[next] || isPassable?.(edge) === false) return
        isSeen[next] = 1
        members.push(next)
      })
    }
    found.push(members.sort((a, b) => a - b))
  }
  return found
}

/**
 * Bridges: edges whose removal disconnects vertices, regardless of direction. Parallel edges are no bridges. Tarjan's low-link
 * algorithm without recursion.
 */
export function bridges(graph: CompactGraph, isPassable: (edge: number) => boolean = () => true): number[] {
  const { start, neighbor, edge: edgeAt } = graph.adjacency.both
  const discovered = new Int32Array(graph.order).fill(-1)
  const low = new Int32Array(graph.order)
  const next = start.slice()
  const through = new Int32Array(graph.order).fill(-1)
  const found: number[] = []
  let time = 0
  for (let root = 0; root < graph.order; root += 1) {
    if (at(discovered, root) >= 0) continue
    const stack = [root]
    discovered[root] = time
    low[root] = time
    time += 1
    for (let vertex = stack.at(-1); vertex !== undefined; vertex = stack.at(-1)) {
      const index = at(next, vertex)
      if (index < at(start, vertex + 1)) {
        next[vertex] = index + 1
        const [other, edge] = [at(neighbor, index), at(edgeAt, index)]
        if (edge === at(through, vertex) || !isPassable(edge)) continue
        if (at(discovered, other) >= 0) {
          low[vertex] = Math.min(at(low, vertex), at(discovered, other))
          continue
        }
        discovered[other] = time
        low[other] = time
        time += 1
        through[other] = edge
        stack.push(other)
        continue
      }
      stack.pop()
      const above = stack.at(-1)
      if (above === undefined) continue
      low[above] = Math.min(at(low, above), at(low, vertex))
      if (at(low, vertex) > at(discovered, above)) found.push(at(through, vertex))
    }
  }
  return found.sort((a, b) => a - b)
}

/** Strongly connected components that contain a cycle: of two or more vertices, or with a loop. */
export function cyclicComponents(graph: CompactGraph): number[][] {
  const { start, neighbor } = graph.adjacency.out
  const discovered = new Int32Array(graph.order).fill(-1)
  const low = new Int32Array(graph.order)
  const isPending = new Uint8Array(graph.order)
  const next = start.slice()
  const [pending, found]: [number[], number[][]] = [[], []]
  let time = 0
  const enter = (vertex: number, stack: number[]): void => {
    discovered[vertex] = time
    low[vertex] = time
    isPending[vertex] = 1
    time += 1
    stack.push(vertex)
    pending.push(vertex)
  }
  for (let root = 0; root < graph.order; root += 1) {
    if (at(discovered, root) >= 0) continue
    const stack: number[] = []
    enter(root, stack)
    for (let vertex = stack.at(-1); vertex !== undefined; vertex = stack.at(-1)) {
      const index = at(next, vertex)
      if (index < at(start, vertex + 1)) {
        next[vertex] = index + 1
        const other = at(neighbor, index)
        if (at(discovered, other) < 0) enter(other, stack)
        else if (isPending[other]) low[vertex] = Math.min(at(low, vertex), at(discovered, other))
        continue
      }
      stack.pop()
      const above = stack.at(-1)
      if (above !== undefined) low[above] = Math.min(at(low, above), at(low, vertex))
      if (at(low, vertex) !== at(discovered, vertex)) continue
      const members = pending.splice(pending.indexOf(vertex)).sort((a, b) => a - b)
      for (const member of members) isPending[member] = 0
      if (members.length > 1 || hasLoop(graph, vertex)) found.push(members)
    }
  }
  return found.sort((a, b) => at(a, 0) - at(b, 0))
}

function hasLoop(graph: CompactGraph, vertex: number): boolean {
  let found = false
  eachNeighbor(graph.adjacency.out, vertex, (other) => {
    found ||= other === vertex
  })
  return found
}
