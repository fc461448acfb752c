import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./edge-context', () => ({ edgeContext: () => undefined }))
const { currentLogin } = vi.hoisted(() => ({ currentLogin: vi.fn() }))
vi.mock('./visitor', () => ({ currentLogin }))
vi.mock('~/paraglide/messages', () => ({ m: { api_unreachable: () => 'unreachable' } }))

import * as v from 'valibot'
import { sessionEndAddress } from '~/contract/cookies'
import { scriptHeader, scriptHeaderValue } from '~/contract/headers'
import { type ApiError, answeredWithin, callApi, callMain, callPassport, claimFailures, onApiError } from './api'

const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const data = v.array(v.number())
const answer = (body: unknown) => send.mockImplementation(async () => Response.json(body))

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  currentLogin.mockReturnValue('')
  answer({ status: 200, data: [1] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('a GET sends its query with a timestamp and returns the data', async () => {
  expect(await callApi('main', { call: 'GET /a/list', query: { page: 2, cursor: undefined }, data })).toEqual([1])
  const [path, init] = send.mock.calls[0] ?? []
  expect(path).toMatch(/^\/api\/main\/a\/list\?page=2&_t=\d{13}$/)
  expect(init).toMatchObject({ method: 'GET' })
})

test('a POST sends a form or JSON, and has no timestamp', async () => {
  await callApi('passport', { call: 'POST /a', form: { phone: '1', n: 2 }, data })
  const [path, form] = send.mock.calls[0] ?? []
  expect(path).toBe('/api/passport/a')
  expect(form?.body).toBeInstanceOf(URLSearchParams)
  expect(String(form?.body)).toBe('phone=1&n=2')
  await callApi('main', { call: 'POST /a', json: { n: 2 }, headers: { 'Idempotency-Key': '12345678' }, data })
  expect(send.mock.calls[1]?.[1]).toMatchObject({
    body: '{"n":2}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '12345678' }
  })
})

test('a private query is posted as a form', async () => {
  answer({ status: 200 })
  await callPassport({ call: 'GET /galaxy/user/get-code', query: { phone: '1', type: '1' }, isQueryPrivate: true })
  const [path, init] = send.mock.calls[0] ?? []
  expect(path).toBe('/api/passport/galaxy/user/get-code')
  expect(init?.method).toBe('POST')
  expect(String(init?.body)).toBe('phone=1&type=1')
  // @ts-expect-error the row says that the query is private
  await callPassport({ call: 'GET /galaxy/user/get-code', query: { phone: '1', type: '1' } })
})

test('every call has the header that only a script of this site can set', async () => {
  await callApi('passport', { call: 'GET /galaxy/user/logout' })
  await callApi('main', { call: 'POST /a', json: {}, headers: { 'Idempotency-Key': '12345678' } })
  for (const [, { headers }] of send.mock.calls) expect(headers).toMatchObject({ [scriptHeader]: scriptHeaderValue })
})

test('a typed call accepts what its row of the table accepts', async () => {
  const hash = 'a'.repeat(64)
  answer({ status: 200 })
  await callPassport({ call: 'POST /galaxy/user/update-password', form: { oldPassword: hash, newPassword: hash } })
  expect(send.mock.calls[0]?.[1].body).toBeInstanceOf(URLSearchParams)
  // @ts-expect-error the row says that this site's client sends a form
  await callPassport({ call: 'POST /galaxy/user/update-password', json: { oldPassword: hash, newPassword: hash } })
  // @ts-expect-error a field is missing
  await callPassport({ call: 'POST /galaxy/user/activate', json: {} })
  // @ts-expect-error there is no such call
  await callMain({ call: 'GET /galaxy/user/sessions' })
  // @ts-expect-error the call answers a list
  await expect(callMain({ call: 'GET /slideshow/list', data: v.object({ id: v.number() }) })).rejects.toThrow()
})

test('a page waits in the browser longer than the API has time to answer, because a network can take seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await callApi('main', { call: 'GET /a', data, ...answeredWithin(2_000) })
  expect(timeout).toHaveBeenCalledWith(15_000)
  expect(send.mock.calls[0]?.[1].headers).toMatchObject({ Prefer: 'wait=2' })
})

test('a call times out after an hour', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await callApi('main', { call: 'GET /a', data })
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
  await expect(callApi('main', { call: 'GET /a', data })).rejects.toMatchObject(told)
  stop()
  expect(heard).toMatchObject([told])
})

