import { QueryError } from '../faults'
import { suggest } from '../parse/suggest'
import type { EdgePattern, Expression, LabelTest, Name, Pattern, Query } from '../parse/syntax'
import { aggregates } from '../run/aggregates'
import { aggregateNames, functionNames } from '../run/function-names'
import { functions } from '../run/functions'
import type { Binding, NameType, ReadName, Scope } from './scope'
import { isAggregateName, partsOf } from './traverse'

/** Checks a query within another; passed in, because a query is made of expressions. */
export type QueryCheck = (query: Query, outer: Scope, use: QueryUse) => { name: string; slot: number }[]
/** `imports`: names that a `CALL (x) { … }` sees in all clauses; without them, a WITH at the beginning of a branch imports. */
export type QueryUse =
  | { kind: 'statement' | 'expression' }
  | { kind: 'call'; imports: readonly (readonly [string, Binding])[] | undefined }
export interface ExpressionContext {
  scope: Scope
  checkQuery: QueryCheck
  /** Whether aggregates may stand here; false unless stated. */
  mayAggregate?: boolean
  /** Whether a condition stands here, which may be a pattern; false unless stated. */
  isCondition?: boolean
}

/** Resolves the names of an expression. @throws QueryError */
export function checkExpression(expression: Expression, { isCondition = false, ...context }: ExpressionContext): void {
  switch (expression.kind) {
    case 'variable': {
      const { slot, type } = context.scope.use(expression.name, expression.at)
      expression.slot = slot
      if (isCondition && isElement(type))
        throw new QueryError('type', { operation: 'WHERE', type: elementName(type) }, expression.at)
      return
    }
    case 'largeNumber':
      throw new QueryError('largeInteger', { value: expression.text }, expression.at)
    case 'call':
      checkCall(expression, context)
      return
    case 'comprehension':
    case 'quantifier': {
      checkExpression(expression.list, context)
      const scope = context.scope.inner()
      expression.variable.slot = scope.add(expression.variable.name, 'any').slot
      const inner = { ...context, scope, mayAggregate: false }
      if (expression.where) checkCondition(expression.where, inner)
      if (expression.kind === 'comprehension' && expression.map) checkExpression(expression.map, inner)
      return
    }
    case 'reduce': {
      checkExpression(expression.initial, context)
      checkExpression(expression.list, context)
      const scope = context.scope.inner()
      const { accumulator, variable } = expression
      if (accumulator.name === variable.name) throw new QueryError('variableAlreadyBound', { name: variable.name }, variable.at)
      accumulator.slot = scope.add(accumulator.name, 'any').slot
      variable.slot = scope.add(variable.name, 'any').slot
      checkExpression(expression.body, { ...context, scope, mayAggregate: false })
      return
    }
    case 'pattern':
      if (!isCondition) throw new QueryError('patternAsValue', {}, expression.at)
      checkPattern(expression.pattern, context, 'condition')
      return
    case 'patternComprehension': {
      const inner = { ...context, scope: context.scope.inner(), mayAggregate: false }
      checkPattern(expression.pattern, inner, 'expression')
      if (expression.where) checkCondition(expression.where, inner)
      checkExpression(expression.map, inner)
      return
    }
    case 'shortestPath':
      checkPattern(expression.pattern, context, 'condition')
      expression.pattern.slot = context.scope.slots.next()
      return
    case 'case':
      for (const { when, then } of expression.branches) {
        checkExpression(when, { ...context, isCondition: expression.subject === null })
        checkExpression(then, context)
      }
      for (const part of [expression.subject, expression.otherwise]) if (part) checkExpression(part, context)
      return
    case 'subquery':
      checkSubquery(expression, context)
      return
    case 'property': {
      checkExpression(expression.of, context)
      const type = checkOwner(expression.of, '.', context)
      if (type) read(context, `${type}Property`, [expression.key])
      return
    }
    case 'hasLabels': {
      checkExpression(expression.of, context)
      const type = checkOwner(expression.of, ':', context)
      if (type) read(context, type === 'edge' ? 'type' : 'label', [...expression.labels, ...namesIn(expression.labelTest)])
      return
    }
    case 'not':
    case 'negate':
    case 'plus':
      checkExpression(expression.of, { ...context, isCondition: isCondition && expression.kind === 'not' })
      refuseLiteral(expression.of, expression.kind)
      return
    case 'binary': {
      const isLogic = ['and', 'or', 'xor'].includes(expression.operator)
      const inner = { ...context, isCondition: isCondition && isLogic }
      checkExpression(expression.left, inner)
      checkExpression(expression.right, inner)
      if (isLogic) {
        refuseLiteral(expression.left, 'not')
        refuseLiteral(expression.right, 'not')
      }
      if (expression.operator === 'in') refuseLiteral(expression.right, 'in')
      return
    }
    default:
      for (const part of partsOf(expression)) checkExpression(part, context)
  }
}

