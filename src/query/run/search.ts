import type { Expression, Pattern } from '../parse/syntax'
import { slotsIn, slotsOf } from '../plan/conditions'
import { type Expand, type MatchStep, planMatch, withoutReferences } from '../plan/match'
import { Edge, isList, Path, Vertex } from '../values'
import { equals } from './compare'
import type { Compiler } from './compiler'
import { truthOf } from './conditions'
import type { Row, Search } from './context'
import { compile } from './evaluate'
import { compileGrowth, type RunStep, type SearchState, vertexTest } from './growth'
import { allocate, tick } from './limits'
import { searchShortest } from './shortest'

/** Number of matches that pass a step, for the drawing of the plan. */
export interface StepCount {
  step: MatchStep
  rows: number
}

/**
 * A search for all matches of the patterns of one clause. No edge is in a match twice; vertices may be.
 * @param onPlan is called with the steps at the first row, when the places that are bound are known
 * @param clause number of the clause for the trace; -1 for none
 */
export function compileSearch(
  patterns: readonly Pattern[],
  where: Expression | null,
  compiler: Compiler,
  clause = -1,
  onPlan?: (counts: StepCount[]) => void
): Search {
  let plan: { run: RunStep; count: StepCount }[] | undefined
  const filled = slotsOf(patterns)
  return (row, context, onMatch) => {
    plan ??= planMatch(patterns, where, context.graph, (slot) => row[slot] !== undefined).map((step) => ({
      run: compileStep(step, compiler, filled),
      count: { step, rows: 0 }
    }))
    const steps = plan
    if (onPlan) onPlan(steps.map(({ count }) => count))
    onPlan = undefined
    const state: SearchState = { row, context, used: new Set(), clause }
    const go = (index: number): boolean => {
      tick()
      const step = steps[index]
      if (!step) return onMatch(state.row)
      return step.run(state, () => {
        step.count.rows++
        return go(index + 1)
      })
    }
    return go(0)
  }
}

function compileStep(step: MatchStep, compiler: Compiler, filled: ReadonlySet<number>): RunStep {
  switch (step.kind) {
    case 'filter': {
      const condition = compile(step.condition, compiler)
      const { at } = step.condition
      return ({ row, context }, next) => (truthOf(condition(row, context), 'WHERE', at) === true ? next() : true)
    }
    case 'scan': {
      const { slot } = step.vertex
      const test = vertexTest(step.vertex, compiler)
      return (state, next) => {
        for (const vertex of state.context.graph.labeled(step.label)) {
          tick()
          if (!test(vertex, state)) continue
          state.row[slot] = vertex
          if (state.clause >= 0) state.context.trace.add(state.clause, 0, vertex.key)
          const goesOn = next()
          if (!goesOn) return false
        }
        state.row[slot] = undefined
        return true
      }
    }
    case 'bound': {
      const test = vertexTest(step.vertex, compiler)
      return (state, next) => {
        const vertex = state.row[step.vertex.slot]
        if (!(vertex instanceof Vertex) || !test(vertex, state)) return true
        if (state.clause >= 0) state.context.trace.add(state.clause, 0, vertex.key)
        return next()
      }
    }
    case 'expand':
      if (step.edge.group) return compileGroup(step, step.edge.group, compiler)
      return step.edge.range ? compileLong(step, compiler) : compileHop(step, compiler)
    case 'path':
      return (state, next) => {
        const { slot } = step.pattern
        state.row[slot] = pathOf(step.pattern, state.row)
        const goesOn = next()
        if (goesOn) state.row[slot] = undefined
        return goesOn
      }
    case 'shortest': {
      const conditions = step.conditions.map((condition) => compile(condition, compiler))
      // Conditions that read places of later steps are not among these, so none reads more than this step fills.
      const reads = step.conditions.some((condition) => [...slotsIn(condition)].some((slot) => filled.has(slot)))
      return searchShortest(step, compileGrowth(step.expand, compiler), reads ? conditions : [])
    }
  }
}

