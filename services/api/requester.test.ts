import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { identifyRequester } from './requester'

/** Identifies a request with a login through a passport that answers with `fetch`. */
async function identifiedBy(fetch: (url: string, init?: RequestInit) => Promise<Response>) {
  const app = new Hono()
  app.get('/', async (c) => c.json(await identifyRequester(c, { PASSPORT: { fetch }, PASSPORT_BASE: '' })))
  return (await app.request('/', { headers: { Authorization: 'token' } })).json()
}

const headers = { 'X-Account-Id': 'a', 'X-Account-Roles': 'author, owner,staff' }

test.each([
  ['names the account', new Response('{}', { headers }), { state: 'account', id: 'a', roles: ['author', 'staff'] }],
  ['says that the session is over', new Response('{}', { status: 403, headers }), { state: 'visitor' }],
  ['fails', new Response('{}', { status: 500, headers }), { state: 'unavailable' }],
  ['says so in the body alone', Response.json({ status: 403, error: 'x' }), { state: 'visitor' }],
  ['names nobody', new Response('{}'), { state: 'unavailable' }],
  ['fails in the body alone', Response.json({ status: 500, error: 'x' }), { state: 'unavailable' }],
  ['sends a page', new Response('<h1>Hello</h1>'), { state: 'unavailable' }]
])('a passport that %s', async (_, answer, requester) => {
  expect(await identifiedBy(async () => answer)).toEqual(requester)
})

test('a passport that hangs is unavailable after three seconds', async () => {
  const ended = new AbortController()
  const timeoutOf = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal)
  const hanging = (_: string, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError')))
      ended.abort()
    })
  expect(await identifiedBy(hanging)).toEqual({ state: 'unavailable' })
  expect(timeoutOf).toHaveBeenCalledExactlyOnceWith(3000)
})
