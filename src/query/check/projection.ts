import { QueryError } from '../faults'
import type { Expression, Projection, ProjectionItem } from '../parse/syntax'
import { typeOf } from '../values'
import { checkCondition, checkExpression, type ExpressionContext, type QueryCheck } from './expressions'
import { type Binding, type NameType, Scope } from './scope'
import { hasAggregate, isAggregate, isExpression, partsOf, replaceParts } from './traverse'

/**
 * Checks WITH or RETURN and gives its columns their places. A name that passes through keeps its place.
 * @returns the columns, and the names that the clauses after a WITH see
 */
export function checkProjection(
  projection: Projection,
  scope: Scope,
  isWith: boolean,
  checkQuery: QueryCheck
): { columns: { name: string; slot: number }[]; scope: Scope } {
  const context: ExpressionContext = { scope, checkQuery, mayAggregate: true }
  const after = new Map<string, Binding>()
  if (projection.isStar) {
    const named = [...scope.names].sort(([a], [b]) => (a < b ? -1 : 1))
    if (named.length === 0 && projection.items.length === 0 && !isWith) throw new QueryError('noVariables', {}, projection.at)
    projection.star = named.map(([name, { slot }]) => ({ name, slot }))
    for (const [name, binding] of named) after.set(name, binding)
  }
  for (const item of projection.items) checkExpression(item.expression, context)
  for (const item of projection.items) {
    const name = columnName(item, isWith)
    if (after.has(name)) throw new QueryError('columnTwice', { name }, item.alias?.at ?? item.at)
    const binding = bindingOf(item, scope)
    item.slot = binding.slot
    after.set(name, binding)
  }
  const isGrouped = projection.items.some(({ expression }) => hasAggregate(expression))
  if (isGrouped) for (const item of projection.items) checkGrouping(item, projection, scope)
  checkAfter(projection, scope, after, isGrouped, checkQuery)
  return {
    columns: [...after].map(([name, { slot }]) => ({ name, slot })),
    scope: new Scope(scope.slots, after)
  }
}

function columnName({ expression, alias, text }: ProjectionItem, isWith: boolean): string {
  if (alias) return alias.name
  if (expression.kind === 'variable') return expression.name
  if (isWith) throw new QueryError('noAlias', { text }, expression.at)
  return text
}

function bindingOf({ expression }: ProjectionItem, scope: Scope): Binding {
  if (expression.kind === 'variable') return scope.use(expression.name, expression.at)
  return { slot: scope.slots.next(), type: literalType(expression) }
}

/** The name of a literal cannot be used as that of a vertex or an edge; a list may hold the edges of a path. */
const literalType = (expression: Expression): NameType => {
  if (expression.kind === 'literal') return expression.value === null ? 'any' : 'value'
  if (expression.kind === 'list') return 'list'
  return expression.kind === 'map' ? 'value' : 'any'
}

/** ORDER BY and WHERE see the earlier names as well, unless rows were joined by DISTINCT or an aggregate. */
function checkAfter(
  projection: Projection,
  scope: Scope,
  after: ReadonlyMap<string, Binding>,
  isGrouped: boolean,
  checkQuery: QueryCheck
): void {
  const isJoined = isGrouped || projection.isDistinct
  const seen = new Scope(scope.slots, isJoined ? after : [...scope.names, ...after])
  const context: ExpressionContext = { scope: seen, checkQuery, ...(isGrouped && { mayAggregate: true }) }
  for (const each of projection.orderBy) {
    // An expression that is already a column is sorted by that column.
    each.expression = isJoined ? throughColumns(each.expression, projection) : each.expression
    checkExpression(each.expression, context)
    if (hasAggregate(each.expression)) throw new QueryError('ambiguousAggregate', {}, each.expression.at)
  }
  if (projection.where) {
    if (isJoined && !hasAggregate(projection.where)) projection.where = throughColumns(projection.where, projection)
    checkCondition(projection.where, { scope: seen, checkQuery })
  }
  for (const bound of [projection.skip, projection.limit]) if (bound) checkBound(bound, scope, checkQuery)
}