/** One edge. */
function compileHop(step: Expand, compiler: Compiler): RunStep {
  const { grow, ends } = compileGrowth(step, compiler)
  const [edgeSlot, toSlot] = [step.edge.slot, step.to.slot]
  return (state, next) => {
    const { row, used } = state
    const from = row[step.from]
    if (!(from instanceof Vertex)) return true
    const [knownEdge, knownTo] = [row[edgeSlot], row[toSlot]]
    const goesOn = grow(from, state, (edge, other) => {
      tick()
      if (used.has(edge) || (knownEdge !== undefined && knownEdge !== edge)) return true
      if (knownTo !== undefined && knownTo !== other) return true
      if (!ends(other, state)) return true
      used.add(edge)
      row[edgeSlot] = edge
      row[toSlot] = other
      if (state.clause >= 0) state.context.trace.add(state.clause, used.size, other.key, edge.key)
      const goes = next()
      if (goes) {
        used.delete(edge)
        row[edgeSlot] = knownEdge
        row[toSlot] = knownTo
      }
      return goes
    })
    return goesOn
  }
}

/** A path of a variable length: every trail within the bounds. */
function compileLong(step: Expand, compiler: Compiler): RunStep {
  const { grow, admits, ends } = compileGrowth(step, compiler)
  const [edgeSlot, toSlot] = [step.edge.slot, step.to.slot]
  const { min, max } = step.edge.range ?? { min: 1, max: 1 }
  return (state, next) => {
    const { row, used } = state
    const from = row[step.from]
    if (!(from instanceof Vertex) || !admits(from, state)) return true
    const [knownEdges, knownTo] = [row[edgeSlot], row[toSlot]]
    const remaining = max !== null && knownTo instanceof Vertex ? distancesTo(knownTo, step, max) : undefined
    const trail: Edge[] = []
    const finish = (vertex: Vertex): boolean => {
      if (trail.length < min || (knownTo !== undefined && knownTo !== vertex) || !ends(vertex, state)) return true
      const edges = step.isReversed ? [...trail].reverse() : trail.slice()
      if (knownEdges !== undefined && equals(knownEdges, edges) !== true) return true
      row[edgeSlot] = edges
      row[toSlot] = vertex
      const goes = next()
      if (goes) {
        row[edgeSlot] = knownEdges
        row[toSlot] = knownTo
      }
      return goes
    }
    const visit = (vertex: Vertex): boolean => {
      if (!finish(vertex)) return false
      if (max !== null && trail.length >= max) return true
      return grow(vertex, state, (edge, other) => {
        tick()
        if (used.has(edge) || !admits(other, state)) return true
        if (remaining && max !== null && trail.length + 1 + (remaining.get(other) ?? Number.POSITIVE_INFINITY) > max) return true
        used.add(edge)
        trail.push(edge)
        if (state.clause >= 0) state.context.trace.add(state.clause, used.size, other.key, edge.key)
        const goes = visit(other)
        if (goes) {
          trail.pop()
          used.delete(edge)
        }
        return goes
      })
    }
    return visit(from)
  }
}

