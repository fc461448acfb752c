import type { EdgePattern, Expression, Name, Pattern, Span, VertexPattern } from '../parse/syntax'
import type { Graph } from '../run/graph'
import { conditionsOf, type HopCondition, hopConditionOf, slotsIn, slotsOf } from './conditions'

/** One step of a search: it extends a partial match in every possible way, or drops it. */
export type MatchStep =
  /** Tries every vertex with the label. */
  | { kind: 'scan'; vertex: VertexPattern; label: string | undefined }
  /** Tests a vertex that is known already. */
  | { kind: 'bound'; vertex: VertexPattern }
  | Expand
  | { kind: 'shortest'; expand: Expand; isAll: boolean; path: Pattern; conditions: Expression[] }
  | { kind: 'path'; pattern: Pattern }
  | { kind: 'filter'; condition: Expression }

export interface Expand {
  kind: 'expand'
  edge: EdgePattern
  from: number
  to: VertexPattern
  /** Whether it goes from the right end of the pattern to the left. */
  isReversed: boolean
  conditions: HopCondition[]
}

/**
 * Orders the steps of a MATCH: it begins at known elements or at the fewest vertices, follows edges from there, and tests each part
 * of the condition as soon as it can.
 * @param isBound whether a place has a value before the clause
 */
export function planMatch(
  patterns: readonly Pattern[],
  where: Expression | null,
  graph: Graph,
  isBound: (slot: number) => boolean
): MatchStep[] {
  const filled = slotsOf(patterns)
  const within = patterns.flatMap(({ vertices, edges }) => [...vertices, ...edges.filter(({ range }) => !range)])
  const pending = new Set([where, ...within.map((each) => each.where)].flatMap(conditionsOf))
  const simple = patterns.map((pattern) => withoutReferences(pattern, filled, pending))
  const known = new Set([...filled].filter(isBound))
  const steps: MatchStep[] = []
  const flush = () => {
    for (const condition of pending) {
      if ([...slotsIn(condition)].some((slot) => filled.has(slot) && !known.has(slot))) continue
      pending.delete(condition)
      steps.push({ kind: 'filter', condition })
    }
  }
  const visit = (vertex: VertexPattern) => {
    if (known.has(vertex.slot)) {
      steps.push({ kind: 'bound', vertex })
    } else {
      const label = vertex.labels.map(({ name }) => name).sort((a, b) => graph.count(a) - graph.count(b))[0]
      steps.push({ kind: 'scan', vertex, label })
      known.add(vertex.slot)
    }
    flush()
  }
  const isNarrowed = ({ properties, slot }: VertexPattern) =>
    properties !== null || [...pending].some((condition) => isEquality(condition, slot))
  const cost = (vertex: VertexPattern): number => {
    if (known.has(vertex.slot)) return 0
    const count = Math.min(graph.count(undefined), ...vertex.labels.map(({ name }) => graph.count(name)))
    return isNarrowed(vertex) ? count / 20 : count
  }

  flush()
  const parts = new Set(simple)
  while (parts.size > 0) {
    const [next] = [...parts].sort(
      (a, b) =>
        Number(isWaiting(a)) - Number(isWaiting(b)) || Math.min(...a.vertices.map(cost)) - Math.min(...b.vertices.map(cost))
    )
    if (!next) break
    parts.delete(next)
    planPart(next)
  }
  return steps

  function isUnknown(slot: number): boolean {
    return filled.has(slot) && !known.has(slot)
  }

  /** Conditions that decide which path is the shortest; not if the pattern selects the path before they apply. */
  function conditionsOfPath({ isSelected, slot, edges }: Pattern): Expression[] {
    const places = [slot, ...edges.map((edge) => edge.slot)]
    return isSelected ? [] : [...pending].filter((each) => [...slotsIn(each)].some((one) => places.includes(one)))
  }

  /** Whether the shortest path depends on other parts of the clause, which are found before it. */
  function isWaiting(pattern: Pattern): boolean {
    const own = slotsOf([pattern])
    const read = pattern.shortest ? [...slotsIn([pattern.edges, conditionsOfPath(pattern)])] : []
    return read.some((slot) => isUnknown(slot) && !own.has(slot))
  }

  /** Without properties that read what is found later: the edges meet them once it is known. */
  function withoutUnknown(edge: EdgePattern): EdgePattern {
    const { properties, range, hop, slot, at } = edge
    if (!range || hop === undefined || properties?.kind !== 'map' || ![...slotsIn(properties)].some(isUnknown)) return edge
    const list: Expression = { kind: 'variable', name: '', slot, at }
    for (const where of equalities(properties.entries, hop, at))
      pending.add({ kind: 'quantifier', test: 'all', variable: { name: '', slot: hop, at }, list, where, at })
    return { ...edge, properties: null }
  }

  function planPart(pattern: Pattern): void {
    const { vertices, edges, slot } = pattern
    const costs = vertices.map(cost)
    let left = costs.indexOf(Math.min(...costs))
    let right = left
    const hops = pattern.isSelected ? [] : takeHopConditions(pattern)
    const [first] = vertices.slice(left)
    if (first) visit(first)
    if (pattern.shortest) {
      const [to] = vertices.slice(1 - left)
      if (!to || !first) return
      visit(to)
      const [edge] = edges.map(withoutUnknown)
      if (!edge) return
      const conditionsOfHops = [...hops, ...ownConditionOf(edge)]
      const expand: Expand = { kind: 'expand', edge, from: first.slot, to, isReversed: left > 0, conditions: conditionsOfHops }
      known.add(edge.slot)
      known.add(slot)
      const ofPath = conditionsOfPath(pattern).filter((each) => ![...slotsIn(each)].some(isUnknown))
      for (const each of ofPath) pending.delete(each)
      const conditions = ofPath.filter((each) => !hopConditionOf(each, slot, filled))
      steps.push({ kind: 'shortest', expand, isAll: pattern.shortest === 'all', path: pattern, conditions })
      flush()
      return
    }
    while (left > 0 || right < edges.length) {
      // To the right first, unless only the vertex on the left is known, where the search narrows.
      const isKnownLeft = left > 0 && known.has(vertices[left - 1]?.slot ?? -1)
      const isKnownRight = right < edges.length && known.has(vertices[right + 1]?.slot ?? -1)
      const goesRight = right < edges.length && (left === 0 || isKnownRight || !isKnownLeft)
      const [whole, to, from] = goesRight
        ? [edges[right], vertices[right + 1], vertices[right]]
        : [edges[left - 1], vertices[left - 1], vertices[left]]
      if (!whole || !to || !from) return
      // If its end is known, a long path is followed only while it can still reach that end.
      if (whole.range && !known.has(to.slot) && isNarrowed(to)) visit(to)
      const edge = withoutUnknown(whole)
      steps.push({
        kind: 'expand',
        edge,
        from: from.slot,
        to,
        isReversed: !goesRight,
        conditions: edge.range ? [...hops, ...ownConditionOf(edge)] : []
      })
      known.add(edge.slot)
      for (const { outer } of edge.lists ?? []) known.add(outer)
      known.add(to.slot)
      flush()
      if (goesRight) right++
      else left--
    }
    if (pattern.name) steps.push({ kind: 'path', pattern })
    known.add(slot)
    flush()
  }

  /**
   * Conditions on every hop are tested while the path grows. Only those on a path of one edge pattern can be dropped from the rest.
   */
  function takeHopConditions({ slot, edges, name }: Pattern): HopCondition[] {
    if (!name || !edges.some(({ range }) => range)) return []
    return [...pending].flatMap((condition) => {
      const hop = hopConditionOf(condition, slot, filled)
      return hop ? [hop] : []
    })
  }
}

