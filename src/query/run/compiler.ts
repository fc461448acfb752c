import type { Expression, Pattern, Query } from '../parse/syntax'
import type { Evaluate, OnRow, Row, Search } from './context'

/** Compiles the patterns and queries within expressions; passed in, because patterns and queries consist of expressions. */
export interface Compiler {
  search: (patterns: readonly Pattern[], where: Expression | null) => Search
  /** Runs a query within another for one row, and calls back for each of its rows. */
  query: (query: Query) => { run: (row: Row, context: Parameters<Evaluate>[1], onRow: OnRow) => void; column: number | undefined }
}

export type At = Expression['at']
export type Of = (part: Expression) => Evaluate
export type ExpressionOf<Kind extends Expression['kind']> = Expression & { kind: Kind }
