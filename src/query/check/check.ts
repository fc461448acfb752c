import { QueryError } from '../faults'
import { suggest } from '../parse/suggest'
import type { Clause, ClauseOf, Expression, Name, Query, SetItem, Statement } from '../parse/syntax'
import { type Graph, keysOf } from '../run/graph'
import { procedureNames, procedureOf, takesSettings } from '../run/procedures'
import {
  checkCondition,
  checkExpression,
  checkPattern,
  checkPatterns,
  type ExpressionContext,
  type QueryCheck,
  type QueryUse
} from './expressions'
import { checkProjection } from './projection'
import { type Binding, type ReadName, Scope, Slots } from './scope'
import { isUpdate, isWriting } from './traverse'

/** Data that running a statement needs in addition to its resolved tree. */
export interface Checked {
  /** Number of slots of a row. */
  width: number
  columns: { name: string; slot: number }[]
  isWriting: boolean
  /** Names that it reads from the graph. */
  read: readonly ReadName[]
}

/**
 * Resolves every name to a slot of the row, and rejects the faults that openCypher rejects before running a query.
 * @throws QueryError
 */
export function check(statement: Statement): Checked {
  const slots = new Slots()
  const columns = checkQuery(statement.query, new Scope(slots), { kind: 'statement' })
  const isWritingAny = statement.query.branches.some((branch) => branch.some(isWriting))
  return { width: slots.count, columns, isWriting: isWritingAny, read: slots.read }
}

const reading: readonly Clause['kind'][] = ['match', 'unwind', 'call', 'callQuery']

/**
 * The columns of the query. Columns of a union have their own slots, because two columns of a branch may share a variable's slot.
 */
const checkQuery: QueryCheck = (query: Query, outer, use) => {
  const branches = query.branches.map((branch) => checkBranch(branch, outer, use))
  const [first = []] = branches
  query.sources = branches.map((columns, index) => {
    const union = query.unions[index - 1]
    const slots = first.flatMap(({ name }) => columns.find((column) => column.name === name)?.slot ?? [])
    if (slots.length !== first.length || slots.length !== columns.length) throw new QueryError('differentColumns', {}, union?.at)
    if (union && union.isAll !== query.unions[0]?.isAll) throw new QueryError('mixedUnion', {}, union.at)
    return slots
  })
  const columns = branches.length > 1 ? first.map(({ name }) => ({ name, slot: outer.slots.next() })) : first
  query.columns = columns.map(({ slot }) => slot)
  return columns
}

/** The scope at the beginning of a branch. */
function startOf([first]: readonly Clause[], outer: Scope, use: QueryUse): Scope {
  if (use.kind !== 'call') return outer.inner()
  return new Scope(outer.slots, use.imports ?? importedBy(first, outer), outer)
}

/** The names imported by an initial WITH that consists only of names, in `CALL { … }`. */
function importedBy(first: Clause | undefined, outer: Scope): [string, Binding][] {
  if (first?.kind !== 'with') return []
  const { items, isStar, isDistinct, orderBy, skip, limit, where } = first.projection
  if (isDistinct || orderBy.length > 0 || skip || limit || where) return []
  if (isStar) return [...outer.names]
  const names = items.flatMap(({ expression, alias }) => (expression.kind === 'variable' && !alias ? [expression] : []))
  return names.length < items.length ? [] : names.map(({ name, at }) => [name, outer.use(name, at)])
}

function checkBranch(clauses: readonly Clause[], outer: Scope, use: QueryUse) {
  let scope = startOf(clauses, outer, use)
  const imports = use.kind === 'call' ? (use.imports ?? []) : []
  let columns: { name: string; slot: number }[] = []
  for (const [index, clause] of clauses.entries()) {
    const last = clauses[index - 1]
    if (last?.kind === 'return') throw new QueryError('clauseAfterReturn', {}, clause.at)
    if (use.kind === 'expression' && isWriting(clause)) throw new QueryError('writeInSubquery', {}, clause.at)
    if (last && isUpdate(last) && reading.includes(clause.kind)) {
      const after = clause.kind === 'callQuery' ? 'CALL' : clause.kind.toUpperCase()
      throw new QueryError('withBetween', { before: last.kind.toUpperCase(), after }, clause.at)
    }
    if (clause.kind === 'with' || clause.kind === 'return') {
      const projected = checkProjection(clause.projection, scope, clause.kind === 'with', checkQuery)
      for (const [name, { slot }] of imports)
        if ((projected.scope.find(name)?.slot ?? slot) !== slot) throw new QueryError('variableAlreadyBound', { name }, clause.at)
      scope = new Scope(scope.slots, [...imports, ...projected.scope.names], use.kind === 'call' ? outer : undefined)
      if (clause.kind === 'return') columns = projected.columns
    } else checkClause(clause, scope)
    if (clause.kind === 'call' && clauses.length === 1) columns = columnsOfCall(clause)
  }
  const end = clauses.at(-1)
  const mayEnd = end && (end.kind === 'return' || isWriting(end) || (end.kind === 'call' && clauses.length === 1))
  if (!mayEnd && use.kind !== 'expression') throw new QueryError('endsWithoutReturn', {}, end?.at)
  return columns
}