/** The condition within an edge that repeats, which each hop must meet. */
const ownConditionOf = ({ hop, where }: EdgePattern): HopCondition[] =>
  hop === undefined || !where ? [] : [{ elements: 'relationships', slot: hop, where, isNegated: false }]

/** `n.key = …` for the vertex in the place. */
function isEquality(condition: Expression, slot: number): boolean {
  if (condition.kind !== 'comparison' || condition.operators.length !== 1 || condition.operators[0] !== '=') return false
  return condition.operands.some(
    (operand) => operand.kind === 'property' && operand.of.kind === 'variable' && operand.of.slot === slot
  )
}

/** Properties that read variables of the same clause become conditions, which wait until these are bound. */
export function withoutReferences(pattern: Pattern, filled: ReadonlySet<number>, pending: Set<Expression>): Pattern {
  const strip = <Element extends VertexPattern | EdgePattern>(element: Element): Element => {
    const { properties, slot, at } = element
    if (properties?.kind !== 'map' || ('range' in element && element.range)) return element
    if (![...slotsIn(properties)].some((each) => filled.has(each))) return element
    for (const each of equalities(properties.entries, slot, at)) pending.add(each)
    return { ...element, properties: null }
  }
  return { ...pattern, vertices: pattern.vertices.map(strip), edges: pattern.edges.map(strip) }
}

/** `n.key = …` for each property of the element in the place. */
const equalities = (entries: readonly { key: Name; value: Expression }[], slot: number, at: Span): Expression[] =>
  entries.map(({ key, value }) => {
    const of: Expression = { kind: 'property', of: { kind: 'variable', name: '', slot, at }, key, at }
    return { kind: 'comparison', operands: [of, value], operators: ['='], at }
  })
