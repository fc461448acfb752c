import type { Code, Nodes, Parents, Root, Table } from 'mdast'
import * as v from 'valibot'
import { sampleGraph } from '../../src/content/docs/sample-graph'
import { parametersSchema } from '../../src/features/queries/worker-messages'
import { readCsvTable } from '../../src/lib/csv-table'
import { type GraphData, type ParameterData, runQuery } from '../../src/query/engine'
import { DocumentError, readYaml } from './front-matter'
import { cellsOf } from './table-cells'

/*
 * Code that a reader can run: ```cypher run, with a name and parameters as ```cypher First hop run {code: A2}. The examples of a
 * document run one after the other on the graph that its front matter names, and the table behind one must be its answer. An
 * example whose name says that it fails must do so.
 */

/** An example that was run. */
export interface DocumentExample {
  code: string
  /** Those behind `run`, and the rows of the files that it loads. */
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

/** The name of a fence, without the words that mark it as an example. */
export const nameOf = (node: Code): string | undefined => (isExample(node) ? markOf(node)?.[1] : node.meta?.trim())

type Parameters = DocumentExample['parameters']

/** The parameters of an example. @throws DocumentError if the text behind `run` is no map */
function parametersOf(node: Code, file: string): Parameters {
  const line = node.position?.start.line ?? 1
  const text = markOf(node)?.[2]
  const read = v.safeParse(parametersSchema, text === undefined ? {} : readYaml(text, 'parameters', line))
  if (!read.success) throw new DocumentError(file, line, 'the parameters behind `run` are a map, such as {code: A2}')
  return read.output
}

/** The blocks of code in their order, within lists and callouts too. */
function codesIn(parent: Parents): { parent: Parents; node: Code; index: number }[] {
  return parent.children.flatMap((node: Nodes, index) => {
    if (node.type === 'code') return [{ parent, node, index }]
    return 'children' in node ? codesIn(node) : []
  })
}

/**
 * The rows of the files that the code loads, from the `csv` fences of its document: the engine takes them as parameters with the
 * names of the files.
 * @throws DocumentError if such a fence is no table
 */
function filesOf(code: string, tree: Root, file: string): Parameters {
  const names = new Set([...code.matchAll(/^LOAD CSV WITH HEADERS FROM '([^']+)'/gm)].map(([, name]) => name))
  const fences = codesIn(tree).flatMap(({ node }) => (node.lang === 'csv' && node.meta && names.has(node.meta) ? [node] : []))
  return Object.fromEntries(
    fences.map(({ meta, value, position }) => {
      const table = readCsvTable({ name: meta ?? '', text: value }, Number.POSITIVE_INFINITY)
      if ('fault' in table) throw new DocumentError(file, position?.start.line, `${meta} is not a table: ${table.fault.kind}`)
      const rowOf = (cells: readonly string[]) =>
        Object.fromEntries(table.head.map((name, column) => [name, cells[column] || null]))
      return [meta, table.rows.map(({ cells }) => rowOf(cells))]
    })
  )
}

/**
 * Runs the examples of a document.
 * @throws DocumentError for an example that fails, that runs although its name says that it fails, or whose table is not its answer
 */
export function runExamples(tree: Root, data: keyof typeof graphs, file: string): DocumentExample[] {
  const examples: DocumentExample[] = []
  let graph = graphs[data]
  for (const { parent, node, index } of codesIn(tree).filter((code) => isExample(code.node))) {
    const line = node.position?.start.line ?? 1
    const parameters = { ...parametersOf(node, file), ...filesOf(node.value, tree, file) }
    const { answers, fault, graph: changed } = runQuery(graph, node.value, { parameters, now })
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
    examples.push({ code: node.value, parameters, line, columns, rows, unshown, graph })
    graph = changed ?? graph
  }
  return examples
}

/**
 * The tables that follow an example, with nothing but its parameters as JSON and one paragraph in between: one for each statement
 * that returns something.
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
