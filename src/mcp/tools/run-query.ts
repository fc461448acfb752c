import * as v from 'valibot'
import { dataSetIds } from '~/features/queries/data-sets'
import { explainFault, queryLimits, runSampleQuery, warningsOf } from '../run'
import { languageField, offsetField, paginate, setLanguage, tool } from '../tool'

/** Maximum numbers of rows, characters of a value, and vertices and edges of a hop in one answer. */
const pageSize = 50
const maxCellLength = 1000
const maxHopElements = 50

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
    setLanguage(language)
    const answer = await runSampleQuery({ graph, query, parameters })
    return {
      statements: answer.answers.map((statement) => toResult(statement, offset)),
      warnings: warningsOf(answer),
      ...(answer.fault && { error: explainFault(answer.fault, query) })
    }
  }
})

type Statement = Awaited<ReturnType<typeof runSampleQuery>>['answers'][number]

function toResult({ columns, rows, hops, plan, prefix, changes }: Statement, offset: number) {
  const { items, next } = paginate(rows, offset, pageSize)
  return {
    columns,
    rows: items.map((row) => row.map(({ text }) => (text.length > maxCellLength ? `${text.slice(0, maxCellLength)}…` : text))),
    rowCount: rows.length,
    ...(next !== undefined && { next }),
    hops: hops.slice(0, 20).map(({ vertices, edges }) => ({
      vertices: vertices.slice(0, maxHopElements),
      edges: edges.slice(0, maxHopElements),
      vertexCount: vertices.length,
      edgeCount: edges.length
    })),
    ...(prefix && { plan }),
    ...(changes && { changes })
  }
}
