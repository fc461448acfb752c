import * as v from 'valibot'
import { type Answer, type GraphData, runQuery } from '~/query/engine'
import { type QueryRequest, requestSchema, responseOf } from './worker-messages'

/*
 * Runs queries beside the page. One file, which imports nothing later: its own policy (public/_headers) forbids every request, so what
 * is typed is sent nowhere.
 */

function answerTo({ graph, before, text, parameters }: QueryRequest): Answer {
  let current: GraphData = graph
  for (const statement of before) current = runQuery(current, statement, { parameters }).graph ?? current
  const answer = runQuery(current, text, { parameters })
  // Statements before it changed the graph that is drawn.
  return before.length > 0 && !answer.graph ? { ...answer, graph: current } : answer
}

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const request = v.safeParse(requestSchema, data)
  if (request.success) self.postMessage(responseOf(request.output.number, answerTo(request.output)))
}