/** A part of a pattern that repeats: every trail of repetitions within the bounds. */
function compileGroup(step: Expand, group: Pattern, compiler: Compiler): RunStep {
  const { edge, to, isReversed } = step
  const pending = new Set([edge, ...group.vertices, ...group.edges].flatMap(({ where }) => where ?? []))
  const simple = withoutReferences(group, slotsOf([group]), pending)
  const [vertices, edges] = isReversed
    ? [[...simple.vertices].reverse(), [...simple.edges].reverse()]
    : [simple.vertices, simple.edges]
  const tests = vertices.map((vertex) => vertexTest(vertex, compiler))
  const hops = edges.map((each, index) => ({
    slot: each.slot,
    ...compileGrowth(
      { kind: 'expand', edge: each, from: -1, to: vertices[index + 1] ?? to, isReversed, conditions: [] },
      compiler
    )
  }))
  const conditions = [...pending].map((where) => ({ at: where.at, test: compile(where, compiler) }))
  const ends = vertexTest(to, compiler)
  const lists = edge.lists ?? []
  const { min, max } = edge.range ?? { min: 1, max: 1 }
  const inOrder = <Item>(items: readonly Item[]) => (isReversed ? [...items].reverse() : [...items])
  return (state, next) => {
    const { row, used } = state
    const from = row[step.from]
    if (!(from instanceof Vertex)) return true
    const knownTo = row[to.slot]
    const trail: Edge[] = []
    const repetitions: Row[] = []
    const finish = (vertex: Vertex): boolean => {
      if (repetitions.length < min || (knownTo !== undefined && knownTo !== vertex) || !ends(vertex, state)) return true
      allocate(trail.length * 8)
      row[edge.slot] = inOrder(trail)
      for (const { inner, outer } of lists) row[outer] = inOrder(repetitions).map((values) => values[inner] ?? null)
      row[to.slot] = vertex
      const goes = next()
      if (goes) {
        row[edge.slot] = undefined
        for (const { outer } of lists) row[outer] = undefined
        row[to.slot] = knownTo
      }
      return goes
    }
    const repeat = (vertex: Vertex): boolean => {
      if (!finish(vertex)) return false
      return (max !== null && repetitions.length >= max) || hop(vertex, 0)
    }
    /** One edge of a repetition; those before it are in the row. */
    const hop = (vertex: Vertex, index: number): boolean => {
      const known = vertices[index]
      const place = hops[index]
      if (!known || !tests[index]?.(vertex, state)) return true
      // A name that stands twice in a repetition is one vertex.
      const before = row[known.slot]
      if (before !== undefined && before !== vertex) return true
      row[known.slot] = vertex
      const goes = place
        ? place.grow(vertex, state, (each, other) => {
            tick()
            if (used.has(each)) return true
            used.add(each)
            trail.push(each)
            row[place.slot] = each
            if (state.clause >= 0) state.context.trace.add(state.clause, used.size, other.key, each.key)
            const goesOn = hop(other, index + 1)
            if (goesOn) {
              trail.pop()
              used.delete(each)
              row[place.slot] = undefined
            }
            return goesOn
          })
        : endOfRepetition(vertex)
      if (goes) row[known.slot] = before
      return goes
    }
    const endOfRepetition = (vertex: Vertex): boolean => {
      if (!conditions.every(({ test, at }) => truthOf(test(row, state.context), 'WHERE', at) === true)) return true
      repetitions.push(row.slice())
      // The next repetition begins with unbound places.
      const values = [...vertices, ...edges].map(({ slot }) => [slot, row[slot]] as const)
      for (const [slot] of values) row[slot] = undefined
      const goes = repeat(vertex)
      if (goes) {
        repetitions.pop()
        for (const [slot, value] of values) row[slot] = value
      }
      return goes
    }
    return repeat(from)
  }
}

/** Hops to a known end, by types and direction alone: a trail that cannot reach it in time need not be followed. */
function distancesTo(end: Vertex, { edge, isReversed }: Expand, max: number): Map<Vertex, number> {
  const types = new Set(edge.types.map(({ name }) => name))
  const outward = edge.direction === 'both' || (edge.direction === 'out') !== isReversed
  const inward = edge.direction === 'both' || (edge.direction === 'in') !== isReversed
  const distances = new Map([[end, 0]])
  let frontier = [end]
  for (let hops = 1; hops <= max && frontier.length > 0; hops++) {
    const next: Vertex[] = []
    for (const vertex of frontier) {
      const before = [...(outward ? vertex.in : []), ...(inward ? vertex.out : [])]
      for (const each of before) {
        tick()
        if (types.size > 0 && !types.has(each.type)) continue
        const other = each.from === vertex ? each.to : each.from
        if (distances.has(other)) continue
        distances.set(other, hops)
        next.push(other)
      }
    }
    frontier = next
  }
  return distances
}

/** The path of a matched pattern, from left to right. */
export function pathOf({ vertices, edges }: Pattern, row: Row): Path {
  const first = row[vertices[0]?.slot ?? -1]
  const path: { vertices: Vertex[]; edges: Edge[] } = { vertices: first instanceof Vertex ? [first] : [], edges: [] }
  for (const { slot } of edges) {
    const value = row[slot] ?? null
    for (const edge of isList(value) ? value : [value]) {
      const last = path.vertices.at(-1)
      if (!(edge instanceof Edge) || !last) continue
      path.edges.push(edge)
      path.vertices.push(edge.from === last ? edge.to : edge.from)
    }
  }
  allocate(path.edges.length * 16)
  return new Path(path.vertices, path.edges)
}