/** SKIP and LIMIT depend on no row. */
function checkBound(bound: Expression, scope: Scope, checkQuery: QueryCheck): void {
  const usesNames = (expression: Expression): boolean => expression.kind === 'variable' || partsOf(expression).some(usesNames)
  if (usesNames(bound)) throw new QueryError('boundNotConstant', {}, bound.at)
  checkExpression(bound, { scope, checkQuery })
  if (bound.kind === 'literal' && typeof bound.value !== 'bigint')
    throw new QueryError('type', { operation: 'SKIP, LIMIT', type: typeOf(bound.value) }, bound.at)
  if (bound.kind === 'literal' && typeof bound.value === 'bigint' && bound.value < 0n)
    throw new QueryError('negativeBound', {}, bound.at)
}

/**
 * Numbers that are the same for two expressions that differ only in the whitespace and comments between their words. Each part is
 * read once: a text of every part would grow with the square of the expression.
 */
function shapes(): (node: object) => number {
  const [known, numbers] = [new Map<object, number>(), new Map<string, number>()]
  const shapeOf = (node: object): number => {
    const before = known.get(node)
    if (before !== undefined) return before
    const parts = Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'at' || key === 'slot') return []
      if (typeof value === 'object' && value !== null) return `${key} ${shapeOf(value)}`
      return key + JSON.stringify(typeof value === 'bigint' ? `${value}n` : value)
    })
    const text = Array.isArray(node) + parts.join()
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    known.set(node, number)
    return number
  }
  return shapeOf
}

/** Keys that an expression with an aggregate may use: names and properties, as they are in the projection. */
const isSimpleKey = ({ kind }: Expression) => kind === 'variable' || kind === 'property'

/** Replaces expressions by the columns that have them. */
function throughColumns(sorted: Expression, { items }: Projection): Expression {
  const isStrict = hasAggregate(sorted)
  const shapeOf = shapes()
  const columns = items
    .filter(({ expression }) => !isStrict || hasAggregate(expression) || isSimpleKey(expression))
    .map((item) => ({ item, shape: shapeOf(item.expression) }))
  return replaceParts(sorted, (part) => {
    const shape = shapeOf(part)
    const column = columns.find((each) => each.shape === shape)?.item
    // The names within a comprehension are its own.
    if (!column) return isLocal(part) ? part : undefined
    const name = column.alias?.name ?? (column.expression.kind === 'variable' ? column.expression.name : column.text)
    return { kind: 'variable', name, slot: column.slot, at: part.at }
  })
}

const isLocal = ({ kind }: Expression) => kind === 'comprehension' || kind === 'quantifier' || kind === 'reduce'

/** Beside an aggregate, an expression may use constants and the keys by which the rows are grouped. */
function checkGrouping({ expression }: ProjectionItem, projection: Projection, scope: Scope): void {
  if (!hasAggregate(expression)) return
  const shapeOf = shapes()
  const shapeOfName = (name: string) => shapeOf({ kind: 'variable', name })
  const keys = new Set(projection.items.filter((item) => isSimpleKey(item.expression)).map((item) => shapeOf(item.expression)))
  for (const { name } of projection.star) keys.add(shapeOfName(name))
  // The names that differ between the rows of a group, by place: names within a comprehension or a subquery have others.
  const varying = new Set([...scope.names].flatMap(([name, { slot }]) => (keys.has(shapeOfName(name)) ? [] : [slot])))
  const visit = (node: unknown, around: Expression, isNested: boolean): void => {
    if (typeof node !== 'object' || node === null) return
    const part = isExpression(node) ? node : undefined
    // A subquery has aggregates of its own.
    if (part && ((!isNested && isAggregate(part)) || (isSimpleKey(part) && keys.has(shapeOf(part))))) return
    if ('slot' in node && typeof node.slot === 'number' && varying.has(node.slot))
      throw new QueryError('ambiguousAggregate', {}, (part ?? around).at)
    for (const [key, each] of Object.entries(node))
      if (key !== 'star') visit(each, part ?? around, isNested || part?.kind === 'subquery')
  }
  visit(expression, expression, false)
}
