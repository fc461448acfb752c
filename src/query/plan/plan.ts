import { isWriting } from '../check/traverse'
import type { Clause, ClauseOf, Query } from '../parse/syntax'
import { keyOf } from '../run/compare'
import type { Compiler } from '../run/compiler'
import { listOf, truthOf } from '../run/conditions'
import type { Context, OnRow, Row } from '../run/context'
import { compile } from '../run/evaluate'
import type { Graph } from '../run/graph'
import { tick } from '../run/limits'
import { runProcedure } from '../run/procedures'
import { compileSearch } from '../run/search'
import { compileCreate, compileSet, compileWrite } from '../run/write'
import { isList, type Value } from '../values'
import { slotsIn, slotsOf } from './conditions'
import { planMatch } from './match'
import { collecting, type Operator, operator, runOperators, type Sink } from './operators'
import { keep, planProjection, type TextOf } from './project'

/** A query as operators, one list for each branch of a union. */
export interface Plan {
  branches: readonly Operator[][]
  /** Runs it for one row. The rows have the columns of the query in their places. */
  run: (row: Row, context: Context, onRow: OnRow) => void
  /** Plans its searches as a run on the graph would. */
  explain: (graph: Graph) => void
}

/** Makes operators of a checked query. @param width places of a row, after which the plan takes its own */
export function planQuery(query: Query, text: string, width: number): Plan {
  let slots = width
  let clauses = 0
  const textOf: TextOf = ({ at }) => text.slice(at.start, at.end).replace(/\s+/g, ' ')

  function compilerFor(): Compiler {
    const compiler: Compiler = {
      search: (patterns, where) => compileSearch(patterns, where, compiler),
      query: (inner) => {
        const plan = planNested(inner, compiler, false, [])
        return { run: plan.run, column: inner.columns[0] }
      }
    }
    return compiler
  }

  /** @param outside clauses around the query whose names it may see */
  function planNested(each: Query, compiler: Compiler, isTraced: boolean, outside: readonly Clause[]): Plan {
    const branches = each.branches.map((branch) =>
      branch.flatMap((clause, index) => planClause(clause, [...outside, ...branch.slice(0, index)], compiler, isTraced))
    )
    const { columns, sources } = each
    const isUnion = branches.length > 1
    const isDistinct = each.unions.some(({ isAll }) => !isAll)
    return {
      branches,
      explain: (graph) => {
        for (const { explain } of branches.flat()) explain?.(graph)
      },
      run: (row, context, onRow) => {
        const seen = isDistinct ? new Set<string>() : undefined
        let goesOn = true
        for (const [index, operators] of branches.entries()) {
          if (!goesOn) return
          runOperators(operators, row.slice(), context, {
            row: (result) => {
              const united = isUnion ? result.slice() : result
              if (isUnion)
                for (const [place, slot] of (sources[index] ?? []).entries()) united[columns[place] ?? -1] = result[slot]
              if (seen) {
                const key = columns.map((slot) => keyOf(united[slot] ?? null)).join('|')
                if (seen.has(key)) return true
                seen.add(key)
              }
              goesOn = onRow(united)
              return goesOn
            },
            end: () => undefined
          })
        }
      }
    }
  }

  function planClause(clause: Clause, before: readonly Clause[], compiler: Compiler, isTraced: boolean): Operator[] {
    switch (clause.kind) {
      case 'match':
        return [planMatchClause(clause, before, compiler, textOf, isTraced ? clauses++ : -1)]
      case 'unwind':
        return [unwind(clause, compiler, textOf)]
      case 'with':
      case 'return':
        return planProjection(clause.projection, compiler, () => slots++, textOf)
      case 'create':
      case 'set':
      case 'remove':
      case 'delete':
        return [planWrite(clause, compiler, textOf)]
      case 'merge':
        return [merge(clause, compiler, textOf)]
      case 'call':
        return [call(clause, compiler, textOf)]
      case 'callQuery':
        return [callQuery(clause, planNested(clause.query, compiler, isTraced, before), textOf)]
      case 'foreach': {
        const inner = clause.clauses.flatMap((each) => planClause(each, before, compiler, false))
        return [forEach(clause, inner, compiler, textOf)]
      }
      case 'unsupported':
        return []
    }
  }

  return planNested(query, compilerFor(), true, [])
}

function planMatchClause(
  clause: ClauseOf<'match'>,
  before: readonly Clause[],
  compiler: Compiler,
  textOf: TextOf,
  number: number
): Operator {
  const { patterns, where, isOptional } = clause
  const filled = [...slotsOf(patterns)]
  // One search for all runs of a query within another, which are as many as its rows.
  const search = compileSearch(patterns, where, compiler, number, (counts) => {
    planned.search = counts
  })
  const planned = operator(isOptional ? 'optionalMatch' : 'match', textOf(clause), (next, context) => {
    return {
      row: (row) => {
        let isFound = false
        const goesOn = search(row.slice(), context, (match) => {
          isFound = true
          return next.row(match.slice())
        })
        if (isFound || !isOptional) return goesOn
        const empty = row.slice()
        for (const slot of filled) empty[slot] ??= null
        return next.row(empty)
      },
      end: next.end
    }
  })
  planned.explain = (graph) => {
    // Every place that an earlier clause mentions has a value by then.
    const bound = slotsIn(before)
    planned.search = planMatch(patterns, where, graph, (slot) => bound.has(slot)).map((step) => ({ step, rows: 0 }))
  }
  return planned
}

