import type { Expression, Pattern } from '../parse/syntax'

/** The parts of a condition that are joined by AND: each may be tested as soon as its names are known. */
export function conditionsOf(expression: Expression | null): Expression[] {
  if (!expression) return []
  if (expression.kind === 'binary' && expression.operator === 'and')
    return [...conditionsOf(expression.left), ...conditionsOf(expression.right)]
  return [expression]
}

/** The places that an expression or a pattern reads, those within subqueries included. */
export function slotsIn(node: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(node)) for (const item of node) slotsIn(item, found)
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'slot' && typeof value === 'number') found.add(value)
      else if (key !== 'at') slotsIn(value, found)
    }
  return found
}

/** The places that a pattern fills. */
export function slotsOf(patterns: readonly Pattern[]): Set<number> {
  return new Set(
    patterns.flatMap(({ slot, vertices, edges }) => [
      slot,
      ...vertices.map((each) => each.slot),
      ...edges.flatMap((each) => [each.slot, ...(each.lists ?? []).map(({ outer }) => outer)])
    ])
  )
}

/** A condition on every element of a path, which can be tested at each hop instead of on the whole path. */
export interface HopCondition {
  elements: 'relationships' | 'nodes'
  slot: number
  where: Expression
  /** NONE instead of ALL. */
  isNegated: boolean
}

/**
 * `all(e IN relationships(p) WHERE …)` and its kind for the path in the given place, if it reads nothing else that the same
 * clause fills.
 */
export function hopConditionOf(condition: Expression, path: number, filled: ReadonlySet<number>): HopCondition | undefined {
  if (condition.kind !== 'quantifier' || (condition.test !== 'all' && condition.test !== 'none')) return undefined
  const { list, variable, where, test } = condition
  if (list.kind !== 'call' || list.arguments.length !== 1) return undefined
  const elements = list.name.toLowerCase()
  const [argument] = list.arguments
  if ((elements !== 'relationships' && elements !== 'nodes') || argument?.kind !== 'variable' || argument.slot !== path)
    return undefined
  if ([...slotsIn(where)].some((slot) => filled.has(slot))) return undefined
  return { elements, slot: variable.slot, where, isNegated: test === 'none' }
}
