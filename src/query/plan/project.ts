import { hasAggregate, isAggregate, replaceParts } from '../check/traverse'
import type { Expression, Projection } from '../parse/syntax'
import { type Aggregate, startAggregate } from '../run/aggregates'
import { keyOf, order } from '../run/compare'
import type { Compiler } from '../run/compiler'
import { truthOf } from '../run/conditions'
import type { Context, Evaluate, Row } from '../run/context'
import { compile, rowCount } from '../run/evaluate'
import { allocate, checkRows } from '../run/limits'
import { collecting, type Operator, operator, type Sink } from './operators'

/** WITH and RETURN: columns, groups, DISTINCT, ORDER BY, SKIP, LIMIT and the WHERE after it. */
export function planProjection(projection: Projection, compiler: Compiler, takeSlot: () => number, textOf: TextOf): Operator[] {
  const { items, star, orderBy, skip, limit, where, isDistinct } = projection
  const columns = [...star.map(({ slot }) => slot), ...items.map(({ slot }) => slot)]
  const operators: Operator[] = []
  if (items.some(({ expression }) => hasAggregate(expression))) operators.push(aggregate(projection, compiler, takeSlot, textOf))
  else if (items.some(({ expression }) => expression.kind !== 'variable')) operators.push(project(projection, compiler, textOf))
  if (isDistinct) operators.push(distinct(columns))
  if (orderBy.length > 0) operators.push(sort(projection, compiler, textOf))
  if (skip) operators.push(skipRows(skip, compiler, textOf))
  if (limit) operators.push(limitRows(limit, compiler, textOf))
  if (where) operators.push(filter(where, compiler, textOf))
  return operators
}

/** The text of a part of the query, for the plan. */
export type TextOf = (part: Pick<Expression, 'at'>) => string

export function filter(condition: Expression, compiler: Compiler, textOf: TextOf): Operator {
  const test = compile(condition, compiler)
  return operator('filter', textOf(condition), (next, context) => ({
    row: (row) => (truthOf(test(row, context), 'WHERE', condition.at) === true ? next.row(row) : true),
    end: next.end
  }))
}

function project({ items, at }: Projection, compiler: Compiler, textOf: TextOf): Operator {
  const columns = items.flatMap(({ expression, slot }) =>
    expression.kind === 'variable' ? [] : [{ slot, evaluate: compile(expression, compiler) }]
  )
  return operator('project', textOf({ at }), (next, context) => ({
    row: (row) => {
      const projected = row.slice()
      for (const { slot, evaluate } of columns) projected[slot] = evaluate(row, context)
      return next.row(projected)
    },
    end: next.end
  }))
}

interface AggregateCall {
  name: string
  isStar: boolean
  isDistinct: boolean
  value: Evaluate
  parameter: Evaluate
  slot: number
  at: Expression['at']
}

/** Rows with the same keys are one group. Without keys, all rows are one group, even if there are none. */
function aggregate({ items, star, at }: Projection, compiler: Compiler, takeSlot: () => number, textOf: TextOf): Operator {
  const calls: AggregateCall[] = []
  const nothing: Evaluate = () => null
  /** The place of an aggregate's result. */
  const aggregateSlot = (part: Expression): Expression | undefined => {
    // A subquery has aggregates of its own.
    if (part.kind === 'subquery') return part
    if (!isAggregate(part)) return undefined
    const [value, parameter] = part.arguments.map((each) => compile(each, compiler))
    const slot = takeSlot()
    calls.push({ ...part, value: value ?? nothing, parameter: parameter ?? nothing, slot })
    return { kind: 'variable', name: '', slot, at: part.at }
  }
  const keys: { slot: number; evaluate: Evaluate }[] = star.map(({ slot }) => ({ slot, evaluate: (row) => row[slot] ?? null }))
  const results: { slot: number; evaluate: Evaluate }[] = []
  for (const { expression, slot } of items) {
    if (!hasAggregate(expression)) keys.push({ slot, evaluate: compile(expression, compiler) })
    else results.push({ slot, evaluate: compile(replaceParts(expression, aggregateSlot), compiler) })
  }
  return operator('aggregate', textOf({ at }), (next, context, start) => {
    const groups = new Map<string, { row: Row; states: Aggregate[] }>()
    const open = (row: Row, values: Row[number][]) => {
      const group = { row: row.slice(), states: calls.map(({ name, isDistinct, at }) => startAggregate(name, isDistinct, at)) }
      for (const [index, { slot }] of keys.entries()) group.row[slot] = values[index] ?? null
      allocate(64 + group.row.length * 8)
      return group
    }
    return collecting(
      next,
      (row) => {
        const values = keys.map(({ evaluate }) => evaluate(row, context))
        const key = values.map(keyOf).join('|')
        let group = groups.get(key)
        if (!group) {
          group = open(row, values)
          groups.set(key, group)
        }
        for (const [index, { value, parameter, isStar }] of calls.entries())
          group.states[index]?.add(isStar ? true : value(row, context), parameter(row, context))
      },
      function* () {
        if (groups.size === 0 && keys.length === 0) groups.set('', open(start, []))
        for (const { row, states } of groups.values()) {
          for (const [index, { slot }] of calls.entries()) row[slot] = states[index]?.result() ?? null
          for (const { slot, evaluate } of results) row[slot] = evaluate(row, context)
          yield row
        }
      }
    )
  })
}

function distinct(columns: readonly number[]): Operator {
  return operator('distinct', '', (next) => {
    const seen = new Set<string>()
    return {
      row: (row) => {
        const key = columns.map((slot) => keyOf(row[slot] ?? null)).join('|')
        if (seen.has(key)) return true
        seen.add(key)
        allocate(key.length)
        return next.row(row)
      },
      end: next.end
    }
  })
}

function sort({ orderBy }: Projection, compiler: Compiler, textOf: TextOf): Operator {
  const keys = orderBy.map(({ expression, isDescending }) => ({
    evaluate: compile(expression, compiler),
    sign: isDescending ? -1 : 1
  }))
  return operator('sort', orderBy.map(({ expression }) => textOf(expression)).join(', '), (next, context) => {
    const rows: { row: Row; values: ReturnType<Evaluate>[] }[] = []
    return collecting(
      next,
      (row) => {
        rows.push({ row: row.slice(), values: keys.map(({ evaluate }) => evaluate(row, context)) })
        keep(row, rows.length)
      },
      function* () {
        rows.sort((a, b) => {
          for (const [index, { sign }] of keys.entries()) {
            const by = order(a.values[index] ?? null, b.values[index] ?? null) * sign
            if (by !== 0) return by
          }
          return 0
        })
        for (const { row } of rows) yield row
      }
    )
  })
}

/** Counts a row that is kept. */
export function keep(row: Row, count: number): void {
  checkRows(count)
  allocate(48 + row.length * 8)
}

function skipRows(bound: Expression, compiler: Compiler, textOf: TextOf): Operator {
  const evaluate = compile(bound, compiler)
  return operator('skip', textOf(bound), (next, context) => {
    let left = rowCount(evaluate([], context), bound.at)
    return { row: (row) => (left-- > 0 ? true : next.row(row)), end: next.end }
  })
}

function limitRows(bound: Expression, compiler: Compiler, textOf: TextOf): Operator {
  const evaluate = compile(bound, compiler)
  return operator('limit', textOf(bound), (next: Sink, context: Context) => {
    let left = rowCount(evaluate([], context), bound.at)
    return {
      row: (row) => {
        if (left <= 0) return false
        left--
        return next.row(row) && left > 0
      },
      end: next.end
    }
  })
}