function unwind(clause: ClauseOf<'unwind'>, compiler: Compiler, textOf: TextOf): Operator {
  const list = compile(clause.list, compiler)
  const { slot } = clause.variable
  return operator('unwind', textOf(clause), (next, context) => ({
    row: (row) => {
      const value: Value = list(row, context)
      if (value === null) return true
      // Anything but a list is a list of one.
      for (const item of isList(value) ? value : [value]) {
        tick()
        const unwound = row.slice()
        unwound[slot] = item
        if (!next.row(unwound)) return false
      }
      return true
    },
    end: next.end
  }))
}

function planWrite(clause: ClauseOf<'create' | 'set' | 'remove' | 'delete'>, compiler: Compiler, textOf: TextOf): Operator {
  const write = compileWrite(clause, compiler)
  return operator(clause.kind, textOf(clause), (next, context) => {
    const rows: Row[] = []
    return collecting(
      next,
      (row) => keep(row, rows.push(row)),
      () => {
        for (const row of rows) write(row, context)
        if (clause.kind === 'delete') context.deletedAt ??= clause.at
        return rows
      }
    )
  })
}

function merge(clause: ClauseOf<'merge'>, compiler: Compiler, textOf: TextOf): Operator {
  const create = compileCreate(clause.pattern, compiler, true)
  const onCreate = clause.onCreate.map((item) => compileSet(item, compiler))
  const onMatch = clause.onMatch.map((item) => compileSet(item, compiler))
  const search = compileSearch([clause.pattern], null, compiler)
  return operator('merge', textOf(clause), (next, context) => {
    const rows: Row[] = []
    const mergeRow = (row: Row): Row[] => {
      const found: Row[] = []
      search(row.slice(), context, (match) => {
        found.push(match.slice())
        return true
      })
      for (const match of found) for (const set of onMatch) set(match, context)
      if (found.length > 0) return found
      const created = row.slice()
      create(created, context)
      for (const set of onCreate) set(created, context)
      return [created]
    }
    return collecting(
      next,
      (row) => keep(row, rows.push(row)),
      () => rows.flatMap(mergeRow)
    )
  })
}

/** Writes for each element of a list. The names of created elements are not known outside. */
function forEach(
  { list, variable, at }: ClauseOf<'foreach'>,
  inner: readonly Operator[],
  compiler: Compiler,
  textOf: TextOf
): Operator {
  const values = compile(list, compiler)
  const nothing: Sink = { row: () => true, end: () => undefined }
  const planned = operator('foreach', textOf({ at }), (next, context) => {
    const rows: Row[] = []
    return collecting(
      next,
      (row) => keep(row, rows.push(row)),
      () => {
        for (const row of rows)
          for (const item of listOf(values(row, context), 'FOREACH', at) ?? []) {
            tick()
            const one = row.slice()
            one[variable.slot] = item
            runOperators(inner, one, context, nothing)
          }
        return rows
      }
    )
  })
  planned.inner = [[...inner]]
  return planned
}

/** Joins each row with the rows of a query that runs for it; a query without columns leaves the row as it was. */
function callQuery(clause: ClauseOf<'callQuery'>, inner: Plan, textOf: TextOf): Operator {
  const { columns } = clause.query
  const isUnit = !clause.query.branches.flat().some(({ kind }) => kind === 'return')
  const join = (row: Row, context: Context, onRow: OnRow): boolean => {
    let [goesOn, isFound] = [true, false]
    const take = (result: Row): boolean => {
      isFound = true
      const joined = row.slice()
      for (const slot of columns) joined[slot] = result[slot] ?? null
      goesOn = onRow(joined)
      return goesOn
    }
    inner.run(row, context, (result) => isUnit || take(result))
    return isUnit || (clause.isOptional && !isFound) ? take([]) : goesOn
  }
  const planned = operator('callQuery', textOf(clause), (next, context) => {
    if (!isWriting(clause)) return { row: (row) => join(row, context, next.row), end: next.end }
    const rows: Row[] = []
    return collecting(
      next,
      (row) => keep(row, rows.push(row)),
      () => {
        const joined: Row[] = []
        for (const row of rows)
          join(row, context, (result) => {
            keep(result, joined.push(result))
            return true
          })
        return joined
      }
    )
  })
  planned.inner = inner.branches
  planned.explain = inner.explain
  return planned
}

function call(clause: ClauseOf<'call'>, compiler: Compiler, textOf: TextOf): Operator {
  const [argument] = (clause.arguments ?? []).map((each) => compile(each, compiler))
  const where = clause.where && compile(clause.where, compiler)
  return operator('call', textOf(clause), (next, context) => ({
    row: (row) => {
      const { name, at } = clause.procedure
      for (const result of runProcedure(name, argument ? argument(row, context) : null, context.graph, at)) {
        const yielded = row.slice()
        for (const { field, variable } of clause.yields ?? []) yielded[variable.slot] = result[field.name] ?? null
        if (where && truthOf(where(yielded, context), 'WHERE', clause.at) !== true) continue
        if (!next.row(yielded)) return false
      }
      return true
    },
    end: next.end
  }))
}
