import { expect, test } from 'vitest'
import { testSite } from './test-edge'

test('where the outbox is bound, its page is shown under this answer’s nonce', async () => {
  let asked: Request | undefined
  const OUTBOX = {
    fetch: (request: Request) => {
      asked = request
      return Promise.resolve(Response.json([]))
    }
  }
  const response = await testSite(undefined, { OUTBOX }).fetch('/__outbox', {
    headers: { Accept: 'application/json', Cookie: 'cl-official-website=x' }
  })
  expect(await response.json()).toEqual([])
  expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${asked?.headers.get('X-Nonce')}'`)
  expect(asked?.headers.has('Cookie')).toBe(false)
})

test.each(['/__openapi/passport', '/__openapi/extension'])('where the outbox is bound, %s comes from there', async (path) => {
  const OUTBOX = { fetch: (request: Request) => Promise.resolve(Response.json({ asked: new URL(request.url).pathname })) }
  const response = await testSite(undefined, { OUTBOX }).fetch(path)
  expect(await response.json()).toEqual({ asked: path })
})

test('where the outbox is bound, programs read its messages too', async () => {
  const OUTBOX = { fetch: (request: Request) => Promise.resolve(Response.json({ asked: new URL(request.url).pathname })) }
  const response = await testSite(undefined, { OUTBOX }).fetch('/__outbox/messages')
  expect(await response.json()).toEqual({ asked: '/__outbox/messages' })
})

test.each(['/__outbox', '/__outbox/messages', '/__openapi/main'])('without the binding %s does not exist', async (path) => {
  const unmatched = () => new Response(null, { status: 307, headers: { 'X-Galaxy-Redirect': 'unmatched' } })
  const response = await testSite(unmatched).fetch(path, { headers: { Accept: 'application/json' } })
  expect(response.status).toBe(404)
})
