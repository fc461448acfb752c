import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DemoRunner } from './runner'
import type { WorkerMessage, WorkerRequest } from './worker-messages'

/* The worker is a stand-in that the tests let speak, and the clock is theirs. */

class FakeWorker {
  static last: FakeWorker | undefined
  onmessage: (event: { data: WorkerMessage }) => void = () => undefined
  number = 0
  isEnded = false
  constructor() {
    FakeWorker.last = this
  }
  postMessage({ number }: WorkerRequest): void {
    this.number = number
  }
  terminate(): void {
    this.isEnded = true
  }
}

/** Asks a question; `worker` is the one that got it. */
function start(runner = new DemoRunner()) {
  const done = vi.fn()
  runner.ask<'explain'>({ kind: 'explain', vertex: 'a' }).then(done)
  const worker = FakeWorker.last
  if (!worker) throw new Error('No worker was started')
  return { runner, worker, done }
}

const explanation = { sentence: 'a', values: {}, vertices: [], edges: [] }

beforeEach(() => {
  FakeWorker.last = undefined
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.useRealTimers())

test('a worker that is still fetched takes as long as it needs', async () => {
  const { worker, done } = start()
  await vi.advanceTimersByTimeAsync(60_000)
  worker.onmessage({ data: 'started' })
  worker.onmessage({ data: { number: worker.number, answer: explanation } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([done.mock.calls, worker.isEnded]).toEqual([[[explanation]], false])
})

test('a run that does not end is ended after ten seconds, and the next one has a new worker', async () => {
  const { runner, worker, done } = start()
  worker.onmessage({ data: 'started' })
  await vi.advanceTimersByTimeAsync(9_999)
  expect([done.mock.calls, worker.isEnded]).toEqual([[], false])
  await vi.advanceTimersByTimeAsync(1)
  expect([done.mock.calls, worker.isEnded]).toEqual([[[undefined]], true])
  expect(start(runner).worker).not.toBe(worker)
})
