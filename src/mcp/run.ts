import * as v from 'valibot'
import { type DataSetId, loadDataSet } from '~/features/queries/data-sets'
import { faultText, fixText, warningText } from '~/features/queries/fault-text'
import { parametersSchema } from '~/features/queries/worker-messages'
import { type Answer, type Fault, runQuery, stepsTaken } from '~/query/engine'
import { ToolError } from './tool'
import { endTurn, takeTurn } from './turns'

/**
 * Limits of a query. They count steps as well as time, because the same query must have the same answer on every machine, and
 * because the clock of workerd stands still while code runs. A query blocks the event loop for less than 50 ms.
 */
export const queryLimits = { steps: 10_000, rows: 500, bytes: 1024 * 1024, milliseconds: 5000, regularExpressions: false }

interface Query {
  graph: DataSetId
  query: string
  parameters: Readonly<Record<string, unknown>>
}

/**
 * Waits for its turn, then runs a query on a copy of a sample graph.
 * @throws ToolError for invalid parameters, or if the queue is too long
 */
export async function runSampleQuery({ graph, query, parameters }: Query): Promise<Answer> {
  const read = v.safeParse(parametersSchema, parameters)
  if (!read.success)
    throw new ToolError('A parameter is neither a JSON value nor a date, or its name is empty or too long', 'parameters')
  const dataSet = await loadDataSet(graph)
  if (!(await takeTurn())) throw new ToolError('Too many queries run at once. Try again in a few seconds.')
  const answer = runQuery(dataSet.graph, query, { parameters: read.output, limits: queryLimits })
  endTurn(stepsTaken())
  return answer
}

/** A fault with the playground's message, its position, and the corrected query. */
export function explainFault(fault: Fault, query: string) {
  const { code, at, fix } = fault
  const before = at && query.slice(0, at.start).split('\n')
  return {
    code,
    message: faultText({ ...fault, values: { ...fault.values } }),
    ...(before && { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, at: query.slice(at.start, at.end) }),
    ...(fix && { hint: fixText(fix, query), corrected: query.slice(0, fix.at.start) + fix.text + query.slice(fix.at.end) })
  }
}

export const warningsOf = ({ answers }: Answer): string[] => answers.flatMap(({ warnings }) => warnings.map(warningText))
