import type { Clause, Expression } from '../parse/syntax'
import { aggregates } from '../run/aggregates'

export const isAggregateName = (name: string): boolean => Object.hasOwn(aggregates, name.toLowerCase())

export const isAggregate = (expression: Expression): expression is Expression & { kind: 'call' } =>
  expression.kind === 'call' && isAggregateName(expression.name)

const updates: readonly Clause['kind'][] = ['create', 'merge', 'set', 'remove', 'delete', 'foreach']
export const isUpdate = ({ kind }: Clause): boolean => updates.includes(kind)
/** Whether a clause writes, or a clause within it. */
export const isWriting = (clause: Clause): boolean =>
  isUpdate(clause) || (clause.kind === 'callQuery' && clause.query.branches.flat().some(isWriting))

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
export const isExpression = (node: unknown): node is Expression =>
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
