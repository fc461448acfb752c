import type { Locale } from '~/contract/locale'
import type { VertexMark, VertexShape } from '~/ui/figure/network'

/*
 * An online demo is a graph, a method and words. The method is a pure function of graph and parameters, which the page
 * runs in a Web Worker and the server runs for the first answer; both emit the same trace.
 */

/** A vertex of a data set. `id` is language-neutral and is what the visitor reads («A017», «59», «react»). */
export interface DemoVertex {
  id: string
  kind: string
  /** Position in units of the drawing, computed when the data set is built. */
  x: number
  y: number
  /** Properties by the key that the copy names, such as `megawatts`. */
  values?: Readonly<Record<string, number>>
}

export interface DemoEdge {
  /** Stable within the data set: edits and shared addresses name it. */
  id: string
  from: string
  to: string
  kind: string
  values?: Readonly<Record<string, number>>
}

export interface DemoGraph {
  vertices: readonly DemoVertex[]
  edges: readonly DemoEdge[]
}

/** Values of the parameters, by name; each demo declares its own. */
export type ParameterValues = Readonly<Record<string, string | number>>

export type Parameter =
  | { name: string; kind: 'number'; min: number; max: number; step: number; default: number }
  | { name: string; kind: 'choice'; options: readonly string[]; default: string }
  /** A vertex of one of the kinds, or of any. */
  | { name: string; kind: 'vertex'; of?: readonly string[]; default: string }

/** One step of a run. Marks accumulate: the state after a step is that before it with these marks set. */
export interface TraceStep {
  /** Key of the sentence in the copy, filled with `values`. */
  says: string
  values?: Readonly<Record<string, string | number>>
  vertices?: readonly (readonly [id: string, mark: VertexMark])[]
  /** Edges by id. */
  edges?: readonly (readonly [id: string, mark: 'plain' | 'path' | 'found' | 'ghost'])[]
}

/** A row of the result table; the drawing and the table select the same things. */
export interface ResultRow {
  /** Stable for one graph and parameters. */
  id: string
  /** The vertices and edges that the row stands for. */
  vertices: readonly string[]
  edges: readonly string[]
  /** Cells by column. */
  cells: Readonly<Record<string, string | number>>
}

export interface Run {
  trace: readonly TraceStep[]
  rows: readonly ResultRow[]
  /** Facts for the headline of the result, by the key the copy uses, such as `{ rings: 3, accounts: 14 }`. */
  facts: Readonly<Record<string, string | number>>
}

/** Why a vertex or a row is (or is not) part of the result. */
export interface Explanation {
  /** Key of the sentence in the copy. */
  says: string
  values: Readonly<Record<string, string | number>>
  /** The path, cycle or neighborhood that proves it, in order. */
  vertices: readonly string[]
  edges: readonly string[]
  /** The terms of a sum or product, largest first. */
  terms?: readonly { vertices: readonly string[]; value: number }[]
}

export interface Method {
  parameters: readonly Parameter[]
  /** Columns of the result table in order; `isNumber` aligns and sorts as numbers. */
  columns: readonly { name: string; isNumber: boolean }[]
  run: (graph: DemoGraph, parameters: ParameterValues) => Run
  /** @param vertex any vertex of the graph, in the result or not */
  explain: (graph: DemoGraph, parameters: ParameterValues, run: Run, vertex: string) => Explanation
}

/** Kinds of vertices with their shapes, and of edges; names are in the copy. */
export interface DemoModel {
  vertices: Readonly<Record<string, { shape: VertexShape; size?: number }>>
  edges: Readonly<Record<string, { isDirected: boolean }>>
}

/** One change by the visitor; a run applies a list of them in order. */
export type GraphEdit =
  | { kind: 'add-vertex'; id: string; of: string; x: number; y: number }
  | { kind: 'remove-vertex'; id: string }
  | { kind: 'add-edge'; id: string; from: string; to: string; of: string }
  | { kind: 'remove-edge'; id: string }

/** The demos by the value of `type` in the address; each folder adds its own in `menu.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface DemoTypes {}
export type DemoType = keyof DemoTypes

/** Facts of a demo for menus; every page carries them. */
export interface DemoMenuEntry {
  /** Position in the list, from 1. */
  order: number
  /** Whether the top navigation names it (spec §2). */
  isInNavigation: boolean
  name: Readonly<Record<Locale, string>>
}
