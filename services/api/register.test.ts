import type { Context } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Calls, formOrJson } from '../../src/contract/api/call'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'
import { createApi } from './api'
import { register } from './register'

const word = v.object({ word: v.string() })
const table = {
  'GET /open/list': { access: 'everybody', query: word, data: v.string() },
  'GET /open/person': { access: 'everybody', query: word, isQueryPrivate: true, data: v.string() },
  'POST /own/edit': { access: 'session', isIdempotent: true, body: formOrJson(word) },
  'GET /file/:key{.+}': { access: 'link', isFile: true }
} as const satisfies Calls

async function authenticate(c: Context) {
  const name = c.req.header('Authorization')
  if (!name) throw new Refusal(403, m.service_login_timeout)
  return { name }
}

const app = createApi()
const seen: unknown[] = []
register(
  app,
  table,
  {
    'GET /open/list': async ({ query, caller, body }) => `${query.word} ${caller} ${body}`,
    'GET /open/person': async ({ query }) => query.word,
    'POST /own/edit': async ({ caller, body, idempotencyKey }) => {
      seen.push([caller.name, body.word, idempotencyKey])
    },
    'GET /file/:key{.+}': async ({ c }) => new Response(c.req.param('key'))
  },
  { base: '/base', authenticate: { session: authenticate } }
)

const edit = (headers: Record<string, string>, body = '{"word":"a"}') =>
  app.request('/base/own/edit', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })

test('a call answers the data of its handler, and a file as it is', async () => {
  expect(await (await app.request('/base/open/list?word=a')).json()).toEqual({ status: 200, data: 'a undefined undefined' })
  expect(await (await app.request('/base/file/a/b')).text()).toBe('a/b')
})

test('a private query is taken from the address and from a form; another query only from the address', async () => {
  const post = (path: string, type = 'application/x-www-form-urlencoded') =>
    app.request(path, { method: 'POST', body: 'word=a', headers: { 'Content-Type': type } })
  expect(await (await app.request('/base/open/person?word=a')).json()).toEqual({ status: 200, data: 'a' })
  expect(await (await post('/base/open/person')).json()).toEqual({ status: 200, data: 'a' })
  expect((await post('/base/open/person?word=a', 'text/plain')).status).toBe(415)
  expect((await post('/base/open/list?word=a')).status).toBe(405)
})

test('a call without data answers that it succeeded', async () => {
  const response = await edit({ Authorization: 'somebody', 'Idempotency-Key': '12345678' })
  expect(await response.json()).toEqual({ status: 200 })
  expect(seen).toEqual([['somebody', 'a', '12345678']])
})

test('an idempotent call works without a key', async () => {
  seen.length = 0
  expect((await edit({ Authorization: 'somebody' })).status).toBe(200)
  expect(seen).toEqual([['somebody', 'a', undefined]])
})

test('the session is checked before the key, and the key before the body', async () => {
  expect((await edit({}, 'nothing')).status).toBe(403)
  expect(await (await edit({ Authorization: 'somebody', 'Idempotency-Key': 'short' }, 'nothing')).json()).toMatchObject({
    status: 400,
    field: 'Idempotency-Key'
  })
  const malformed = await edit({ Authorization: 'somebody', 'Idempotency-Key': '12345678' }, 'nothing')
  expect(await malformed.json()).toMatchObject({ status: 400, error: expect.not.stringContaining('Idempotency') })
})

test('a body of another content type is refused, as is another method', async () => {
  const text = await edit({ Authorization: 'somebody', 'Idempotency-Key': '12345678', 'Content-Type': 'text/plain' })
  expect(text.status).toBe(415)
  expect((await app.request('/base/own/edit')).status).toBe(405)
})

test('a table whose calls lack a handler, or get other data, does not compile', () => {
  const options = { authenticate: { session: authenticate } }
  // @ts-expect-error a handler is missing
  expect(() => register(createApi(), table, { 'GET /open/list': async () => '' }, options)).toThrow('GET /open/person')
  const open = { 'GET /open/list': table['GET /open/list'] }
  // @ts-expect-error `data` is a text
  register(createApi(), open, { 'GET /open/list': async () => 1 }, options)
})

test('a call whose access nothing checks is not registered, because everybody could make it', () => {
  const staffOnly = { 'GET /desk/list': { access: 'staff', data: v.string() } } as const satisfies Calls
  const handlers = { 'GET /desk/list': async () => '' }
  expect(() => register(createApi(), staffOnly, handlers, { authenticate: { session: authenticate } })).toThrow(
    'GET /desk/list: nothing checks the access «staff»'
  )
})
