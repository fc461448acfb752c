import { WorkerClient } from '~/lib/worker-client'
import type { WorkerAnswers, WorkerMessage, WorkerQuestion, WorkerRequest, WorkerResponse } from './worker-messages'

/** Longest time of a run in the worker; a method that does not end would otherwise leave the page waiting. */
const timeout = 10_000

export class DemoRunner extends WorkerClient<WorkerMessage, WorkerResponse['answer']> {
  protected readonly failed = undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Undefined if the method failed, the worker could not start, or it took too long. */
  async ask<Kind extends WorkerQuestion['kind']>(
    question: Extract<WorkerQuestion, { kind: Kind }>
  ): Promise<WorkerAnswers[Kind] | undefined> {
    const answer = await this.request({ question } satisfies Omit<WorkerRequest, 'number'>)
    // The worker answers a question with an answer of its kind.
    return answer as WorkerAnswers[Kind] | undefined
  }

  override close(): void {
    clearTimeout(this.#timer)
    super.close()
  }

  protected start(): Worker {
    return new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' })
  }

  protected read(message: WorkerMessage) {
    clearTimeout(this.#timer)
    if (message === 'started') {
      // Only now: over a slow network the worker's script alone can take as long.
      this.#timer = setTimeout(() => this.close(), timeout)
      return undefined
    }
    return { number: message.number, answer: message.answer }
  }
}