/** A standalone CALL returns the columns that it yields. */
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
    case 'foreach': {
      checkExpression(clause.list, context)
      const inner = scope.inner()
      clause.variable.slot = inner.addNew(clause.variable.name, 'any', clause.variable.at).slot
      for (const each of clause.clauses) if (each.kind !== 'with' && each.kind !== 'return') checkClause(each, inner)
      return
    }
    case 'call':
      checkCall(clause, context)
      return
    case 'callQuery':
      checkCallQuery(clause, scope)
      return
    case 'unsupported':
      throw new QueryError('unsupported', { words: clause.words }, clause.at)
  }
}

function checkSetItem(item: SetItem, context: ExpressionContext): void {
  checkExpression(item.kind === 'property' ? item.of : item.variable, context)
  if (item.kind !== 'labels') checkExpression(item.value, context)
}

/** Only vertices, edges and paths can be deleted. */
function checkDelete(item: Expression, context: ExpressionContext): void {
  checkExpression(item, context)
  if (!['variable', 'property', 'index', 'call', 'parameter', 'literal'].includes(item.kind))
    throw new QueryError('deleteTarget', {}, item.at)
}

function checkCall(clause: ClauseOf<'call'>, context: ExpressionContext): void {
  const { name } = clause.procedure
  const procedure = procedureOf(name)
  if (!procedure) {
    // The namespace may be missing, or that of another database.
    const words = name.toLowerCase().split('.')
    const nearest = procedureNames.find((each) => words.includes(each.toLowerCase().split('.')[1] ?? ''))
    const suggestion = nearest ?? suggest(name, procedureNames)
    throw new QueryError('unknownProcedure', { name, known: procedureNames.join(' ') }, clause.procedure.at, suggestion)
  }
  const most = takesSettings(procedure) ? 1 : 0
  const found = clause.arguments?.length ?? 0
  if (found > most)
    throw new QueryError('argumentCount', { name, expected: String(most), found: String(found) }, clause.procedure.at)
  for (const argument of clause.arguments ?? []) checkExpression(argument, context)
  const yielded = (field: Name) => ({ field, variable: { ...field, slot: -1 } })
  // Without YIELD, a standalone call yields all columns; within a query it yields none.
  clause.yields ??= procedure.fields.map((field) => yielded({ name: field, at: clause.procedure.at }))
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

/** The columns of a `CALL { … }` become names of the outer rows. */
function checkCallQuery({ query, imports, batches, at }: ClauseOf<'callQuery'>, scope: Scope): void {
  if (batches) throw new QueryError('unsupported', { words: 'CALL { … } IN TRANSACTIONS' }, batches)
  const named =
    imports === 'all'
      ? [...scope.names]
      : imports?.map((variable) => {
          const binding = scope.use(variable.name, variable.at)
          variable.slot = binding.slot
          return [variable.name, binding] as const
        })
  for (const { name, slot } of checkQuery(query, scope, { kind: 'call', imports: named })) scope.addNew(name, 'any', at, slot)
}

type NamesOf = Readonly<Record<ReadName['kind'], ReadonlySet<string>>>

/** The names of a graph: labels, types, and properties of vertices and edges. */
export const namesOf = ({ labels, types, vertices, edges }: Graph): NamesOf => ({
  label: new Set(labels),
  type: types,
  vertexProperty: keysOf(vertices),
  edgeProperty: keysOf(edges)
})

/**
 * Names that a statement reads and that the graph has neither before nor after it. They match nothing, which is usually a
 * mistake.
 * @param graphs the names before and after
 */
export function unknownNames(read: readonly ReadName[], graphs: readonly NamesOf[]): (ReadName & { suggestion?: string })[] {
  const isFirst = ({ kind, name }: ReadName, index: number) =>
    read.findIndex((each) => each.kind === kind && each.name.name === name.name) === index
  return read.filter(isFirst).flatMap(({ kind, name }) => {
    const known = graphs.flatMap((names) => [...names[kind]])
    if (known.includes(name.name)) return []
    const suggestion = suggest(name.name, known)
    return [{ kind, name, ...(suggestion !== undefined && { suggestion }) }]
  })
}
