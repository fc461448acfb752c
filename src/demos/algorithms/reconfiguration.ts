import { type CompactGraph, eachNeighbor } from './compact-graph'
import { cheapestPaths, pathTo } from './search'

/** A network in which open switches can be closed. */
export interface SwitchedNetwork {
  graph: CompactGraph
  isSource: (vertex: number) => boolean
  load: (vertex: number) => number
  /** Along closed edges, and through a switch once it is closed. */
  weight: (edge: number) => number
  /** Whether the edge is an open switch. */
  isSwitch: (edge: number) => boolean
  /** Most load that the switch can take over. */
  reserve: (edge: number) => number
  /** Whether the edge is out, as a switch too. */
  isOut: (edge: number) => boolean
}

export interface Restoration {
  edge: number
  /** The buses without supply that it takes over, nearest first, and the edges that feed them: the switch first. */
  restored: number[]
  fed: number[]
  load: number
  /** The path from the source to the first restored bus, the switch last. */
  path: { vertices: number[]; edges: number[] }
  /** Summed weight of the path. */
  distance: number
}

/** The vertices that sources reach along closed edges. */
export function supplied(network: SwitchedNetwork, closed: ReadonlySet<number> = new Set()) {
  const { graph, isSource, weight } = network
  const sources = Array.from({ length: graph.order }, (_, vertex) => vertex).filter(isSource)
  return cheapestPaths(graph, sources, weight, {
    direction: 'both',
    isOpen: (edge) => !network.isOut(edge) && (!network.isSwitch(edge) || closed.has(edge))
  })
}

/**
 * What each open switch between supply and no supply could take over: buses in the order of their distance, as long as the load stays
 * within the switch's reserve. A bus that is too much for it is left out with all behind it. Best first: most load, then the shortest
 * path.
 * @param served the vertices with supply, from `supplied` and from switches closed before
 * @param path how a served vertex gets its supply
 */
export function restorations(
  network: SwitchedNetwork,
  served: ReadonlySet<number>,
  path: (vertex: number) => { vertices: number[]; edges: number[]; distance: number }
): Restoration[] {
  const { graph } = network
  const found: Restoration[] = []
  for (let edge = 0; edge < graph.from.length; edge += 1) {
    if (!network.isSwitch(edge) || network.isOut(edge)) continue
    const ends = [graph.from[edge] ?? 0, graph.to[edge] ?? 0] as const
    const isServed = ends.map((end) => served.has(end))
    if (isServed[0] === isServed[1]) continue
    const [inside, outside] = isServed[0] ? ends : [ends[1], ends[0]]
    const { restored, fed, load } = takeOver(network, served, outside, network.reserve(edge))
    if (load <= 0) continue
    const before = path(inside)
    found.push({
      edge,
      restored,
      fed: [edge, ...fed],
      load,
      path: { vertices: [...before.vertices, outside], edges: [...before.edges, edge] },
      distance: before.distance + network.weight(edge)
    })
  }
  return found.sort((a, b) => b.load - a.load || a.distance - b.distance || a.edge - b.edge)
}

function takeOver(network: SwitchedNetwork, served: ReadonlySet<number>, first: number, reserve: number) {
  const { graph } = network
  const tree = cheapestPaths(graph, [first], network.weight, {
    direction: 'both',
    isOpen: (edge) =>
      !network.isOut(edge) && !network.isSwitch(edge) && !served.has(graph.from[edge] ?? 0) && !served.has(graph.to[edge] ?? 0)
  })
  const [restored, fed]: [number[], number[]] = [[], []]
  const taken = new Set<number>()
  let load = 0
  for (const vertex of tree.visited) {
    const parent = tree.parent[vertex] ?? -1
    if ((parent >= 0 && !taken.has(parent)) || load + network.load(vertex) > reserve) continue
    taken.add(vertex)
    restored.push(vertex)
    if (parent >= 0) fed.push(tree.parentEdge[vertex] ?? 0)
    load += network.load(vertex)
  }
  return { restored, fed, load }
}

export interface Plan {
  /** Buses without supply before the first switch is closed. */
  dark: number[]
  /** For each step, all switches that could have been closed; the first one was. */
  steps: { chosen: Restoration; candidates: Restoration[] }[]
  /** How each bus that is served in the end gets its supply. */
  path: (vertex: number) => { vertices: number[]; edges: number[]; distance: number }
  served: ReadonlySet<number>
}

/** Closes the best switch, then the best one for what is left, up to `most` switches. */
export function restorationPlan(network: SwitchedNetwork, most: number, isDark: (vertex: number) => boolean): Plan {
  const tree = supplied(network)
  const served = new Set(tree.visited)
  const added = new Map<number, { vertices: number[]; edges: number[]; distance: number }>()
  const path = (vertex: number) => added.get(vertex) ?? { ...pathTo(tree, vertex), distance: tree.distance[vertex] ?? 0 }
  const dark = Array.from({ length: network.graph.order }, (_, vertex) => vertex).filter(
    (vertex) => !served.has(vertex) && isDark(vertex)
  )
  const steps: Plan['steps'] = []
  while (steps.length < most) {
    const candidates = restorations(network, served, path)
    const [chosen] = candidates
    if (!chosen) break
    extend(network, chosen, added)
    for (const vertex of chosen.restored) served.add(vertex)
    steps.push({ chosen, candidates })
  }
  return { dark, steps, path, served }
}

/** Notes how the restored buses are fed: through the switch, then along `fed`. */
function extend(
  { graph, weight }: SwitchedNetwork,
  { path, distance, restored, fed }: Restoration,
  paths: Map<number, { vertices: number[]; edges: number[]; distance: number }>
): void {
  const [first] = restored
  if (first === undefined) return
  paths.set(first, { ...path, distance })
  const isFed = new Set(fed.slice(1))
  for (const vertex of restored) {
    const before = paths.get(vertex)
    if (!before) continue
    eachNeighbor(graph.adjacency.both, vertex, (next, edge) => {
      if (!isFed.has(edge) || paths.has(next)) return
      paths.set(next, {
        vertices: [...before.vertices, next],
        edges: [...before.edges, edge],
        distance: before.distance + weight(edge)
      })
    })
  }
}
