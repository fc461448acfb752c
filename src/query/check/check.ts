import { QueryError } from '../faults'
import { suggest } from '../parse/suggest'
import type { Clause, ClauseOf, Expression, Name, Query, SetItem, Statement } from '../parse/syntax'
import { procedures } from '../run/procedures'
import {
  checkCondition,
  checkExpression,
  checkPattern,
  checkPatterns,
  type ExpressionContext,
  type QueryCheck
} from './expressions'
import { checkProjection } from './projection'
import { Scope, Slots } from './scope'
import { forEachPart } from './traverse'

/** What a statement needs to run, besides its tree with places. */
export interface Checked {
  /** Places of a row. */
  width: number
  columns: { name: string; slot: number }[]
  isWriting: boolean
}

/**
 * Gives every name its place in a row and refuses what openCypher refuses before a query runs.
 * @throws QueryError
 */
export function check(statement: Statement): Checked {
  const slots = new Slots()
  const columns = checkQuery(statement.query, new Scope(slots), { isSubquery: false })
  return { width: slots.count, columns, isWriting: statement.query.branches.some((branch) => branch.some(isWriting)) }
}

const writing: readonly Clause['kind'][] = ['create', 'merge', 'set', 'remove', 'delete']
const isWriting = ({ kind }: Clause): boolean => writing.includes(kind)

/** The columns of the query. All branches of a union write to the places of the first, by name. */
const checkQuery: QueryCheck = (query: Query, outer, { isSubquery }) => {
  const [first, ...rest] = query.branches.map((branch) => checkBranch(branch, outer.inner(), isSubquery))
  for (const [index, columns] of rest.entries()) {
    const union = query.unions[index]
    const slots = (first ?? []).flatMap(({ name }) => columns.find((column) => column.name === name)?.slot ?? [])
    if (!union || slots.length !== first?.length || slots.length !== columns.length)
      throw new QueryError('differentColumns', {}, union?.at)
    if (union.isAll !== query.unions[0]?.isAll) throw new QueryError('mixedUnion', {}, union.at)
    union.columns = slots
  }
  return first ?? []
}

function checkBranch(clauses: readonly Clause[], start: Scope, isSubquery: boolean) {
  let scope = start
  let columns: { name: string; slot: number }[] = []
  for (const [index, clause] of clauses.entries()) {
    const last = clauses[index - 1]
    if (last?.kind === 'return') throw new QueryError('clauseAfterReturn', {}, clause.at)
    if (isSubquery && isWriting(clause)) throw new QueryError('writeInSubquery', {}, clause.at)
    if (clause.kind === 'with' || clause.kind === 'return') {
      const projected = checkProjection(clause.projection, scope, clause.kind === 'with', checkQuery)
      scope = projected.scope
      if (clause.kind === 'return') columns = projected.columns
    } else checkClause(clause, scope)
    if (clause.kind === 'call' && clauses.length === 1) columns = columnsOfCall(clause)
  }
  const end = clauses.at(-1)
  const mayEnd = end && (end.kind === 'return' || isWriting(end) || (end.kind === 'call' && clauses.length === 1))
  if (!mayEnd && !isSubquery) throw new QueryError('endsWithoutReturn', {}, end?.at)
  return columns
}

/** A CALL that stands alone answers with what it yields. */
function columnsOfCall({ yields }: ClauseOf<'call'>) {
  return (yields ?? []).map(({ variable }) => ({ name: variable.name, slot: variable.slot }))
}