function checkSubquery({ result, query, at }: Expression & { kind: 'subquery' }, { scope, checkQuery }: ExpressionContext): void {
  const found = checkQuery(query, scope, { kind: 'expression' }).length
  if (result !== 'collect' || found === 1) return
  if (found === 0) throw new QueryError('endsWithoutReturn', {}, at)
  throw new QueryError('argumentCount', { name: 'COLLECT { RETURN … }', expected: '1', found: String(found) }, at)
}

/** The names that a test of labels reads. */
const namesIn = (test: LabelTest | null): Name[] => {
  if (!test || test.kind === 'any') return []
  if (test.kind === 'label') return [test.name]
  return test.kind === 'not' ? namesIn(test.of) : test.parts.flatMap(namesIn)
}

const read = ({ scope }: ExpressionContext, kind: ReadName['kind'], names: readonly Name[]) =>
  scope.slots.read.push(...names.map((name) => ({ kind, name })))

/** Resolves the names of a condition, as of WHERE: it may be a pattern, but no vertex, edge or path. @throws QueryError */
export function checkCondition(expression: Expression, context: ExpressionContext): void {
  checkExpression(expression, { ...context, isCondition: true })
}

const isElement = (type: NameType) => type !== 'any' && type !== 'value'
const elementName = (type: NameType) => (type === 'edges' ? 'list' : type)

/**
 * Kind of the element whose property (`.`) or label (`:`) is read; undefined if it is not known before the query runs.
 * @throws QueryError for an expression that cannot have one
 */
function checkOwner(of: Expression, operator: '.' | ':', { scope }: ExpressionContext): 'vertex' | 'edge' | undefined {
  refuseLiteral(of, operator)
  const type = of.kind === 'variable' ? scope.find(of.name)?.type : undefined
  if (type === 'vertex' || type === 'edge') return type
  // A value may be a map, which has properties.
  if (type && type !== 'any' && (operator === ':' || type !== 'value'))
    throw new QueryError('type', { operation: operator, type: elementName(type) }, of.at)
  return undefined
}

/** Functions that take one kind of element of the graph; another kind is refused before the query runs. */
const takes: Readonly<Record<string, NameType>> = {
  labels: 'vertex',
  type: 'edge',
  startnode: 'edge',
  endnode: 'edge',
  nodes: 'path',
  relationships: 'path',
  length: 'path',
  size: 'edges'
}

function refuseElement({ name, arguments: [argument] }: Expression & { kind: 'call' }, { scope }: ExpressionContext): void {
  const taken = takes[name.toLowerCase()]
  if (!taken || argument?.kind !== 'variable') return
  const type = scope.find(argument.name)?.type ?? 'any'
  if (['vertex', 'edge', 'edges', 'path'].includes(type) && type !== taken)
    throw new QueryError('type', { operation: `${name}()`, type: elementName(type) }, argument.at)
}

/** Literals that an operator can never take are refused before the query runs. */
const refused: Readonly<Record<string, readonly string[]>> = {
  '.': ['bigint', 'number', 'string', 'boolean', 'list'],
  ':': ['bigint', 'number', 'string', 'boolean', 'list', 'map'],
  not: ['bigint', 'number', 'string', 'list', 'map'],
  negate: ['string', 'boolean', 'list', 'map'],
  plus: ['string', 'boolean', 'list', 'map'],
  in: ['bigint', 'number', 'string', 'boolean', 'map']
}
const typeNames: Readonly<Record<string, string>> = { bigint: 'integer', number: 'float' }
const operatorNames: Readonly<Record<string, string>> = { not: 'AND, OR, NOT', negate: '-', plus: '+', in: 'IN' }

