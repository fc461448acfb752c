import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryRunner } from './runner'
import type { QueryRequest } from './worker-messages'

/* The worker is a stand-in that the tests let speak, and the clock is theirs. */

class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: (event: { data: unknown }) => void = () => undefined
  onerror: () => void = () => undefined
  readonly requests: QueryRequest[] = []
  isEnded = false
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(request: QueryRequest): void {
    this.requests.push(request)
  }
  terminate(): void {
    this.isEnded = true
  }
  says(message: object): void {
    if (!this.isEnded) this.onmessage({ data: { number: this.requests.at(-1)?.number, ...message } })
  }
}

const answer = { answers: [] }
const question = { graph: { vertices: [], edges: [] }, before: [], text: 'RETURN 1', parameters: {}, parameterLines: '' }

/** Runs a query; `worker` is the one that got it. */
function start(runner = new QueryRunner()) {
  const done = vi.fn()
  runner.run(question).then(done)
  const worker = FakeWorker.all.at(-1)
  if (!worker) throw new Error('No worker was started')
  return { runner, worker, done }
}

beforeEach(() => {
  FakeWorker.all = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.useRealTimers())

test('a run that does not end by itself is ended a quarter of a second after its two seconds, and says so', async () => {
  const { runner, worker, done } = start()
  worker.says({ state: 'started' })
  await vi.advanceTimersByTimeAsync(2200)
  expect([worker.isEnded, done.mock.calls]).toEqual([false, []])
  await vi.advanceTimersByTimeAsync(50)
  expect(worker.isEnded).toBe(true)
  expect(done).toHaveBeenCalledExactlyOnceWith({ answers: [], fault: { code: 'time', values: { limit: '2' } } })
  expect(start(runner).worker).not.toBe(worker)
})

test('a worker that is still fetched takes as long as it needs', async () => {
  const { worker, done } = start()
  await vi.advanceTimersByTimeAsync(20_000)
  worker.says({ state: 'started' })
  await vi.advanceTimersByTimeAsync(1900)
  worker.says(answer)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(done).toHaveBeenCalledExactlyOnceWith(answer)
  expect(worker.isEnded).toBe(false)
})

test('each statement of the page before the query has its own two seconds', async () => {
  const { worker, done } = start()
  for (let statement = 0; statement < 3; statement += 1) {
    worker.says({ state: 'started' })
    await vi.advanceTimersByTimeAsync(1900)
  }
  worker.says(answer)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledExactlyOnceWith(answer)
})

test('a run that has ended in time may take longer to write its answer', async () => {
  const { worker, done } = start()
  worker.says({ state: 'started' })
  await vi.advanceTimersByTimeAsync(2100)
  worker.says({ state: 'ended' })
  await vi.advanceTimersByTimeAsync(3000)
  worker.says(answer)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledExactlyOnceWith(answer)
})

test('an answer that waited for a busy page is read before the run counts as hanging', async () => {
  const { worker, done } = start()
  worker.says({ state: 'started' })
  // A browser may run a timer that is over before a message that came earlier.
  vi.advanceTimersToNextTimer()
  worker.says(answer)
  await Promise.resolve()
  expect(worker.isEnded).toBe(false)
  expect(done).toHaveBeenCalledExactlyOnceWith(answer)
})

test.each<[string, (worker: FakeWorker) => void]>([
  ['could not be fetched', (worker) => worker.onerror()],
  ['says what it should not', (worker) => worker.says({ state: 'odd' })]
])('a worker that %s is not reported as a query that took too long', async (_, fail) => {
  const { worker, done } = start()
  fail(worker)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledExactlyOnceWith({ answers: [], fault: { code: 'internal', values: {} } })
  expect(worker.isEnded).toBe(true)
})