test('a suppressed failure does not reach the listeners', async () => {
  const heard: ApiError[] = []
  const stop = onApiError((error) => heard.push(error))
  const call = () => callApi('main', { call: 'GET /a', data, suppressErrorToast: ({ status }) => status !== 403 })
  answer({ status: 503, error: 'down' })
  await expect(call()).rejects.toMatchObject({ status: 503 })
  expect(heard).toEqual([])
  answer({ status: 403, error: 'over' })
  await expect(call()).rejects.toMatchObject({ status: 403 })
  expect(heard).toMatchObject([{ status: 403 }])
  stop()
})

test('listeners hear nothing of a failure that a form shows itself, except that the session has ended', async () => {
  const heard = vi.fn<(error: ApiError) => void>()
  const stop = onApiError(heard)
  const release = claimFailures(({ field, status }) => field === 'captcha' || status === 403)
  answer({ status: 400, error: 'wrong', field: 'captcha' })
  await expect(callApi('main', { call: 'GET /a' })).rejects.toMatchObject({ text: 'wrong' })
  expect(heard).not.toHaveBeenCalled()
  answer({ status: 400, error: 'other' })
  await expect(callApi('main', { call: 'GET /a' })).rejects.toMatchObject({ text: 'other' })
  expect(heard).toHaveBeenCalledTimes(1)
  answer({ status: 403, error: 'expired' })
  await expect(callApi('main', { call: 'GET /a' })).rejects.toMatchObject({ text: 'expired' })
  expect(heard).toHaveBeenCalledTimes(2)
  release()
  answer({ status: 400, error: 'wrong', field: 'captcha' })
  await expect(callApi('main', { call: 'GET /a' })).rejects.toMatchObject({ text: 'wrong' })
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
})

test('a 403 has the cookies of its login cleared before the listeners hear of it', async () => {
  currentLogin.mockReturnValue('first')
  const heard: string[] = []
  send.mockImplementation(async (path) => {
    heard.push(path)
    return path === sessionEndAddress ? new Response(null, { status: 204 }) : Response.json({ status: 403, error: 'over' })
  })
  const stop = onApiError((error) => heard.push(error.text))
  await expect(callApi('main', { call: 'POST /a' })).rejects.toMatchObject({ status: 403 })
  stop()
  expect(heard).toEqual(['/api/main/a', sessionEndAddress, 'over'])
  expect(send.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', body: '{"login":"first"}' })
})

test.each([
  ['in this browser', () => currentLogin.mockReturnValueOnce('first').mockReturnValue('second'), 1],
  ['on the way to the edge, which keeps it', () => currentLogin.mockReturnValue('first'), 2]
])(
  'a late 403 for an earlier login neither clears the cookies of a newer one nor reaches the listeners: %s',
  async (_, login, sent) => {
    login()
    send.mockImplementation(async (path) =>
      path === sessionEndAddress ? new Response(null, { status: 409 }) : Response.json({ status: 403, error: 'over' })
    )
    const heard = vi.fn()
    const stop = onApiError(heard)
    await expect(callApi('main', { call: 'POST /a' })).rejects.toMatchObject({ status: 403 })
    stop()
    expect(heard).not.toHaveBeenCalled()
    expect(send).toHaveBeenCalledTimes(sent)
  }
)

test('a shared call answers the same calls of the next half minute, whatever they read of it', async () => {
  vi.useFakeTimers()
  const request = { call: 'GET /shared/list', query: { size: 5, language: 'ZH' }, isShared: true } as const
  const [first, second] = await Promise.all([
    callApi('main', { ...request, data }),
    callApi('main', { ...request, query: { language: 'ZH', size: 5 }, data: v.tuple([v.unknown()]) })
  ])
  expect([first, second, send.mock.calls.length]).toEqual([[1], [1], 1])
  await callApi('main', { ...request, query: { size: 5, language: 'EN' }, data })
  await callApi('main', { ...request, data, isShared: false })
  expect(send).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(30_000)
  answer({ status: 200, data: [2] })
  expect(await callApi('main', { ...request, data })).toEqual([2])
  vi.useRealTimers()
})

test('a shared call that failed is made again', async () => {
  answer({ status: 500, error: 'away' })
  const request = { call: 'GET /shared/detail', isShared: true, data } as const
  await expect(callApi('main', request)).rejects.toThrow()
  answer({ status: 200, data: [3] })
  expect(await callApi('main', request)).toEqual([3])
})