function refuseLiteral(operand: Expression, operator: string): void {
  const type = operand.kind === 'literal' ? typeof operand.value : operand.kind
  if (operand.kind === 'literal' && operand.value === null) return
  if (refused[operator]?.includes(type))
    throw new QueryError('type', { operation: operatorNames[operator] ?? operator, type: typeNames[type] ?? type }, operand.at)
}

/** Whether an expression has another value each time that it is evaluated. */
const isRandom = (expression: Expression): boolean =>
  (expression.kind === 'call' && ['rand', 'randomuuid'].includes(expression.name.toLowerCase())) ||
  partsOf(expression).some(isRandom)

function checkCall(call: Expression & { kind: 'call' }, context: ExpressionContext): void {
  const name = call.name.toLowerCase()
  if (isAggregateName(name)) {
    if (context.mayAggregate === false) throw new QueryError('nestedAggregate', { name: call.name }, call.at)
    if (!context.mayAggregate) throw new QueryError('aggregateHere', { name: call.name }, call.at)
    if (!call.isStar) checkArity(call, aggregates[name]?.arity ?? [1, 1])
    for (const argument of call.arguments) {
      checkExpression(argument, { ...context, mayAggregate: false })
      if (isRandom(argument)) throw new QueryError('randomAggregate', { name: call.name }, argument.at)
    }
    return
  }
  if (name === 'exists') {
    checkArity(call, [1, 1])
    for (const argument of call.arguments) checkExpression(argument, { ...context, isCondition: argument.kind === 'pattern' })
    return
  }
  if (name === 'coalesce' || name === 'nullif') {
    checkArity(call, name === 'nullif' ? [2, 2] : [1, 100])
    for (const argument of call.arguments) checkExpression(argument, context)
    return
  }
  const known = functions[name]
  if (!known || !Object.hasOwn(functions, name))
    throw new QueryError(
      'unknownFunction',
      { name: call.name },
      call.at,
      suggest(call.name, [...functionNames, ...aggregateNames])
    )
  checkArity(call, known.arity)
  for (const argument of call.arguments) checkExpression(argument, context)
  refuseElement(call, context)
}

function checkArity(call: Expression & { kind: 'call' }, [min, max]: readonly [number, number]): void {
  const count = call.arguments.length
  if (count < min || count > max)
    throw new QueryError(
      'argumentCount',
      { name: call.name, expected: min === max ? String(min) : `${min}–${max}`, found: String(count) },
      call.at
    )
}

/** `condition` introduces no names; `expression` is a pattern comprehension, whose names are its own. */
type PatternUse = 'match' | 'create' | 'merge' | 'condition' | 'expression'

const isWritten = (use: PatternUse) => use === 'create' || use === 'merge'

/** Gives the parts of a pattern their places. @throws QueryError */
export function checkPattern(pattern: Pattern, context: ExpressionContext, use: PatternUse): void {
  checkPatterns([pattern], context, use)
}

/** Patterns of one clause: an edge that the clause introduces may stand in it once. */
export function checkPatterns(patterns: readonly Pattern[], context: ExpressionContext, use: PatternUse): void {
  const edges = new Set<string>()
  // A repeated part sees the names from before the clause, because its own names belong to one repetition.
  const before = { ...context, scope: context.scope.inner(), mayAggregate: undefined }
  for (const pattern of patterns) {
    if (pattern.shortest) checkShortest(pattern, use)
    if (isWritten(use)) refuseTests(pattern)
    for (const [index, vertex] of pattern.vertices.entries()) {
      // A vertex that was bound before may be an end of something new, and may not be described again.
      const isBare = vertex.labels.length === 0 && !vertex.properties
      const mayReuse = !isWritten(use) || (isBare && (pattern.edges.length > 0 || index > 0))
      vertex.slot = slotFor(vertex.name, 'vertex', context, use, mayReuse)
    }
    for (const edge of pattern.edges) checkEdge(edge, context, use, edges, before)
    for (const { labels, labelTest, properties, where } of pattern.vertices) {
      checkProperties(properties, context, use, 'vertexProperty')
      if (!isWritten(use)) read(context, 'label', [...labels, ...namesIn(labelTest)])
      if (where) checkCondition(where, context)
    }
    for (const { types, typeTest, properties, where, range } of pattern.edges) {
      checkProperties(properties, context, use, 'edgeProperty')
      if (!isWritten(use)) read(context, 'type', [...types, ...namesIn(typeTest)])
      if (where && !range) checkCondition(where, context)
    }
    if (pattern.name) pattern.slot = slotFor(pattern.name, 'path', context, use, false)
  }
}

