import type { Context, OnRow, Row } from '../run/context'
import type { Graph } from '../run/graph'
import type { StepCount } from '../run/search'

/** Kinds of steps of a plan, which the page names in the visitor's language. */
export type OperatorName =
  | 'match'
  | 'optionalMatch'
  | 'unwind'
  | 'project'
  | 'aggregate'
  | 'distinct'
  | 'sort'
  | 'skip'
  | 'limit'
  | 'filter'
  | 'create'
  | 'merge'
  | 'set'
  | 'remove'
  | 'delete'
  | 'foreach'
  | 'call'
  | 'callQuery'

/** Takes rows, and passes on the rows that it makes of them. */
export interface Sink {
  row: OnRow
  end: () => void
}

/** One step of a plan. */
export interface Operator {
  name: OperatorName
  /** The part of the query that it runs. */
  detail: string
  /** Steps of its search; empty before the first row, unless the plan is explained, and for an operator without a MATCH. */
  search: readonly StepCount[]
  /** Plans its search without a row. */
  explain?: (graph: Graph) => void
  /** Rows that it passed on. */
  rows: number
  /** The branches of the query that it runs for each row. */
  inner?: readonly Operator[][]
  /** @param start the row before the first operator */
  open: (next: Sink, context: Context, start: Row) => Sink
}

export const operator = (name: OperatorName, detail: string, open: Operator['open']): Operator => ({
  name,
  detail,
  search: [],
  rows: 0,
  open
})

/** Runs a row through the operators. */
export function runOperators(operators: readonly Operator[], row: Row, context: Context, last: Sink): void {
  const start = row.slice()
  const first = operators.reduceRight<Sink>((next, each) => each.open(counting(each, next), context, start), last)
  first.row(row)
  first.end()
}

function counting(counted: Operator, next: Sink): Sink {
  return {
    row: (row) => {
      counted.rows++
      return next.row(row)
    },
    end: next.end
  }
}

/** Keeps all rows and processes them at the end: an operator that writes, sorts or groups must see them all first. */
export function collecting(next: Sink, keep: (row: Row) => void, finish: () => Iterable<Row>): Sink {
  return {
    row: (row) => {
      keep(row)
      return true
    },
    end: () => {
      for (const row of finish()) if (!next.row(row)) break
      next.end()
    }
  }
}
