import type { Span } from './parse/syntax'

/**
 * Reason for which a query was refused or stopped. The page shows it in the visitor's language (messages `query_fault_…`), with
 * `values` filled in. Codes of the first group occur before the query runs, those of the second while it runs; the third group are
 * the bounds.
 */
export type FaultCode =
  | 'syntax'
  | 'openString'
  | 'openBracket'
  | 'reservedWord'
  /** From another language or keyboard; the value `habit` says which. */
  | 'habit'
  | 'tooLong'
  | 'tooDeep'
  | 'unsupported'
  | 'notParameter'
  | 'undefinedVariable'
  | 'notImported'
  | 'variableAlreadyBound'
  | 'variableTypeConflict'
  | 'repeatedEdge'
  | 'columnTwice'
  | 'noAlias'
  | 'noVariables'
  | 'differentColumns'
  | 'mixedUnion'
  | 'clauseAfterReturn'
  | 'withBetween'
  | 'endsWithoutReturn'
  | 'aggregateHere'
  | 'nestedAggregate'
  | 'ambiguousAggregate'
  | 'randomAggregate'
  | 'unknownFunction'
  | 'argumentCount'
  | 'unknownProcedure'
  | 'unknownField'
  | 'largeInteger'
  | 'boundNotConstant'
  | 'negativeBound'
  | 'parameterInPattern'
  | 'edgeNeedsDirection'
  | 'edgeNeedsType'
  | 'testInWrite'
  | 'variableLength'
  | 'shortestPathShape'
  | 'patternIntroducesName'
  | 'patternAsValue'
  | 'writeInSubquery'
  | 'deleteTarget'
  | 'nullInMerge'
  // while it runs
  | 'type'
  | 'missingParameter'
  | 'division'
  | 'overflow'
  | 'argument'
  | 'propertyValue'
  | 'hasEdges'
  | 'deleted'
  // bounds
  | 'time'
  | 'steps'
  | 'rows'
  | 'memory'
  /** Of the page: a statement left a larger graph than the page takes, or a value that is too long for it. */
  | 'graphSize'
  | 'valueSize'
  /** A text or a pattern that is too long for a regular expression. */
  | 'matchSize'

/** A correction that the page offers. */
export interface Fix {
  at: Span
  text: string
}

export interface Fault {
  code: FaultCode
  values: Readonly<Record<string, string>>
  /** Position in the text; undefined if no single position is at fault. */
  at?: Span
  /** The name or keyword that was probably meant, from the data set or the language. */
  suggestion?: string
  fix?: Fix
  /** True for a fault of the parameter lines, in whose text its place is. */
  isInParameters?: boolean
}

/** Whether the stack or the memory of the browser did not suffice: a RangeError, in Firefox an InternalError. */
export const isExhausted = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')

/** Ends a query. Caught by the engine, which answers with the fault. */
export class QueryError extends Error {
  readonly fault: Fault
  constructor(
    code: FaultCode,
    values: Readonly<Record<string, string>> = {},
    at?: Span,
    suggestion?: string,
    more: Pick<Fault, 'fix' | 'isInParameters'> = {}
  ) {
    super(code)
    this.fault = { code, values, ...(at && { at }), ...(suggestion !== undefined && { suggestion }), ...more }
  }
}
