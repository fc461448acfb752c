import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./edge-context', () => ({ edgeContext: () => undefined }))
vi.mock('~/paraglide/messages', () => ({ m: { api_unreachable: () => 'unreachable' } }))

import * as v from 'valibot'
import { type ApiError, callApi, onApiError } from './api'

const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const data = v.array(v.number())
const answer = (body: unknown) => send.mockResolvedValue(Response.json(body))

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  answer({ status: 200, data: [1] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('a GET sends its query with a timestamp and returns the data', async () => {
  expect(await callApi({ api: 'main', path: 'a/list', query: { page: 2 }, data })).toEqual([1])
  const [path, init] = send.mock.calls[0] ?? []
  expect(path).toMatch(/^\/api\/main\/a\/list\?page=2&_t=\d{13}$/)
  expect(init).toMatchObject({ method: 'GET' })
})

test('a POST is form-encoded by default and has no timestamp', async () => {
  await callApi({ api: 'passport', path: 'a', method: 'POST', body: { phone: '1', n: 2 }, data })
  const [path, init] = send.mock.calls[0] ?? []
  expect(path).toBe('/api/passport/a')
  expect(init?.body).toBeInstanceOf(URLSearchParams)
  expect(String(init?.body)).toBe('phone=1&n=2')
})

test('a POST with a content type is sent as is', async () => {
  await callApi({ api: 'main', path: 'a', method: 'POST', body: '<x/>', contentType: 'text/xml', data })
  expect(send.mock.calls[0]?.[1]).toMatchObject({ body: '<x/>', headers: { 'Content-Type': 'text/xml' } })
})

test('a call times out after an hour', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await callApi({ api: 'main', path: 'a', data })
  expect(timeout).toHaveBeenCalledWith(3_600_000)
})

test.each([
  [
    { status: 403, error: '请重新登录' },
    { status: 403, text: '请重新登录' }
  ],
  [
    { status: 400, error: 'wrong', field: 'phone' },
    { status: 400, text: 'wrong', field: 'phone' }
  ],
  [
    { status: 500, error: null },
    { status: 500, text: 'unreachable' }
  ],
  [{ status: '200', data: [1] }, { text: 'unreachable' }],
  [{ status: 200, data: 'another shape' }, { text: 'unreachable' }],
  ['no answer', { text: 'unreachable' }]
])('reports %j to the listeners as a failure with its text', async (body, told) => {
  answer(body)
  const heard: ApiError[] = []
  const stop = onApiError((error) => heard.push(error))
  await expect(callApi({ api: 'main', path: 'a', data })).rejects.toMatchObject(told)
  stop()
  expect(heard).toMatchObject([told])
})

test('a suppressed failure does not reach the listeners', async () => {
  const heard: ApiError[] = []
  const stop = onApiError((error) => heard.push(error))
  const call = () => callApi({ api: 'main', path: 'a', data, suppressErrorToast: ({ status }) => status !== 403 })
  answer({ status: 503, error: 'down' })
  await expect(call()).rejects.toMatchObject({ status: 503 })
  expect(heard).toEqual([])
  answer({ status: 403, error: 'over' })
  await expect(call()).rejects.toMatchObject({ status: 403 })
  expect(heard).toMatchObject([{ status: 403 }])
  stop()
})
