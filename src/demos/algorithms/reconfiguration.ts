import { type CompactGraph, eachNeighbor } from './compact-graph'
import { cheapestPaths, pathTo } from './search'

/** A network in which open switches, which are vertices, can be closed. */
export interface SwitchedNetwork {
  graph: CompactGraph
  isSource: (vertex: number) => boolean
  load: (vertex: number) => number
  weight: (edge: number) => number
  /** Whether the vertex is an open switch. */
  isOpenSwitch: (vertex: number) => boolean
  /** Load that the switch can take over at most. */
  reserve: (vertex: number) => number
  /** Whether the vertex is out of service. */
  isOut: (vertex: number) => boolean
}

export interface SupplyPath {
  vertices: number[]
  edges: number[]
  /** Summed weight. */
  distance: number
}

interface Restoration {
  /** The switch to close. */
  vertex: number
  /** The switch and the restored vertices, nearest first; and the edges that feed them, beginning on the supplied side. */
  restored: number[]
  fed: number[]
  load: number
  /** The path from the source to the switch. */
  path: SupplyPath
}

/** Makes the predicate of edges whose two ends are passable. */
const passable =
  ({ graph }: SwitchedNetwork, isPassable: (vertex: number) => boolean) =>
  (edge: number): boolean =>
    isPassable(graph.from[edge] ?? 0) && isPassable(graph.to[edge] ?? 0)

/** Search tree of the vertices that sources reach through closed switches. */
export function supplied(network: SwitchedNetwork) {
  const { graph, isSource, isOut, isOpenSwitch, weight } = network
  const sources = Array.from({ length: graph.order }, (_, vertex) => vertex).filter(
    (vertex) => isSource(vertex) && !isOut(vertex)
  )
  return cheapestPaths(graph, sources, weight, {
    direction: 'both',
    isPassable: passable(network, (vertex) => !isOut(vertex) && !isOpenSwitch(vertex))
  })
}

/**
 * The restoration by each open switch next to a served vertex: vertices by distance, within the switch's reserve. A vertex that
 * exceeds it is left out with all vertices behind it. Best first: most load, then the shortest path.
 * @param served vertices with supply, from `supplied` and from switches closed before
 * @param path supply path of a served vertex
 */
function restorations(
  network: SwitchedNetwork,
  served: ReadonlySet<number>,
  path: (vertex: number) => SupplyPath
): Restoration[] {
  const { graph, isOpenSwitch, isOut, reserve } = network
  const found: Restoration[] = []
  for (let vertex = 0; vertex < graph.order; vertex += 1) {
    if (!isOpenSwitch(vertex) || isOut(vertex) || served.has(vertex)) continue
    const before = nearest(network, served, path, vertex)
    const { restored, fed, load } = takeOver(network, served, vertex, reserve(vertex))
    if (before && load > 0) found.push({ vertex, restored, fed: [...before.edges.slice(-1), ...fed], load, path: before })
  }
  return found.sort((a, b) => b.load - a.load || a.path.distance - b.path.distance || a.vertex - b.vertex)
}

/** The shortest path from a source to a switch; undefined if no neighbor of the switch is served. */
function nearest(
  { graph, weight }: SwitchedNetwork,
  served: ReadonlySet<number>,
  path: (vertex: number) => SupplyPath,
  vertex: number
): SupplyPath | undefined {
  let best: SupplyPath | undefined
  eachNeighbor(graph.adjacency.both, vertex, (next, edge) => {
    if (!served.has(next)) return
    const before = path(next)
    const distance = before.distance + weight(edge)
    if (!best || distance < best.distance)
      best = { vertices: [...before.vertices, vertex], edges: [...before.edges, edge], distance }
  })
  return best
}

function takeOver(network: SwitchedNetwork, served: ReadonlySet<number>, first: number, reserve: number) {
  const { graph, isOut, isOpenSwitch, weight } = network
  const tree = cheapestPaths(graph, [first], weight, {
    direction: 'both',
    isPassable: passable(network, (vertex) => vertex === first || !(isOut(vertex) || isOpenSwitch(vertex) || served.has(vertex)))
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
  /** Vertices without supply before the first switch is closed, except open switches. */
  unserved: number[]
  /** For each step, all switches that could have been closed; the first one was. */
  steps: { chosen: Restoration; candidates: Restoration[] }[]
  /** Supply path of each vertex in `served`. */
  path: (vertex: number) => SupplyPath
  served: ReadonlySet<number>
}

/** Closes up to `maxSwitches` switches, each time the best one for the remaining vertices. */
export function restorationPlan(network: SwitchedNetwork, maxSwitches: number): Plan {
  const { graph, isOut, isOpenSwitch } = network
  const tree = supplied(network)
  const served = new Set(tree.visited)
  const added = new Map<number, SupplyPath>()
  const path = (vertex: number) => added.get(vertex) ?? { ...pathTo(tree, vertex), distance: tree.distance[vertex] ?? 0 }
  const unserved = Array.from({ length: graph.order }, (_, vertex) => vertex).filter(
    (vertex) => !served.has(vertex) && !isOut(vertex) && !isOpenSwitch(vertex)
  )
  const steps: Plan['steps'] = []
  while (steps.length < maxSwitches) {
    const candidates = restorations(network, served, path)
    const [chosen] = candidates
    if (!chosen) break
    addSupplyPaths(network, chosen, added)
    for (const vertex of chosen.restored) served.add(vertex)
    steps.push({ chosen, candidates })
  }
  return { unserved, steps, path, served }
}

/** Adds the supply paths of restored vertices: through the switch, then along `fed`. */
function addSupplyPaths(
  { graph, weight }: SwitchedNetwork,
  { vertex, path, restored, fed }: Restoration,
  paths: Map<number, SupplyPath>
): void {
  paths.set(vertex, path)
  const isFed = new Set(fed.slice(1))
  for (const each of restored) {
    const before = paths.get(each)
    if (!before) continue
    eachNeighbor(graph.adjacency.both, each, (next, edge) => {
      if (!isFed.has(edge) || paths.has(next)) return
      paths.set(next, {
        vertices: [...before.vertices, next],
        edges: [...before.edges, edge],
        distance: before.distance + weight(edge)
      })
    })
  }
}
