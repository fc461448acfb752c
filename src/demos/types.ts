import type { DocumentId } from '~/content/docs/tree'
import type { PageCopy } from '~/content/page-copy'
import type { Text } from '~/messages/text'
import type { SolutionType } from '~/solutions/types'
import type { EdgeMark, VertexMark, VertexShape } from '~/ui/figure/network'

/*
 * Types of online demos: a graph, a method and copy. The method is a pure function of graph and parameters. The page runs it in a
 * Web Worker, and the server runs it for the first answer; both produce the same trace.
 */

/** A vertex of a data set. Visitors read its `id`, which is language-neutral («A017», «59», «react»). */
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
  /** Stable within the data set, because edits and shared addresses refer to it. */
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

/** Values of the parameters by name, which each demo declares. */
export type ParameterValues = Readonly<Record<string, string | number>>

export type Parameter =
  | { name: string; kind: 'number'; min: number; max: number; step: number; default: number }
  | { name: string; kind: 'choice'; options: readonly string[]; default: string }
  /** A vertex, of one of the given kinds if there are any. */
  | { name: string; kind: 'vertex'; of?: readonly string[]; default: string }

export type DemoEdgeMark = Exclude<EdgeMark, 'inferred'>

/** A step of a run. Marks accumulate: the state after a step is the previous state with these marks. */
export interface TraceStep {
  /** Key of the sentence in the copy, filled with `values`. */
  sentence: string
  values?: Readonly<Record<string, string | number>>
  vertices?: readonly (readonly [id: string, mark: VertexMark])[]
  /** Edges by id. */
  edges?: readonly (readonly [id: string, mark: DemoEdgeMark])[]
}

/** A row of the result table, which shares its selection with the drawing. */
export interface ResultRow {
  /** Stable for a given graph and parameters. */
  id: string
  /**
   * Whether the row is a finding: after the last step, exactly the vertices of findings are marked `found`, `answer` or `start`,
   * and exactly their edges `found`. Other rows are for comparison, such as families beside rings.
   */
  isFinding: boolean
  /** Vertices and edges of the row. The first vertex is the one that an explanation of the row is about. */
  vertices: readonly string[]
  edges: readonly string[]
  /** Cells by column. */
  cells: Readonly<Record<string, string | number>>
}

export interface Run {
  trace: readonly TraceStep[]
  rows: readonly ResultRow[]
  /** Values for the headline of the result, by the keys of the copy, such as `{ rings: 3, accounts: 14 }`. */
  facts: Readonly<Record<string, string | number>>
}

/** Reason for which a vertex or a row is, or is not, part of the result. */
export interface Explanation {
  /** Key of the sentence in the copy. */
  sentence: string
  values: Readonly<Record<string, string | number>>
  /** The path, cycle or neighborhood that proves it, in order. */
  vertices: readonly string[]
  edges: readonly string[]
  /** The terms of a sum, largest first; a term without vertices sums up all smaller ones. */
  terms?: readonly { vertices: readonly string[]; value: number }[]
}

export interface Method {
  parameters: readonly Parameter[]
  /** Columns of the result table in order; `isNumber` aligns and sorts as numbers. */
  columns: readonly { name: string; isNumber: boolean }[]
  run: (graph: DemoGraph, parameters: ParameterValues) => Run
  /** @param vertex any vertex of the graph, whether in the result or not */
  explain: (graph: DemoGraph, parameters: ParameterValues, run: Run, vertex: string) => Explanation
}

/** Shapes of the kinds of vertices, and the kinds of edges; their names are in the copy. */
export interface DemoModel {
  vertices: Readonly<Record<string, { shape: VertexShape; size?: number }>>
  edges: Readonly<Record<string, { isDirected: boolean }>>
}

/** The answer of a demo's query. */
export interface DemoAnswer {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** An edit by the visitor; a run applies all edits in order. */
export type GraphEdit =
  | { kind: 'add-vertex'; id: string; of: string; x: number; y: number }
  | { kind: 'remove-vertex'; id: string }
  | { kind: 'add-edge'; id: string; from: string; to: string; of: string; values: Readonly<Record<string, number>> }
  | { kind: 'remove-edge'; id: string }

/** The demos by the parameter `type`. Each folder extends it in `menu.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface DemoTypes {}
export type DemoType = keyof DemoTypes

/** Data of a demo for menus. Every page includes it, so keep it small. */
export interface DemoMenuEntry {
  /** Position in the list, from 1. */
  order: number
  /** Whether the top navigation lists it (spec §2). */
  isInNavigation: boolean
  name: Text
}

/** Data of a demo for its page and its solution; the list of demos needs only the menu entry. */
export interface DemoMeta {
  /** The question of the demo, shown in the menu. */
  question: Text
  /** Solutions with the same question, the closest first; their pages link to the demo. */
  solutions: readonly [SolutionType, ...SolutionType[]]
  /** Subject in a few words, for links beside the question of its solution. */
  subject: Text
  /** The document and section that explain the method. */
  document: { id: DocumentId; anchor: string }
  data: {
    /** «generated»: by the module of that name in `scripts/demos`. `published`: topology from a public test case. */
    origin: 'generated' | 'published'
    /** Seed of the generator and the layout. */
    seed: number
    /** Path of the generator within the project. */
    generator: string
    /** SPDX identifier. */
    license: string
    /** Author of published data. The copy's `source` states author, license and changes, as the license requires. */
    author?: string
    /** Source address of published data. */
    address?: string
  }
}

/** A step of the guided tour: sets and runs the parameters, then shows a step of the trace and selects a vertex. */
export interface TourStep {
  text: string
  /** Overrides of the defaults. A run follows if they change the parameters. */
  parameters?: ParameterValues
  /** Index of the trace step to show; the last by default. */
  step?: number
  /** Vertex to select and explain. */
  vertex?: string
}

/**
 * Copy of a demo in one language. Sentences have placeholders: `{count}` is replaced by a value, and `{count|ring|rings}` by the
 * first word if the value is 1 and by the second otherwise (`sentence.ts`). A value that is a key of `words` is replaced by that
 * word.
 */
export interface DemoCopy extends PageCopy {
  /** The figure's caption, explanation, and text for screen readers. */
  figure: { caption: string; reading: string; alt: string }
  /** Legend of the marks that the demo uses. */
  marks: Readonly<Partial<Record<VertexMark, string>>>
  /** Singular names of the kinds of vertices and edges. */
  vertices: Readonly<Record<string, string>>
  edges: Readonly<Record<string, string>>
  /** Names of properties, by the keys of `values`, with their units. */
  values: Readonly<Record<string, { name: string; unit?: string }>>
  parameters: Readonly<Record<string, { name: string; hint: string; unit?: string; options?: Readonly<Record<string, string>> }>>
  columns: Readonly<Record<string, string>>
  /** Words for values that are not names: kinds of findings in cells and sentences. */
  words: Readonly<Record<string, string>>
  /** Sentences of traces and explanations, by `says`. */
  sentences: Readonly<Record<string, string>>
  /** Headline of the result, filled with `facts`; `nothing` if there are no rows. */
  result: { some: string; nothing: string }
  /** Meaning of an explanation's terms, if the method has them: «Shares of the control, largest first». */
  terms?: string
  /** Name of the term without vertices, if not simply others. */
  rest?: string
  tour: readonly TourStep[]
  /** The question answered by the query of `query.ts`. */
  query: string
  /** Source of the data. */
  source: string
}