function slotFor(name: Name | null, type: NameType, { scope }: ExpressionContext, use: PatternUse, mayReuse: boolean): number {
  if (!name) return scope.slots.next()
  const known = scope.find(name.name)
  if (!known) {
    if (use === 'condition') throw new QueryError('patternIntroducesName', { name: name.name }, name.at)
    return scope.add(name.name, type).slot
  }
  // A path is always new.
  if (type !== 'path' && !fits(known.type, type)) throw new QueryError('variableTypeConflict', { name: name.name }, name.at)
  if (!mayReuse) throw new QueryError('variableAlreadyBound', { name: name.name }, name.at)
  return known.slot
}

function checkEdge(
  edge: EdgePattern,
  context: ExpressionContext,
  use: PatternUse,
  edges: Set<string>,
  before: ExpressionContext
): void {
  if (isWritten(use)) {
    if (edge.range) throw new QueryError('variableLength', {}, edge.at)
    if (edge.types.length !== 1) throw new QueryError('edgeNeedsType', {}, edge.at)
    if (edge.direction === 'both' && use === 'create') throw new QueryError('edgeNeedsDirection', {}, edge.at)
  }
  if (edge.group) {
    checkGroup(edge, edge.group, context, edges, before)
    return
  }
  const { name } = edge
  if (name) {
    if (edges.has(name.name)) throw new QueryError('repeatedEdge', { name: name.name }, name.at)
    edges.add(name.name)
  }
  edge.slot = slotFor(name, edge.range ? 'edges' : 'edge', context, use, !isWritten(use))
  if (!edge.range) return
  const scope = before.scope.inner()
  edge.hop = name ? scope.add(name.name, 'edge').slot : scope.slots.next()
  if (edge.where) checkCondition(edge.where, { ...before, scope })
}

/** A part that repeats: outside of it, its names are lists. */
function checkGroup(
  edge: EdgePattern,
  group: Pattern,
  context: ExpressionContext,
  edges: Set<string>,
  before: ExpressionContext
): void {
  const scope = before.scope.inner()
  const inner = { ...before, scope }
  if (group.edges.some(({ range }) => range)) throw new QueryError('shortestPathShape', {}, edge.at)
  const named = [...group.vertices, ...group.edges].flatMap(({ name }) => (name ? [name] : []))
  for (const name of named)
    if (context.scope.find(name.name)) throw new QueryError('variableAlreadyBound', { name: name.name }, name.at)
  checkPatterns([group], inner, 'match')
  if (edge.where) checkCondition(edge.where, inner)
  edge.slot = context.scope.slots.next()
  edge.lists = [...new Set(named.map(({ name }) => name))].map((name) => {
    edges.add(name)
    return { inner: scope.find(name)?.slot ?? -1, outer: context.scope.add(name, 'list').slot }
  })
}

/** @throws QueryError for the parts of a pattern that can test but not create */
function refuseTests({ vertices, edges }: Pattern): void {
  for (const { labelTest, where, at } of vertices) if (labelTest || where) throw new QueryError('testInWrite', {}, at)
  for (const { typeTest, where, at } of edges) if (typeTest || where) throw new QueryError('testInWrite', {}, at)
}

function checkProperties(
  properties: Expression | null,
  context: ExpressionContext,
  use: PatternUse,
  kind: ReadName['kind']
): void {
  if (!properties) return
  if (properties.kind === 'map' && !isWritten(use))
    read(
      context,
      kind,
      properties.entries.map(({ key }) => key)
    )
  if (properties.kind === 'parameter' && use !== 'create') throw new QueryError('parameterInPattern', {}, properties.at)
  checkExpression(properties, { ...context, mayAggregate: undefined })
}

function checkShortest(pattern: Pattern, use: PatternUse): void {
  if (pattern.shortest === 'many') throw new QueryError('unsupported', { words: 'SHORTEST k' }, pattern.at)
  const isRight = pattern.edges.length === 1 && !pattern.edges[0]?.group && (pattern.edges[0]?.range?.min ?? 1) <= 1
  if (!isRight || isWritten(use)) throw new QueryError('shortestPathShape', {}, pattern.at)
}

/** Whether a name's type fits a use of it; `any` fits all. */
const fits = (type: NameType, use: NameType) => type === use || type === 'any' || (type === 'list' && use === 'edges')
