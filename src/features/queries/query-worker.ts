import * as v from 'valibot'
import { type Answer, type GraphData, runQuery } from '~/query/engine'
import {
  graphLimits,
  graphSchema,
  type QueryProgress,
  type QueryRequest,
  type QueryStatement,
  requestSchema,
  responseOf
} from './worker-messages'

/*
 * Runs queries beside the page. One file, which imports nothing later: its own policy (public/_headers) forbids every request, so
 * that no query is sent anywhere.
 */

const graphSize = { vertices: String(graphLimits.vertices), edges: String(graphLimits.edges) }

function answerTo({ number, graph, before, text, parameters, parameterLines }: QueryRequest): Answer {
  const report = (state: QueryProgress['state']) => self.postMessage({ number, state } satisfies QueryProgress)
  const run = (on: GraphData, statement: QueryStatement, lines = '') => {
    report('started')
    return runQuery(on, statement.text, { parameters: statement.parameters, parameterLines: lines })
  }
  let current: GraphData = graph
  for (const statement of before) current = run(current, statement).graph ?? current
  const answer = run(current, { text, parameters }, parameterLines)
  report('ended')
  // A larger graph could neither be drawn nor be sent back for the next query.
  if (answer.graph && !v.is(graphSchema, answer.graph)) return { answers: [], fault: { code: 'graphSize', values: graphSize } }
  // Statements before it changed the graph that is drawn.
  return before.length > 0 && !answer.graph ? { ...answer, graph: current } : answer
}

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const request = v.safeParse(requestSchema, data)
  if (request.success) self.postMessage(responseOf(request.output.number, answerTo(request.output)))
}

// The browser compiles what a query of the site needs while the page fetches the rest: half of the time of the first answer.
runQuery(
  { vertices: [], edges: [] },
  'MATCH (a:A {b: 1})-[:C*1..2]->(c) WHERE a.b > 1 RETURN c.b AS d, count(*) ORDER BY d LIMIT 1'
)
