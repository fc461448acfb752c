import type { Code, Nodes, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import * as v from 'valibot'
import { parseGithubMarkdown } from '../../src/lib/github-markdown'
import { failsOnPurpose } from './run-examples'
import { cellsOf } from './table-cells'

/** The answer that a document shows below a statement: the first row of the table names the columns. */
export interface ShownAnswer {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A statement of a `cypher` fence, with its parameters and its result as the document states them. */
export interface DocumentStatement {
  /** Line of the fence in the document. */
  line: number
  text: string
  /** True if the fence's name says that the statement fails. */
  fails: boolean
  /** Values from the `json` fence behind the statement; empty without one. */
  parameters: Readonly<Record<string, unknown>>
  /** Undefined if no table follows. */
  answer: ShownAnswer | undefined
}

/** An expression in a table of forms and results. */
interface DocumentExpression {
  line: number
  text: string
  result: string
}

const parametersSchema = v.record(v.string(), v.unknown())

const containers = ['root', 'list', 'listItem', 'blockquote']

/** All blocks in their order, those inside of lists and callouts too. */
const blocksOf = (node: Nodes): Nodes[] =>
  containers.includes(node.type) && 'children' in node ? node.children.flatMap(blocksOf) : [node]

/**
 * The statements of a document in their order. A `json` fence right behind a `cypher` fence has the parameters; the
 * tables right behind are the answers of the statements that return something, one each. Text in between ends them.
 * @throws ValiError if the parameters are no JSON object
 */
export function statementsOf(source: string): DocumentStatement[] {
  const statements: DocumentStatement[] = []
  let open: { fence: Code; texts: string[]; parameters: Record<string, unknown>; tables: Table[] } | undefined
  const close = () => {
    if (!open) return
    const { fence, texts, parameters, tables } = open
    const line = fence.position?.start.line ?? 0
    const fails = failsOnPurpose.test(fence.meta ?? '')
    for (const text of texts) {
      const table = isReturning(text) ? tables.shift() : undefined
      statements.push({ line, text, fails, parameters, answer: table && answerOf(table) })
    }
    open = undefined
  }
  for (const block of blocksOf(parseGithubMarkdown(source))) {
    if (block.type === 'code' && block.lang === 'cypher') {
      close()
      open = { fence: block, texts: splitStatements(block.value), parameters: {}, tables: [] }
    } else if (block.type === 'code' && block.lang === 'json' && open) {
      open.parameters = v.parse(parametersSchema, JSON.parse(block.value))
    } else if (block.type === 'table') open?.tables.push(block)
    else close()
  }
  close()
  return statements
}

/** The rows of tables whose first two columns are code: an expression and its value. */
export function expressionsOf(source: string): DocumentExpression[] {
  return blocksOf(parseGithubMarkdown(source)).flatMap((block) => {
    if (block.type !== 'table') return []
    const [head, ...rows] = block.children
    if (!/^(Form|Expression|写法|表达式)$/.test(textOf(head?.children[0])) || !/^(Result|结果)$/.test(textOf(head?.children[1])))
      return []
    return rows.flatMap((row) => {
      const codes = row.children.map((cell) =>
        cell.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []))
      )
      const [forms = [], results = []] = codes
      return forms.flatMap((text, index) => {
        const result = results[index]
        return result === undefined ? [] : [{ line: row.position?.start.line ?? 0, text, result }]
      })
    })
  })
}

const isReturning = (statement: string) => /\bRETURN\b/.test(statement) && !/^(?:EXPLAIN|PROFILE)\b/.test(statement)

/** Divides at semicolons outside of quotes, and drops comments. */
function splitStatements(code: string): string[] {
  return code
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split(/;(?=(?:[^']*'[^']*')*[^']*$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function answerOf(table: Table): ShownAnswer {
  const [columns = [], ...rows] = cellsOf(table)
  return { columns, rows }
}

/** The fences of a language, with their names; the name is empty if a fence has none. */
export function codesOf(source: string, language: string): { name: string; code: string }[] {
  return blocksOf(parseGithubMarkdown(source)).flatMap((block) =>
    block.type === 'code' && block.lang === language ? [{ name: block.meta?.trim() ?? '', code: block.value }] : []
  )
}
