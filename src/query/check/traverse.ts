import type { Clause, Expression, Name, Pattern, Query, SetItem } from '../parse/syntax'
import { aggregates } from '../run/aggregates'

export const isAggregateName = (name: string): boolean => Object.hasOwn(aggregates, name.toLowerCase())

export const isAggregate = (expression: Expression): expression is Expression & { kind: 'call' } =>
  expression.kind === 'call' && isAggregateName(expression.name)

/** The expressions directly within one, without those of patterns and subqueries. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'property':
    case 'hasLabels':
    case 'isNull':
    case 'not':
    case 'negate':
    case 'plus':
      return [expression.of]
    case 'index':
      return [expression.of, expression.index]
    case 'slice':
      return [expression.of, expression.from, expression.to].filter((part) => part !== null)
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.map(({ value }) => value)
    case 'projection':
      return [
        expression.of,
        ...expression.items.flatMap((item) => (item.kind === 'entry' ? [item.value] : item.kind === 'variable' ? [item.of] : []))
      ]
    case 'call':
      return expression.arguments
    case 'binary':
      return [expression.left, expression.right]
    case 'comparison':
      return expression.operands
    case 'case':
      return [expression.subject, ...expression.branches.flatMap(({ when, then }) => [when, then]), expression.otherwise].filter(
        (part) => part !== null
      )
    case 'comprehension':
      return [expression.list, expression.where, expression.map].filter((part) => part !== null)
    case 'quantifier':
      return [expression.list, expression.where]
    case 'reduce':
      return [expression.initial, expression.list, expression.body]
    case 'patternComprehension':
      return [expression.where, expression.map].filter((part) => part !== null)
    default:
      return []
  }
}

/** Whether an expression has an aggregate in it. */
export const hasAggregate = (expression: Expression): boolean => isAggregate(expression) || partsOf(expression).some(hasAggregate)

/** A node of the syntax tree that is an expression. */
const isExpression = (node: unknown): node is Expression =>
  typeof node === 'object' && node !== null && 'kind' in node && 'at' in node

/** The expression with other parts in the place of those for which `swap` gives some. */
export function replaceParts(expression: Expression, swap: (part: Expression) => Expression | undefined): Expression {
  const replace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replace)
    if (typeof node !== 'object' || node === null) return node
    const other = isExpression(node) ? swap(node) : undefined
    return other ?? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replace(value)]))
  }
  const replaced = replace(expression)
  return isExpression(replaced) ? replaced : expression
}

interface Visitor {
  pattern: (pattern: Pattern, isCreated: boolean) => void
  labels: (names: readonly Name[], isCreated: boolean) => void
}

/** Visits the patterns and the tests of labels of a query, those of expressions included. */
export function forEachPart(query: Query, visitor: Visitor): void {
  const pattern = (each: Pattern, isCreated: boolean) => {
    visitor.pattern(each, isCreated)
    for (const element of [...each.vertices, ...each.edges]) if (element.properties) visit(element.properties)
  }
  const visit = (expression: Expression | null): void => {
    if (!expression) return
    if (expression.kind === 'hasLabels') visitor.labels(expression.labels, false)
    if ('pattern' in expression) pattern(expression.pattern, false)
    if (expression.kind === 'subquery') forEachPart(expression.query, visitor)
    for (const part of partsOf(expression)) visit(part)
  }
  const set = (item: SetItem) => {
    if (item.kind === 'labels') visitor.labels(item.labels, true)
    else visit(item.value)
  }
  const clause = (each: Clause): void => {
    if (each.kind === 'match') {
      for (const part of each.patterns) pattern(part, false)
      visit(each.where)
    } else if (each.kind === 'with' || each.kind === 'return') {
      for (const { expression } of each.projection.items) visit(expression)
      for (const { expression } of each.projection.orderBy) visit(expression)
      visit(each.projection.where)
    } else if (each.kind === 'create') for (const part of each.patterns) pattern(part, true)
    else if (each.kind === 'merge') {
      pattern(each.pattern, true)
      for (const item of [...each.onCreate, ...each.onMatch]) set(item)
    } else if (each.kind === 'set') for (const item of each.items) set(item)
    else if (each.kind === 'unwind') visit(each.list)
    else if (each.kind === 'delete') for (const item of each.items) visit(item)
  }
  for (const branch of query.branches) for (const each of branch) clause(each)
}
