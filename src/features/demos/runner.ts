import { WorkerClient } from '~/lib/worker-client'
import type { WorkerAnswers, WorkerQuestion, WorkerRequest, WorkerResponse } from './worker-messages'

/** Longest that the page waits for a run; a method that does not end would otherwise leave the page waiting. */
const timeout = 10_000

export class DemoRunner extends WorkerClient<WorkerResponse, WorkerResponse['answer']> {
  protected readonly failed = undefined

  /** Undefined if the method failed, the worker could not start, or it took too long. */
  async ask<Kind extends WorkerQuestion['kind']>(
    question: Extract<WorkerQuestion, { kind: Kind }>
  ): Promise<WorkerAnswers[Kind] | undefined> {
    const timer = setTimeout(() => this.close(), timeout)
    const answer = await this.request({ question } satisfies Omit<WorkerRequest, 'number'>)
    clearTimeout(timer)
    // The worker answers a question with an answer of its kind.
    return answer as WorkerAnswers[Kind] | undefined
  }

  protected start(): Worker {
    return new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' })
  }

  protected read({ number, answer }: WorkerResponse) {
    return { number, answer }
  }
}
