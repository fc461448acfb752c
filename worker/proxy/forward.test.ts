import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testEnv } from '../test-edge'
import { forward } from './forward'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const target = { api: 'main', path: '/slideshow/list', identified: false } as const

/** Forwards a request to a fake main. */
const forwardTo = (fetch: (request: Request) => Promise<Response>, headers: Record<string, string> = {}) =>
  forward(new Request('http://localhost/', { headers }), target, undefined, testEnv({ MAIN: { fetch } }))

test('a call that has been answered leaves no timer behind', async () => {
  const answered = await forwardTo(async () => Response.json({ status: 200, data: [] }))
  expect([answered.kind, vi.getTimerCount()]).toEqual(['json', 0])
  const empty = await forwardTo(async () => new Response(null, { status: 204 }))
  expect([empty.kind, vi.getTimerCount()]).toEqual(['transfer', 0])
})

test('a call that has failed leaves no timer behind', async () => {
  await expect(forwardTo(() => Promise.reject(new Error('refused')))).rejects.toMatchObject({ status: 502 })
  expect(vi.getTimerCount()).toBe(0)
})

test('an upstream that does not answer within an hour is a 504', async () => {
  const waiting = forwardTo(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  )
  const failed = vi.fn()
  waiting.catch(failed)
  await vi.advanceTimersByTimeAsync(3_599_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 504 }))
})

test.each<[string, string, () => Promise<Response>]>([
  ['answers nothing', 'wait=0', () => new Promise(() => undefined)],
  [
    'never ends its answer',
    'respond-async, wait=2',
    async () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } })
  ]
])('an upstream that %s in the time that the request gives it is a 504', async (_case, prefer, fetch) => {
  const failed = vi.fn()
  forwardTo(fetch, { Prefer: prefer }).catch(failed)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 504 }))
})

test.each(['wait', 'wait=', 'wait=-1', 'wait=x', 'await=1', 'wait=99999'])('«Prefer: %s» gives no time', async (prefer) => {
  const failed = vi.fn()
  forwardTo(() => new Promise(() => undefined), { Prefer: prefer }).catch(failed)
  await vi.advanceTimersByTimeAsync(3_599_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
})

test('JSON of two megabytes is an answer, and one byte more is a 502', async () => {
  const answerOf = (bytes: number) => async () => {
    const shell = JSON.stringify({ status: 200, data: '' }).length
    return Response.json({ status: 200, data: 'x'.repeat(bytes - shell) })
  }
  expect(await forwardTo(answerOf(2_097_152))).toMatchObject({ kind: 'json', status: 200 })
  await expect(forwardTo(answerOf(2_097_153))).rejects.toMatchObject({ status: 502 })
})

test('a transfer that has begun leaves no timer behind, and ends with its request', async () => {
  const visitor = new AbortController()
  let signal: AbortSignal | undefined
  const main = async (forwarded: Request) => {
    signal = forwarded.signal
    return new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/zip' } })
  }
  const request = new Request('http://localhost/', { signal: visitor.signal })
  const transfer = await forward(request, target, undefined, testEnv({ MAIN: { fetch: main } }))
  expect([transfer.kind, signal?.aborted, vi.getTimerCount()]).toEqual(['transfer', false, 0])
  visitor.abort()
  expect(signal?.aborted).toBe(true)
})
