import * as v from 'valibot'
import { WorkerClient } from '~/lib/worker-client'
import { takeEngine } from './engine-worker'
import { type QueryQuestion, responseSchema, type ShownAnswer } from './worker-messages'

/** Milliseconds after which the engine stops a query itself. */
const limit = 2000

/**
 * Milliseconds that a run has beyond it before the page ends the worker, as for a regular expression, which the engine cannot
 * interrupt. The engine looks at the clock every 256 steps, which take a slow phone a few milliseconds.
 */
const grace = 250

const tooLong: ShownAnswer = { answers: [], fault: { code: 'time', values: { limit: String(limit / 1000) } } }

/** A worker that hangs is ended, and the next query starts another. */
export class QueryRunner extends WorkerClient<unknown, ShownAnswer> {
  protected readonly failed: ShownAnswer = { answers: [], fault: { code: 'internal', values: {} } }
  #watchdog: ReturnType<typeof setTimeout> | undefined

  run(question: QueryQuestion): Promise<ShownAnswer> {
    return this.request(question)
  }

  override close(answer?: ShownAnswer): void {
    clearTimeout(this.#watchdog)
    super.close(answer)
  }

  protected start(): Worker {
    return takeEngine()
  }

  protected read(message: unknown) {
    const response = v.safeParse(responseSchema, message)
    if (!response.success) {
      this.close()
      return undefined
    }
    clearTimeout(this.#watchdog)
    if ('state' in response.output) {
      if (response.output.state === 'started') this.#watch()
      return undefined
    }
    const { number, ...answer } = response.output
    return { number, answer }
  }

  /**
   * Ends a run that hangs. Two timers, because a page that was busy may run one that is over before it reads an answer that came in
   * time.
   */
  #watch(): void {
    this.#watchdog = setTimeout(() => {
      this.#watchdog = setTimeout(() => this.close(tooLong), grace)
    }, limit)
  }
}
