import { deferred } from '~/lib/deferred'
import type { WorkerAnswers, WorkerQuestion, WorkerRequest, WorkerResponse } from './worker-messages'

/** Longest that the page waits for a run; a method that does not end would otherwise leave the page waiting. */
const timeout = 10_000

/** The page's worker. It starts with the first question. */
export class DemoRunner {
  #worker: Worker | undefined
  #number = 0
  readonly #waiting = new Map<number, (answer: WorkerResponse['answer']) => void>()

  /** Undefined if the method failed, the worker could not start, or it took too long. */
  async ask<Kind extends WorkerQuestion['kind']>(
    question: Extract<WorkerQuestion, { kind: Kind }>
  ): Promise<WorkerAnswers[Kind] | undefined> {
    const number = ++this.#number
    const { promise, resolve } = deferred<WorkerResponse['answer']>()
    this.#waiting.set(number, resolve)
    const timer = setTimeout(() => this.close(), timeout)
    this.#open().postMessage({ number, question } satisfies WorkerRequest)
    const answer = await promise
    clearTimeout(timer)
    // The worker answers a question with an answer of its kind.
    return answer as WorkerAnswers[Kind] | undefined
  }

  /** Ends the worker; questions that wait are answered with undefined. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const resolve of this.#waiting.values()) resolve(undefined)
    this.#waiting.clear()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      this.#waiting.get(data.number)?.(data.answer)
      this.#waiting.delete(data.number)
    }
    worker.onerror = () => this.close()
    this.#worker = worker
    return worker
  }
}
