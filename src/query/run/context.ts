import type { Span } from '../parse/syntax'
import type { MapValue, Value } from '../values'
import type { Graph } from './graph'

/** Values by the places that the check assigned; undefined for a place that is not bound yet. */
export type Row = (Value | undefined)[]

/** State that all parts of one run of a statement share. */
export interface Context {
  graph: Graph
  parameters: MapValue
  /** Milliseconds since 1970: the same for the whole statement. */
  now: number
  /** Hops of the traversal, for visitors who view them one by one. */
  trace: Trace
  /** Position of the first DELETE that ran: edges that lost an end are reported there when the statement has ended. */
  deletedAt?: Span
}

export type Evaluate = (row: Row, context: Context) => Value
/** Takes rows one by one; false if no more are wanted. */
export type OnRow = (row: Row) => boolean
/** Calls back for each match of a row; the row that it passes is reused. @returns false if it was stopped */
export type Search = (row: Row, context: Context, onMatch: OnRow) => boolean

/** One hop of one clause: the vertices and edges that the search reached there. */
export interface Hop {
  vertices: Set<string>
  edges: Set<string>
}

/** Deepest hop that is recorded. */
const deepest = 40

/** Records the vertices and edges that a traversal reaches, by clause and number of hops. */
export class Trace {
  readonly clauses: Hop[][] = []

  add(clause: number, depth: number, vertex: string, edge?: string): void {
    if (depth > deepest) return
    this.clauses[clause] ??= []
    const hops = this.clauses[clause]
    hops[depth] ??= { vertices: new Set(), edges: new Set() }
    hops[depth].vertices.add(vertex)
    if (edge !== undefined) hops[depth].edges.add(edge)
  }
}
