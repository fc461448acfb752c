import * as v from 'valibot'
import { takeEngine } from './engine-worker'
import { type QueryQuestion, responseSchema, type ShownAnswer } from './worker-messages'

/** Longest that the page waits. The engine stops itself after two seconds; this is for what does not let it. */
const timeout = 4000

const stopped: ShownAnswer = { answers: [], fault: { code: 'time', values: { limit: '2' } } }

/** The page's query worker. It starts with the first query, and again after one that did not end. */
export class QueryRunner {
  #worker: Worker | undefined
  #number = 0
  readonly #waiting = new Map<number, (answer: ShownAnswer) => void>()

  async run(question: QueryQuestion): Promise<ShownAnswer> {
    const number = ++this.#number
    const { promise, resolve } = Promise.withResolvers<ShownAnswer>()
    this.#waiting.set(number, resolve)
    const timer = setTimeout(() => this.close(), timeout)
    this.#open().postMessage({ number, ...question })
    const answer = await promise
    clearTimeout(timer)
    return answer
  }

  /** Ends the worker; queries that wait are answered as if their time were up. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const resolve of this.#waiting.values()) resolve(stopped)
    this.#waiting.clear()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = takeEngine()
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const response = v.safeParse(responseSchema, data)
      if (!response.success) return this.close()
      const { number, ...answer } = response.output
      this.#waiting.get(number)?.(answer)
      this.#waiting.delete(number)
    }
    worker.onerror = () => this.close()
    this.#worker = worker
    return worker
  }
}
