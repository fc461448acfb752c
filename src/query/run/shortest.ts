import type { MatchStep } from '../plan/match'
import { type Edge, Path, Vertex } from '../values'
import type { Evaluate } from './context'
import type { Growth, RunStep, SearchState } from './growth'
import { allocate, tick } from './limits'

type ShortestStep = MatchStep & { kind: 'shortest' }

/** `shortestPath` and `allShortestPaths` between two bound vertices. */
export function searchShortest(step: ShortestStep, growth: Growth, conditions: readonly Evaluate[]): RunStep {
  const { expand, isAll, path } = step
  const min = expand.edge.range?.min ?? 1
  const max = (expand.edge.range ? expand.edge.range.max : 1) ?? Number.POSITIVE_INFINITY
  return (state, next) => {
    const [from, to] = [state.row[expand.from], state.row[expand.to.slot]]
    if (!(from instanceof Vertex && to instanceof Vertex) || !growth.admits(from, state)) return true
    const found = (edges: readonly Edge[]): 'refused' | 'stop' | 'next' => {
      const inOrder = expand.isReversed ? [...edges].reverse() : edges
      state.row[expand.edge.slot] = expand.edge.range ? inOrder : (inOrder[0] ?? null)
      state.row[path.slot] = pathAlong(expand.isReversed ? to : from, inOrder)
      if (!conditions.every((condition) => condition(state.row, state.context) === true)) return 'refused'
      if (state.clause >= 0) traceAlong(state, from, edges)
      return next() ? 'next' : 'stop'
    }
    const search: ShortestSearch = { from, to, state, growth, min, max, isAll, found }
    const goesOn =
      conditions.length > 0 ? byLength(search) : (path.isSelected && from === to && min > 0 ? byCycles : byLevels)(search)
    if (goesOn) {
      state.row[expand.edge.slot] = undefined
      state.row[path.slot] = undefined
    }
    return goesOn
  }
}

interface ShortestSearch {
  from: Vertex
  to: Vertex
  state: SearchState
  growth: Growth
  /** Fewest and most edges. */
  min: number
  max: number
  isAll: boolean
  /** Takes a path by its edges from `from` to `to`. */
  found: (edges: readonly Edge[]) => 'refused' | 'stop' | 'next'
}

/** Breadth first, with every edge by which a vertex is reached on a shortest path. */
function byLevels({ from, to, state, growth, min, max, isAll, found }: ShortestSearch): boolean {
  // The shortest path from a vertex to itself has no edge; if at least one edge is required, there is no path.
  if (from === to) return min > 0 || found([]) !== 'stop'
  const depth = new Map<Vertex, number>([[from, 0]])
  const before = new Map<Vertex, { edge: Edge; from: Vertex }[]>()
  let frontier = [from]
  for (let hops = 1; hops <= max && frontier.length > 0 && !depth.has(to); hops++) {
    const reached: Vertex[] = []
    for (const vertex of frontier)
      growth.grow(vertex, state, (edge, other) => {
        tick()
        if (state.used.has(edge) || !growth.admits(other, state)) return true
        const known = depth.get(other)
        if (known === undefined) {
          depth.set(other, hops)
          reached.push(other)
          before.set(other, [{ edge, from: vertex }])
        } else if (known === hops) before.get(other)?.push({ edge, from: vertex })
        return true
      })
    frontier = reached
  }
  if (!depth.has(to)) return true
  const edges: Edge[] = []
  const back = (vertex: Vertex): 'stop' | 'next' => {
    tick()
    if (vertex === from) return found([...edges].reverse()) === 'stop' ? 'stop' : 'next'
    for (const step of before.get(vertex) ?? []) {
      edges.push(step.edge)
      const result = back(step.from)
      edges.pop()
      if (result === 'stop') return 'stop'
      if (!isAll) break
    }
    return 'next'
  }
  return back(to) !== 'stop'
}

/** Back to the same vertex: after each first edge the shortest path that does not use it again, and of those the shortest. */
function byCycles(search: ShortestSearch): boolean {
  const { from, state, growth, max, isAll, found } = search
  let cycles: Edge[][] = []
  growth.grow(from, state, (edge, other) => {
    tick()
    if (state.used.has(edge) || !growth.admits(other, state)) return true
    const take = (rest: readonly Edge[]) => {
      if (rest.length + 1 < (cycles[0]?.length ?? Number.POSITIVE_INFINITY)) cycles = []
      if (rest.length + 1 <= (cycles[0]?.length ?? Number.POSITIVE_INFINITY)) cycles.push([edge, ...rest])
      return 'next' as const
    }
    state.used.add(edge)
    byLevels({ ...search, from: other, min: 0, max: max - 1, found: take })
    state.used.delete(edge)
    return true
  })
  return (isAll ? cycles : cycles.slice(0, 1)).every((edges) => found(edges) !== 'stop')
}

/** Conditions on the whole path: tries all trails of one length before those of the next. */
function byLength({ from, to, state, growth, min, max, isAll, found }: ShortestSearch): boolean {
  let hasFound = false
  const trail: Edge[] = []
  const seen = new Set<Vertex>([from])
  let goesDeeper = true
  let isStopped = false
  const visit = (vertex: Vertex, left: number): boolean => {
    if (left === 0) {
      goesDeeper = true
      if (vertex !== to) return true
      const result = found(trail)
      if (result !== 'refused') hasFound = true
      if (result === 'stop') isStopped = true
      return !isStopped && !(hasFound && !isAll)
    }
    return growth.grow(vertex, state, (edge, other) => {
      tick()
      if (state.used.has(edge) || seen.has(other) || !growth.admits(other, state)) return true
      trail.push(edge)
      seen.add(other)
      const goes = visit(other, left - 1)
      trail.pop()
      seen.delete(other)
      return goes
    })
  }
  for (let length = min; length <= max && !hasFound && goesDeeper && !isStopped; length++) {
    goesDeeper = false
    visit(from, length)
  }
  return !isStopped
}

function pathAlong(start: Vertex, edges: readonly Edge[]): Path {
  const vertices = [start]
  for (const edge of edges) {
    const last = vertices.at(-1)
    vertices.push(edge.from === last ? edge.to : edge.from)
  }
  allocate(edges.length * 16)
  return new Path(vertices, edges)
}

function traceAlong({ context, clause }: SearchState, start: Vertex, edges: readonly Edge[]): void {
  let vertex = start
  for (const [index, edge] of edges.entries()) {
    vertex = edge.from === vertex ? edge.to : edge.from
    context.trace.add(clause, index + 1, vertex.key, edge.key)
  }
}