function checkClause(clause: Exclude<Clause, ClauseOf<'with' | 'return'>>, scope: Scope): void {
  const context: ExpressionContext = { scope, checkQuery }
  switch (clause.kind) {
    case 'match':
      checkPatterns(clause.patterns, context, 'match')
      if (clause.where) checkCondition(clause.where, context)
      return
    case 'unwind':
      checkExpression(clause.list, context)
      clause.variable.slot = scope.addNew(clause.variable.name, 'any', clause.variable.at).slot
      return
    case 'create':
      checkPatterns(clause.patterns, context, 'create')
      return
    case 'merge':
      checkPattern(clause.pattern, context, 'merge')
      for (const item of [...clause.onCreate, ...clause.onMatch]) checkSetItem(item, context)
      return
    case 'set':
      for (const item of clause.items) checkSetItem(item, context)
      return
    case 'remove':
      for (const item of clause.items) checkExpression(item.kind === 'property' ? item.of : item.variable, context)
      return
    case 'delete':
      for (const item of clause.items) checkDelete(item, context)
      return
    case 'call':
      checkCall(clause, context)
      return
    case 'unsupported':
      throw new QueryError('unsupported', { words: clause.words }, clause.at)
  }
}

function checkSetItem(item: SetItem, context: ExpressionContext): void {
  checkExpression(item.kind === 'property' ? item.of : item.variable, context)
  if (item.kind !== 'labels') checkExpression(item.value, context)
}

/** Only what holds a vertex, an edge or a path can be deleted. */
function checkDelete(item: Expression, context: ExpressionContext): void {
  checkExpression(item, context)
  if (!['variable', 'property', 'index', 'call', 'parameter', 'literal'].includes(item.kind))
    throw new QueryError('deleteTarget', {}, item.at)
}

function checkCall(clause: ClauseOf<'call'>, context: ExpressionContext): void {
  const { name } = clause.procedure
  const procedure = procedures[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (!procedure || !name.includes('.')) {
    const known = Object.values(procedures).map((each) => `${name.split('.').slice(0, -1).join('.') || 'algo'}.${each.name}`)
    throw new QueryError('unknownProcedure', { name }, clause.procedure.at, suggest(name, known))
  }
  for (const argument of clause.arguments ?? []) checkExpression(argument, context)
  const place = (field: Name) => ({ field, variable: { ...field, slot: -1 } })
  // Without YIELD a call that stands alone yields everything; within a query it yields nothing to the rest.
  clause.yields ??= procedure.fields.map((field) => place({ name: field, at: clause.procedure.at }))
  for (const { field, variable } of clause.yields) {
    if (!procedure.fields.includes(field.name))
      throw new QueryError(
        'unknownField',
        { name: field.name },
        field.at,
        suggest(field.name, procedure.fields) ?? procedure.fields[0]
      )
    variable.slot = context.scope.addNew(variable.name, 'any', variable.at).slot
  }
  if (clause.where) checkCondition(clause.where, context)
}

/** Labels and types that a reading pattern names and the graph does not have. They match nothing, which is rarely what was meant. */
export function unknownNames(
  { query }: Statement,
  graph: { labels: Iterable<string>; types: Iterable<string> }
): { kind: 'label' | 'type'; name: Name; suggestion?: string }[] {
  const [labels, types] = [new Set(graph.labels), new Set(graph.types)]
  const created = { label: new Set<string>(), type: new Set<string>() }
  const used: { kind: 'label' | 'type'; name: Name }[] = []
  forEachPart(query, {
    pattern: ({ vertices, edges }, isCreated) => {
      for (const name of vertices.flatMap((vertex) => vertex.labels))
        if (isCreated) created.label.add(name.name)
        else used.push({ kind: 'label', name })
      for (const name of edges.flatMap((edge) => edge.types))
        if (isCreated) created.type.add(name.name)
        else used.push({ kind: 'type', name })
    },
    labels: (names, isCreated) => {
      for (const name of names)
        if (isCreated) created.label.add(name.name)
        else used.push({ kind: 'label', name })
    }
  })
  return used.flatMap(({ kind, name }) => {
    const known = kind === 'label' ? labels : types
    if (known.has(name.name) || created[kind].has(name.name)) return []
    const suggestion = suggest(name.name, known)
    return [{ kind, name, ...(suggestion !== undefined && { suggestion }) }]
  })
}
