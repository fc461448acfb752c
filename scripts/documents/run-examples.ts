import type { Code, Nodes, Parents, Root, Table } from 'mdast'
import * as v from 'valibot'
import { sampleGraph } from '../../src/content/docs/sample-graph'
import { parametersSchema } from '../../src/features/queries/worker-messages'
import { type GraphData, type ParameterData, runQuery } from '../../src/query/engine'
import { DocumentError, readYaml } from './front-matter'
import { cellsOf } from './table-cells'

/*
 * Code that a reader can run: ```cypher run, with a name and parameters as ```cypher First hop run {code: A2}. The examples of a document run one after the
 * other on the graph that its front matter names, and the table behind one must be its answer. An example whose name says that it
 * fails must do so.
 */

/** An example that was run. */
export interface DocumentExample {
  code: string
  parameters: Readonly<Record<string, ParameterData>>
  /** Line of its fence. */
  line: number
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The answers of its statements that no table shows, which a reader without scripts would not see. */
  unshown: readonly ExampleAnswer[]
  /** The graph before it. */
  graph: GraphData
}

export interface ExampleAnswer {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const graphs: Readonly<Record<'transfers' | 'empty', GraphData>> = { transfers: sampleGraph, empty: { vertices: [], edges: [] } }
/** The day of `date()` in the examples, which must be the same in every build. */
const now = Date.parse('2026-11-23T00:00:00Z')

/** The fence's words: a name, then `run`, then the parameters as a map. */
const marked = /^(.*?)(?:^|\s)run(?:\s+(\{.*\}))?$/

/** The name of code that fails on purpose. */
export const failsOnPurpose = /^(?:Fails|报错)/

const markOf = ({ meta }: Pick<Code, 'meta'>): RegExpExecArray | null => marked.exec(meta?.trim() ?? '')

export const isExample = (node: Pick<Code, 'lang' | 'meta'>): boolean => node.lang === 'cypher' && markOf(node) !== null

/** The name of a fence, without what marks it as an example. */
export const nameOf = (node: Code): string | undefined => (isExample(node) ? markOf(node)?.[1] : node.meta?.trim())

/** The parameters behind `run` as JSON, for the page. */
export function parametersTextOf(node: Code): string {
  const text = markOf(node)?.[2]
  return text === undefined ? '{}' : JSON.stringify(readYaml(text, 'parameters', node.position?.start.line ?? 1))
}

/** The examples of a document and where each stands, within lists and callouts too. */
function examplesIn(parent: Parents): { parent: Parents; node: Code; index: number }[] {
  return parent.children.flatMap((node: Nodes, index) => {
    if (node.type === 'code') return isExample(node) ? [{ parent, node, index }] : []
    return 'children' in node ? examplesIn(node) : []
  })
}

/** @throws DocumentError for an example that fails, that runs although its name says that it fails, or whose table is not its answer */
export function runExamples(tree: Root, data: keyof typeof graphs, file: string): DocumentExample[] {
  const examples: DocumentExample[] = []
  let graph = graphs[data]
  for (const { parent, node, index } of examplesIn(tree)) {
    const line = node.position?.start.line ?? 1
    const parameters = v.safeParse(parametersSchema, JSON.parse(parametersTextOf(node)))
    if (!parameters.success) throw new DocumentError(file, line, 'the parameters behind `run` are a map, such as {code: A2}')
    const { answers, fault, graph: changed } = runQuery(graph, node.value, { parameters: parameters.output, now })
    const mustFail = failsOnPurpose.test(node.meta ?? '')
    if (fault && !mustFail)
      throw new DocumentError(file, line, `the example does not run: ${fault.code} ${JSON.stringify(fault.values)}`)
    if (!fault && mustFail) throw new DocumentError(file, line, 'the example runs, although its name says that it fails')
    const answer = fault ? undefined : answers.at(-1)
    const rows = (answer?.rows ?? []).map((cells) => cells.map(({ text }) => text))
    const columns = answer?.columns ?? []
    const tables = tablesAfter(parent.children, index)
    const unshown = answers
      .filter((each) => each.columns.length > 0)
      .map((each) => ({ columns: each.columns, rows: each.rows.map((cells) => cells.map(({ text }) => text)) }))
      .filter((each) => !isShown(each, tables.shift(), { file, line }))
    examples.push({ code: node.value, parameters: parameters.output, line, columns, rows, unshown, graph })
    graph = changed ?? graph
  }
  return examples
}

/**
 * The tables that follow an example, with nothing but its parameters as JSON and one paragraph in between: one for each statement that
 * returns something.
 */
function tablesAfter(nodes: readonly Nodes[], index: number): Table[] {
  let start = index + 1
  const next = nodes[start]
  if (next?.type === 'code' && next.lang === 'json') start += 1
  if (nodes[start]?.type === 'paragraph') start += 1
  const behind = nodes.slice(start)
  const end = behind.findIndex(({ type }) => type !== 'table')
  return behind.slice(0, end === -1 ? undefined : end).filter((node) => node.type === 'table')
}

/**
 * Whether the table shows the answer; one with other columns explains something else.
 * @throws DocumentError if it has the columns of the answer and other rows
 */
function isShown(
  { columns, rows }: ExampleAnswer,
  table: Table | undefined,
  { file, line }: { file: string; line: number }
): boolean {
  const shown = table ? cellsOf(table) : []
  const answer = [columns, ...rows]
  if (JSON.stringify(shown) === JSON.stringify(answer)) return true
  if (shown[0]?.join() !== columns.join()) return false
  throw new DocumentError(
    file,
    line,
    `the table is not the answer, which is:\n${answer.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
  )
}
