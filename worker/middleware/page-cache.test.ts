import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Edge } from '../edge'
import { profiles, testContext, testEnv } from '../test-edge'
import { locale } from './locale'
import { pageCache } from './page-cache'
import { securityHeaders } from './security-headers'
import { session } from './session'
import { site } from './site'

/** A site that numbers its renderings, so that a cached page can be told from a fresh one. */
function cachedSite(options: { fallback?: () => boolean; isCurrent?: boolean } = {}) {
  let rendering = 0
  let time = 0
  const app = new Hono<Edge>()
  app.use(
    securityHeaders(testEnv()),
    site(profiles),
    locale(),
    session(),
    pageCache(() => time)
  )
  app.get('/gone', (c) => c.html('gone', 404))
  app.get('*', (c) => {
    if (options.fallback?.()) c.set('fallbackShown', true)
    if (options.isCurrent) c.set('isCurrent', true)
    const field = `<input value="${c.get('formKey')}">`
    return c.html(`${field}<script nonce="${c.get('secureHeadersNonce')}">rendering ${++rendering}</script>`)
  })
  return {
    async get(path: string, headers: Record<string, string> = {}, origin = 'http://localhost') {
      const { context, settled } = testContext()
      const response = await app.request(origin + path, { headers }, {}, context)
      const text = await response.text()
      await settled()
      return {
        response,
        text,
        number: /rendering (\d+)/.exec(text)?.[1],
        nonce: /nonce="([^"]+)"/.exec(text)?.[1],
        formKey: /value="([^"]+)"/.exec(text)?.[1]
      }
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    }
  }
}

test('a page is rendered once and then kept for forty seconds', async () => {
  const app = cachedSite()
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('1')
  app.pass(40_001)
  expect((await app.get('/')).number).toBe('2')
})

test('a kept page carries the nonce of its own answer, and each answer another', async () => {
  const app = cachedSite()
  const nonces = new Set<string | undefined>()
  for (let i = 0; i < 3; i++) {
    const { response, nonce } = await app.get('/')
    expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('the forms of a kept page have another key in each answer', async () => {
  const app = cachedSite()
  const answers = [await app.get('/'), await app.get('/'), await app.get('/')]
  expect(answers.map(({ number }) => number)).toEqual(['1', '1', '1'])
  expect(new Set(answers.map(({ formKey }) => formKey)).size).toBe(3)
})

test('language, host and path each have a page of their own', async () => {
  const app = cachedSite()
  const numbers = [
    await app.get('/'),
    await app.get('/', { Cookie: 'language=en-US' }),
    await app.get('/', {}, 'https://www.galaxy.example'),
    await app.get('/aboutus')
  ].map(({ number }) => number)
  expect(numbers).toEqual(['1', '2', '3', '4'])
})

test('a visitor with a token gets a fresh page, which is not cached', async () => {
  const app = cachedSite()
  const headers = { Cookie: 'cl-official-website=token' }
  expect((await app.get('/', headers)).number).toBe('1')
  expect((await app.get('/', headers)).number).toBe('2')
  expect((await app.get('/')).number).toBe('3')
  expect((await app.get('/', headers)).response.headers.get('Cache-Control')).toBe('private, no-store')
})

test('a page that shows a fallback is not kept, so it is whole again with the next request', async () => {
  let down = true
  const app = cachedSite({ fallback: () => down })
  expect((await app.get('/')).number).toBe('1')
  down = false
  expect((await app.get('/')).number).toBe('2')
  expect((await app.get('/')).number).toBe('2')
})

test('a page that must be current is not kept', async () => {
  const app = cachedSite({ isCurrent: true })
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
})

test('an address with a query and a page that is not there are not kept', async () => {
  const app = cachedSite()
  expect((await app.get('/?page=1')).number).toBe('1')
  expect((await app.get('/?page=1')).number).toBe('2')
  expect((await app.get('/gone')).response.status).toBe(404)
})

test('no cache between the site and the visitor may store a page', async () => {
  const app = cachedSite()
  for (let i = 0; i < 2; i++) {
    const { response } = await app.get('/')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(response.headers.get('Vary')).toBe('Cookie')
  }
})
