import type { DocumentId } from '~/content/docs/tree'
import type { PageCopy } from '~/content/page-copy'
import type { Text } from '~/messages/text'
import type { SolutionType } from '~/solutions/types'
import type { EdgeMark, VertexMark, VertexShape } from '~/ui/figure/network'

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

export type DemoEdgeMark = Exclude<EdgeMark, 'inferred'>

/** One step of a run. Marks accumulate: the state after a step is that before it with these marks set. */
export interface TraceStep {
  /** Key of the sentence in the copy, filled with `values`. */
  says: string
  values?: Readonly<Record<string, string | number>>
  vertices?: readonly (readonly [id: string, mark: VertexMark])[]
  /** Edges by id. */
  edges?: readonly (readonly [id: string, mark: DemoEdgeMark])[]
}

/** A row of the result table; the drawing and the table select the same things. */
export interface ResultRow {
  /** Stable for one graph and parameters. */
  id: string
  /**
   * Whether it is a finding: after the last step its vertices are `found`, `answer` or `start` and its edges `found`, and no
   * others are. Other rows are for comparison, such as families beside rings.
   */
  isFinding: boolean
  /** The vertices and edges that the row stands for; first the vertex that a question about the row is about. */
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
  /** The terms of a sum, largest first; one without vertices stands for all smaller ones. */
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

/** The answer of a demo's query. */
export interface DemoAnswer {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** One change by the visitor; a run applies a list of them in order. */
export type GraphEdit =
  | { kind: 'add-vertex'; id: string; of: string; x: number; y: number }
  | { kind: 'remove-vertex'; id: string }
  | { kind: 'add-edge'; id: string; from: string; to: string; of: string; values: Readonly<Record<string, number>> }
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
  name: Text
}

/** Facts of a demo that its page and its solution need; the list of demos needs only the menu entry. */
export interface DemoMeta {
  /** What the demo answers: its line in the menu. */
  question: Text
  /** The solutions that ask the same question, the nearest one first; their pages lead back. */
  solutions: readonly [SolutionType, ...SolutionType[]]
  /** What it is about, in a few words, for links beside the question of its solution. */
  subject: Text
  /** The document that explains the method, and the anchor in it. */
  document: { id: DocumentId; anchor: string }
  data: {
    /** «generated»: by the module of that name in `scripts/demos`. `published`: topology from a public test case. */
    origin: 'generated' | 'published'
    /** Seed of the generator and of the positions. */
    seed: number
    /** Path of the generator in the project. */
    generator: string
    /** SPDX identifier. */
    license: string
    /** Author of published data. The copy's `source` names the author, the license and the changes, as the license demands. */
    author?: string
    /** Where published data is from. */
    address?: string
  }
}

/** A step of the guided tour: parameters are set and run, then the step of the trace is shown and the vertex selected. */
export interface TourStep {
  text: string
  /** Overrides of the defaults; a run follows if they differ from the current ones. */
  parameters?: ParameterValues
  /** Index of the trace step to show; the last by default. */
  step?: number
  /** Vertex to select and explain. */
  vertex?: string
}

/**
 * Copy of a demo in one language. Sentences have placeholders: `{count}` is replaced by a value, and `{count|ring|rings}` by the
 * first word if the value is 1 and by the second otherwise (`sentence.ts`). A value that is a key of `words` is replaced by that word.
 */
export interface DemoCopy extends PageCopy {
  /** The figure: its caption, how to read it, and what a screen reader says instead. */
  figure: { caption: string; reading: string; alt: string }
  /** What the marks stand for in this demo, for the legend; only the marks that a run sets. */
  marks: Readonly<Partial<Record<VertexMark, string>>>
  /** Names of the kinds of vertices and edges, in singular. */
  vertices: Readonly<Record<string, string>>
  edges: Readonly<Record<string, string>>
  /** Names of properties, by the keys of `values`, with their units. */
  values: Readonly<Record<string, { name: string; unit?: string }>>
  parameters: Readonly<Record<string, { name: string; hint: string; unit?: string; options?: Readonly<Record<string, string>> }>>
  columns: Readonly<Record<string, string>>
  /** Words for values that are no names: kinds of findings in cells and in sentences. */
  words: Readonly<Record<string, string>>
  /** Sentences of traces and explanations, by `says`. */
  says: Readonly<Record<string, string>>
  /** Headline of the result, filled with `facts`; `nothing` if there are no rows. */
  result: { some: string; nothing: string }
  /** What the terms of an explanation are, if the method has terms: «Shares of the control, largest first». */
  terms?: string
  /** What the term without vertices stands for, if not simply others. */
  rest?: string
  tour: readonly TourStep[]
  /** The question that the query of `query.ts` answers. */
  query: string
  /** Where the data is from. */
  source: string
}
