import type { DemoGraph, Method } from '~/demos/types'
import { moduleAt } from '~/lib/page-modules'
import { type Answer, answerQuery } from './answer'
import { arrange } from './arrange'
import type { WorkerAnswers, WorkerMessage, WorkerQuestion, WorkerRequest } from './worker-messages'

/*
 * Runs the methods of the demos beside the page. One file with all methods, which imports nothing later: its own policy
 * (public/_headers) forbids every request.
 */

const methods = import.meta.glob<Method>('../../demos/*/method.ts', { eager: true, import: 'default' })

let last: { method: Method; graph: DemoGraph; answer: Answer } | undefined

function answerTo(question: WorkerQuestion): WorkerAnswers[keyof WorkerAnswers] | undefined {
  if (question.kind === 'arrange') return arrange(question.graph)
  if (question.kind === 'explain') return last?.method.explain(last.graph, last.answer.values, last.answer.run, question.vertex)
  const { type, graph, query } = question
  const method = moduleAt(methods, `/${type}/method.ts`)
  const answer = answerQuery(method, graph, query)
  last = { method, graph, answer }
  return answer
}

self.onmessage = ({ data: { number, question } }: MessageEvent<WorkerRequest>) => {
  const respond = (message: WorkerMessage) => self.postMessage(message)
  respond('started')
  try {
    const answer = answerTo(question)
    respond(answer ? { number, answer } : { number })
  } catch {
    // A graph of the visitor's own may lack data that the method reads; the page says that the run failed.
    respond({ number })
  }
}
