import * as v from 'valibot'
import { dataSetIds } from '~/features/queries/data-sets'
import { answerOf, explained, queryLimits, warningsOf } from '../run'
import { languageField, offsetField, partOf, speak, tool } from '../tool'

/** Rows, characters of a value, and vertices and edges of a hop in one answer. */
const rowsAtOnce = 50
const maxCell = 1000
const maxReached = 50

/** Input of every tool that runs a query. */
export const queryFields = {
  graph: v.optional(v.pipe(v.picklist(dataSetIds), v.description('An id of list_graphs.')), 'transfers'),
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(4000), v.description('openCypher; several statements with a semicolon.')),
  parameters: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.description('Values of the query’s $parameters.')), {}),
  language: languageField
}

export const runQueries = tool({
  name: 'run_query',
  title: 'Run openCypher on a sample graph',
  description: `Runs openCypher on a sample graph with the teaching engine of the site and returns rows, hops and warnings. A query that writes works on a copy. Limits: ${queryLimits.steps} steps, ${queryLimits.rows} rows, 1 MB, no regular expressions. An error says what to correct. It shows the language, not the speed of the product.`,
  input: v.object({ ...queryFields, offset: offsetField }),
  run: async ({ graph, query, parameters, language, offset }) => {
    speak(language)
    const answer = await answerOf({ graph, query, parameters })
    return {
      statements: answer.answers.map((statement) => shown(statement, offset)),
      warnings: warningsOf(answer),
      ...(answer.fault && { error: explained(answer.fault, query) })
    }
  }
})

type Statement = Awaited<ReturnType<typeof answerOf>>['answers'][number]

function shown({ columns, rows, hops, plan, prefix, changes }: Statement, offset: number) {
  const { part, next } = partOf(rows, offset, rowsAtOnce)
  return {
    columns,
    rows: part.map((row) => row.map(({ text }) => (text.length > maxCell ? `${text.slice(0, maxCell)}…` : text))),
    rowCount: rows.length,
    ...(next !== undefined && { next }),
    hops: hops.slice(0, 20).map(({ vertices, edges }) => ({
      vertices: vertices.slice(0, maxReached),
      edges: edges.slice(0, maxReached),
      vertexCount: vertices.length,
      edgeCount: edges.length
    })),
    ...(prefix && { plan }),
    ...(changes && { changes })
  }
}
