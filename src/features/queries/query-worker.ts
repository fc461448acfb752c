import * as v from 'valibot'
import { type Answer, type Fault, type GraphData, runQuery } from '~/query/engine'
import {
  graphLimits,
  graphSchema,
  numberedSchema,
  type QueryProgress,
  type QueryRequest,
  type QueryStatement,
  requestSchema,
  responseOf,
  type ShownAnswer,
  valueLimits
} from './worker-messages'

/*
 * Runs queries beside the page. One file, which imports nothing later: its own policy (public/_headers) forbids every request, so
 * that no query is sent anywhere.
 */

const inDigits = (limits: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, String(limit)]))

/** The fault of a graph that could neither be drawn nor be sent back for the next query. */
function faultOf({ vertices, edges }: GraphData): Fault {
  return vertices.length > graphLimits.vertices || edges.length > graphLimits.edges
    ? { code: 'graphSize', values: inDigits(graphLimits) }
    : { code: 'valueSize', values: inDigits(valueLimits) }
}

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
  if (answer.graph && !v.is(graphSchema, answer.graph)) return { answers: [], fault: faultOf(answer.graph) }
  // Statements before it changed the graph that is drawn.
  return before.length > 0 && !answer.graph ? { ...answer, graph: current } : answer
}

const unreadable: ShownAnswer = { answers: [], fault: { code: 'internal', values: {} } }

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const request = v.safeParse(requestSchema, data)
  if (request.success) return self.postMessage(responseOf(request.output.number, answerTo(request.output)))
  // Without an answer, the page would wait for ever.
  if (v.is(numberedSchema, data)) self.postMessage({ ...unreadable, number: data.number })
}

// The browser compiles what a query of the site needs while the page fetches the rest: half of the time of the first answer.
runQuery(
  { vertices: [], edges: [] },
  'MATCH (a:A {b: 1})-[:C*1..2]->(c) WHERE a.b > 1 RETURN c.b AS d, count(*) ORDER BY d LIMIT 1'
)
