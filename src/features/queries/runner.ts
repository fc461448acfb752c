import * as v from 'valibot'
import { deferred } from '~/lib/deferred'
import { takeEngine } from './engine-worker'
import { type QueryQuestion, responseSchema, type ShownAnswer } from './worker-messages'

/** Milliseconds after which the engine stops a query itself. */
const limit = 2000

/**
 * Milliseconds that a run has beyond it before the page ends the worker, as for a regular expression, which the engine cannot interrupt.
 * The engine looks at the clock every 256 steps, which take a slow phone a few milliseconds.
 */
const grace = 250

type FailedAnswer = ShownAnswer & Required<Pick<ShownAnswer, 'fault'>>
const tooLong: FailedAnswer = { answers: [], fault: { code: 'time', values: { limit: String(limit / 1000) } } }
const failed: FailedAnswer = { answers: [], fault: { code: 'internal', values: {} } }

/** The page's query worker. It starts with the first query, and again after one that did not end. */
export class QueryRunner {
  #worker: Worker | undefined
  #number = 0
  #watchdog: ReturnType<typeof setTimeout> | undefined
  readonly #waiting = new Map<number, (answer: ShownAnswer) => void>()

  run(question: QueryQuestion): Promise<ShownAnswer> {
    const number = ++this.#number
    const { promise, resolve } = deferred<ShownAnswer>()
    this.#waiting.set(number, resolve)
    this.#open().postMessage({ number, ...question })
    return promise
  }

  /** Ends the worker; queries that wait are answered with a fault. */
  close(answer = failed): void {
    clearTimeout(this.#watchdog)
    this.#worker?.terminate()
    this.#worker = undefined
    for (const resolve of this.#waiting.values()) resolve(answer)
    this.#waiting.clear()
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = takeEngine()
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const response = v.safeParse(responseSchema, data)
      if (!response.success) return this.close()
      clearTimeout(this.#watchdog)
      if ('state' in response.output) {
        if (response.output.state === 'started') this.#watch()
        return
      }
      const { number, ...answer } = response.output
      this.#waiting.get(number)?.(answer)
      this.#waiting.delete(number)
    }
    worker.onerror = () => this.close()
    this.#worker = worker
    return worker
  }

  /** Ends a run that hangs. Two timers, because a page that was busy may run one that is over before it reads an answer that came in time. */
  #watch(): void {
    this.#watchdog = setTimeout(() => {
      this.#watchdog = setTimeout(() => this.close(tooLong), grace)
    }, limit)
  }
}
