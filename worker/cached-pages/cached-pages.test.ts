import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { digestEtag } from '../../hosts/ports'
import type { Edge } from '../edge'
import { entryPreview } from '../entry-preview'
import { locale } from '../middleware/locale'
import { pageHeaders } from '../middleware/page-headers'
import { securityHeaders } from '../middleware/security-headers'
import { session } from '../middleware/session'
import { site } from '../middleware/site'
import type { PublishedContent } from '../published-content'
import { profiles, testContext, testEnv } from '../test-edge'
import { cachedPages } from './cached-pages'
import { type DataCenterEntries, dataCenterEntries } from './data-center'

const exchange = { id: 'id', path: '/', redirected: undefined }
const [firstProfile, ...otherProfiles] = profiles
/** The first host asks for the browsers' preload list. */
const siteHosts = firstProfile ? [{ ...firstProfile, preload: true }, ...otherProfiles] : []

interface Options {
  dataCenter?: DataCenterEntries
  fallback?: () => boolean
  isCurrent?: boolean
  /** Whether every rendering is the same, but for its time. */
  isSteady?: boolean
  status?: () => 200 | 404 | 503
  /** Headers of the page. */
  headers?: Record<string, string>
  /** Awaited before the page is rendered. */
  delay?: () => Promise<unknown>
}

/** A site that numbers its renderings, so that a cached page can be told from a new one. */
function cachedSite(options: Options = {}) {
  let rendering = 0
  let passed = 0
  let time = 0
  const content: PublishedContent = { version: 'v1', banner: null, isUnavailable: false }
  const app = new Hono<Edge>()
  const { repeat, step } = cachedPages({
    current: () => ({ ...content }),
    profiles: siteHosts,
    dataCenter: options.dataCenter,
    revalidate: async (request, { loggedIn }, context) => app.fetch(request, { exchange, revalidation: { loggedIn } }, context),
    now: () => time
  })
  const env = testEnv({ SITE_HOSTS: siteHosts })
  app.use(async (_, next) => {
    passed += 1
    await next()
  })
  app.use(step, securityHeaders(env), site(siteHosts), locale(), session(), entryPreview(), pageHeaders())
  app.onError(() => new Response(null, { status: 499 }))
  app.get('*', async (c) => {
    rendering += 1
    const shown = options.isSteady ? `u:${1795000000000 + time}` : `rendering ${rendering}`
    await options.delay?.()
    if (options.fallback?.()) c.set('fallbackShown', true)
    if (options.isCurrent) c.set('isCurrent', true)
    for (const [name, value] of Object.entries(options.headers ?? {})) c.header(name, value)
    const nonce = c.get('secureHeadersNonce')
    const { address, loggedIn } = c.get('shared') ?? {}
    const field = c.req.path === '/book' ? '' : `<input value="${c.get('formKey')}">`
    const asked = `${address?.origin} ${address?.search} ${loggedIn} ${c.get('session').loginToken}`
    const data = `<script nonce="${nonce}" type="application/json">{}</script>`
    return c.html(
      `<meta property="csp-nonce" content="${nonce}">${field}<style nonce="${nonce}">p{}</style>${data}<script nonce="${nonce}">"${shown}"</script>${asked}`,
      options.status?.() ?? 200
    )
  })
  return {
    async get(path: string, headers: Record<string, string> = {}, origin = 'http://localhost', method = 'GET') {
      const { context, settled } = testContext()
      const request = new Request(origin + path, { headers, method })
      const response = repeat(request, context) ?? (await app.fetch(request, { exchange }, context))
      const text = await response.text()
      await settled()
      return {
        response,
        text,
        policy: response.headers.get('Content-Security-Policy') ?? '',
        etag: response.headers.get('ETag') ?? '',
        number: /rendering (\d+)/.exec(text)?.[1],
        formKey: /value="([^"]+)"/.exec(text)?.[1]
      }
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    renderings: () => rendering,
    /** Requests that reached the steps, those of the edge itself included. */
    passed: () => passed,
    content
  }
}

const loggedIn = { Cookie: 'cl-official-website=token' }
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('a page is rendered once; after forty seconds it is shown once more while it is rendered again', async () => {
  const app = cachedSite()
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('1')
  app.pass(40_001)
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
})

test('a page from before the clock was set back is shown once more while it is rendered again', async () => {
  const app = cachedSite()
  await app.get('/')
  app.pass(-600_000)
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
  expect((await app.get('/')).number).toBe('2')
})

test('a page of an isolate whose clock is slightly ahead is fresh', async () => {
  const app = cachedSite()
  await app.get('/')
  app.pass(-1000)
  await app.get('/')
  expect(app.renderings()).toBe(1)
})

test('a page that nobody asked for ten minutes long is rendered before it is shown', async () => {
  const app = cachedSite()
  await app.get('/')
  app.pass(600_001)
  expect((await app.get('/')).number).toBe('2')
})

/** A cache of the platform that two isolates share. */
function dataCenterCache() {
  const answers = new Map<string, Response>()
  return {
    answers,
    match: async (address: string) => answers.get(address)?.clone(),
    put: async (address: string, answer: Response) => void answers.set(address, answer)
  }
}

test('a page that one isolate has rendered is the same in another of the data center, for this version and this deployment', async () => {
  const cache = dataCenterCache()
  const isolate = (deployment: string) => cachedSite({ dataCenter: dataCenterEntries(cache, deployment) })
  const first = isolate('build-1')
  await first.get('/book')
  const cached = await first.get('/book')

  const other = isolate('build-1')
  const found = await other.get('/book')
  expect([found.text, found.etag, found.policy]).toEqual([cached.text, cached.etag, cached.policy])
  expect((await other.get('/book', { 'If-None-Match': cached.etag })).response.status).toBe(304)
  expect(other.renderings()).toBe(0)
  await other.get('/book', loggedIn)
  expect(other.renderings()).toBe(1)
  other.content.version = 'v2'
  await other.get('/book')
  expect(other.renderings()).toBe(2)

  const next = isolate('build-2')
  await next.get('/book')
  expect(next.renderings()).toBe(1)
})

test('each answer of a page of the data center has a form key of its own', async () => {
  const cache = dataCenterCache()
  await cachedSite({ dataCenter: dataCenterEntries(cache, 'build') }).get('/')
  const other = cachedSite({ dataCenter: dataCenterEntries(cache, 'build') })
  const keys = [(await other.get('/')).formKey, (await other.get('/')).formKey]
  expect(other.renderings()).toBe(0)
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(undefined)
})

test('a page of the data center is as old as it is, and is rendered again when its time has come', async () => {
  const cache = dataCenterCache()
  await cachedSite({ dataCenter: dataCenterEntries(cache, 'build') }).get('/')
  const other = cachedSite({ dataCenter: dataCenterEntries(cache, 'build') })
  other.pass(40_001)
  await other.get('/')
  expect(other.renderings()).toBe(1)
  const late = cachedSite({ dataCenter: dataCenterEntries(cache, 'build') })
  late.pass(700_001)
  expect((await late.get('/')).number).toBe('1')
  expect(late.renderings()).toBe(1)
})

test('without versions of the content, nothing is shared in a data center', async () => {
  const cache = dataCenterCache()
  const app = cachedSite({ dataCenter: dataCenterEntries(cache, 'build') })
  app.content.version = undefined
  await app.get('/')
  expect(cache.answers.size).toBe(0)
})

test('a cache of the data center that fails, hangs or has something else costs no page', async () => {
  const broken = async () => {
    throw new Error('The cache is down')
  }
  const put = async () => undefined
  for (const cache of [
    { match: broken, put: broken },
    { match: () => new Promise<undefined>(() => undefined), put },
    { match: async () => new Response('something else'), put },
    { match: async () => new Response('x', { headers: { 'Cache-Entry': '{' } }), put }
  ]) {
    const app = cachedSite({ dataCenter: dataCenterEntries(cache, 'build') })
    expect((await app.get('/')).number).toBe('1')
    expect((await app.get('/')).number).toBe('1')
  }
})

test('a publication expires every entry', async () => {
  const app = cachedSite()
  await app.get('/')
  app.content.version = 'v2'
  expect((await app.get('/')).number).toBe('2')
})

test('without versions of the content, a page counts for forty seconds', async () => {
  const app = cachedSite()
  app.content.version = undefined
  await app.get('/')
  app.pass(20_000)
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
  app.pass(40_001)
  expect((await app.get('/')).number).toBe('3')
})

test('while main is away, a page of hours ago is shown', async () => {
  let down = false
  const app = cachedSite({ fallback: () => down })
  await app.get('/')
  down = true
  app.content.isUnavailable = true
  app.pass(3 * 3600_000)
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('1')
})

test('a page that cannot be rendered in this moment is shown as it was, and one that is gone is not', async () => {
  let status: 200 | 404 | 503 = 200
  const app = cachedSite({ status: () => status })
  await app.get('/')
  app.pass(600_001)
  status = 503
  expect(await app.get('/')).toMatchObject({ number: '1', response: { status: 200 } })
  status = 404
  expect((await app.get('/')).response.status).toBe(404)
  status = 503
  expect((await app.get('/')).response.status).toBe(503)
})

test('a visitor who leaves while a page is rendered again takes nothing from others', async () => {
  let isLeaving = false
  const app = cachedSite({
    delay: () => (isLeaving ? Promise.reject(new DOMException('gone', 'AbortError')) : Promise.resolve())
  })
  await app.get('/')
  app.pass(40_001)
  isLeaving = true
  await app.get('/')
  expect(await app.get('/')).toMatchObject({ number: '1', response: { status: 200 } })
})

test('a cached page has hashes in place of the nonce: those of its scripts and styles, and of nothing else', async () => {
  const app = cachedSite()
  const fresh = await app.get('/book')
  expect(fresh.policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(fresh.etag).toBe('')
  const cached = [await app.get('/book'), await app.get('/book')]
  for (const { text, policy, etag } of cached) {
    expect(text).not.toContain('nonce')
    expect(policy).toContain(`script-src ${hashOf('"rendering 1"')} 'strict-dynamic';`)
    expect(policy).toContain(`style-src 'self' ${hashOf('p{}')};`)
    expect(policy).not.toContain('nonce')
    expect(etag).toMatch(digestEtag)
  }
  expect(cached[0]?.text).toBe(cached[1]?.text)
})

test('a browser that has the page gets 304, with the policy of what it has', async () => {
  const app = cachedSite()
  await app.get('/book')
  const { etag, policy } = await app.get('/book')
  const again = await app.get('/book', { 'If-None-Match': `"other", W/${etag}` })
  expect([again.response.status, again.text, again.policy, again.etag]).toEqual([304, '', policy, etag])
  expect((await app.get('/book', { 'If-None-Match': '"other"' })).response.status).toBe(200)
})

test('a page that is rendered again without a change stays the one that browsers have', async () => {
  const app = cachedSite({ isSteady: true })
  await app.get('/book')
  const { etag, policy } = await app.get('/book')
  app.pass(40_001)
  await app.get('/book')
  expect(app.renderings()).toBe(2)
  const again = await app.get('/book', { 'If-None-Match': etag })
  expect([again.response.status, again.policy]).toEqual([304, policy])
})

test('a cached page answers HEAD', async () => {
  const app = cachedSite()
  await app.get('/book')
  const { etag } = await app.get('/book')
  const head = await app.get('/book', {}, undefined, 'HEAD')
  expect([head.text, head.etag]).toEqual(['', etag])
})

test('the forms of a cached page have another key in each answer', async () => {
  const app = cachedSite()
  const answers = [await app.get('/'), await app.get('/'), await app.get('/')]
  expect(answers.map(({ number }) => number)).toEqual(['1', '1', '1'])
  expect(new Set(answers.map(({ formKey }) => formKey)).size).toBe(3)
  // A browser that has the page may not show it again with the key of an earlier visit.
  expect(answers.map(({ etag }) => etag)).toEqual(['', '', ''])
})

test('an unknown host is shown the pages of the first one, and leaves no trace in them', async () => {
  const app = cachedSite()
  expect((await app.get('/', {}, 'http://attacker.example')).text).toContain('https://cn.galaxy.example')
  expect(await app.get('/')).toMatchObject({ number: '1', text: expect.not.stringContaining('attacker') })
  app.pass(40_001)
  await app.get('/', {}, 'http://attacker.example')
  expect(await app.get('/')).toMatchObject({ number: '2', text: expect.not.stringContaining('attacker') })
})

test('a visitor with a preview gets a page of their own, and leaves none', async () => {
  const app = cachedSite()
  const preview = { Cookie: `galaxy-preview=${'p'.repeat(43)}` }
  expect((await app.get('/', preview)).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
  const { number, response } = await app.get('/', preview)
  expect([number, response.headers.get('Cache-Control')]).toEqual(['3', 'private, no-store'])
  expect((await app.get('/')).number).toBe('2')
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

test('visitors with a login share a page, which is rendered without their token', async () => {
  const app = cachedSite()
  expect((await app.get('/', loggedIn)).text).toContain('true undefined')
  expect((await app.get('/', { Cookie: 'cl-official-website=other' })).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
  expect((await app.get('/', loggedIn)).response.headers.get('Cache-Control')).toBe('private, no-cache')
})

test('a personal page is rendered with the token, and stored by nobody', async () => {
  const app = cachedSite()
  expect((await app.get('/user', loggedIn)).text).toContain('undefined undefined token')
  const { number, response } = await app.get('/user', loggedIn)
  expect([number, response.headers.get('Cache-Control')]).toEqual(['2', 'private, no-store'])
})

test('a page that shows a fallback is not cached, so it is whole again with the next request', async () => {
  let down = true
  const app = cachedSite({ fallback: () => down })
  expect((await app.get('/')).number).toBe('1')
  down = false
  expect((await app.get('/')).number).toBe('2')
  expect((await app.get('/')).number).toBe('2')
})

test('a page that must be current is not cached', async () => {
  const app = cachedSite({ isCurrent: true })
  expect((await app.get('/')).number).toBe('1')
  expect((await app.get('/')).number).toBe('2')
})

test('a query that selects content has a page of its own, in any order and with anything else beside it', async () => {
  const app = cachedSite()
  expect((await app.get('/news/detail?id=1&language=EN')).text).toContain('?id=1&language=EN ')
  expect((await app.get('/news/detail?x=1&language=EN&id=1')).number).toBe('1')
  expect((await app.get('/news/detail?id=2')).number).toBe('2')
  expect((await app.get('/?utm_source=a')).number).toBe('3')
  expect((await app.get('/?page=1')).number).toBe('3')
})

test('requests at the same time wait for one rendering', async () => {
  const rendered = Promise.withResolvers<void>()
  const app = cachedSite({ delay: () => rendered.promise })
  const all = Promise.all([app.get('/'), app.get('/'), app.get('/')])
  rendered.resolve()
  expect((await all).map(({ number }) => number)).toEqual(['1', '1', '1'])
})

test('after a publication, requests at the same time wait for one rendering too', async () => {
  const app = cachedSite()
  await app.get('/')
  app.content.version = 'v2'
  const all = await Promise.all([app.get('/'), app.get('/'), app.get('/')])
  expect(all.map(({ number }) => number)).toEqual(['2', '2', '2'])
})

test('no cache between the site and the visitor may store a page', async () => {
  const app = cachedSite()
  for (let i = 0; i < 2; i++) {
    const { response } = await app.get('/')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(response.headers.get('Vary')).toBe('Cookie')
  }
})

test('an answer from the cache has all headers of the first one, but for policy and tag, also of its scheme and host', async () => {
  const sites = ['http://localhost', 'https://localhost', 'https://cn.galaxy.example', 'https://unknown.example']
  const app = cachedSite({ headers: { Link: '</a>; rel="canonical"', 'X-Robots-Tag': 'noindex' } })
  const headersOf = ({ response }: { response: Response }) => {
    const { etag: _, 'content-security-policy': policy = '', ...headers } = Object.fromEntries(response.headers)
    return { ...headers, policy: policy.replaceAll(/ '(nonce-|sha256-)[^']+'/g, '') }
  }
  for (const origin of sites) {
    // A page with a query that no other origin has asked for, so that each has a first answer.
    const path = `/product?name=p${sites.indexOf(origin)}`
    const first = headersOf(await app.get(path, {}, origin))
    expect(first).toMatchObject({ link: '</a>; rel="canonical"', 'x-frame-options': 'DENY' })
    for (const other of sites) {
      const cached = headersOf(await app.get(path, {}, other))
      const security = other.startsWith('https:') ? { 'strict-transport-security': hsts(other) } : {}
      const { 'strict-transport-security': _, ...others } = { 'strict-transport-security': '', ...first }
      expect([other, cached]).toEqual([other, { ...others, ...security }])
    }
  }
  expect(app.renderings()).toBe(sites.length)
})

const hsts = (origin: string) => `max-age=63072000; includeSubDomains${origin === 'https://unknown.example' ? '' : '; preload'}`

test('a response that sets a cookie is not cached', async () => {
  const app = cachedSite({ headers: { 'Set-Cookie': 'a=1' } })
  expect((await app.get('/book')).number).toBe('1')
  expect((await app.get('/book')).number).toBe('2')
})

test('other methods than GET and HEAD pass the cache', async () => {
  const app = cachedSite()
  await app.get('/book')
  expect((await app.get('/book', {}, undefined, 'POST')).response.status).toBe(404)
})

test('the same request is answered at once while its entry is fresh, and by the steps when it is stale or has ended', async () => {
  const app = cachedSite({ isSteady: true })
  await app.get('/book')
  await app.get('/book')
  const passed = app.passed()
  expect((await app.get('/book')).response.status).toBe(200)
  expect((await app.get('/book', { 'If-None-Match': (await app.get('/book')).etag })).response.status).toBe(304)
  expect(app.passed()).toBe(passed)
  await app.get('/book', { Cookie: 'a=1' })
  await app.get('/book?x=1')
  await app.get('/book', {}, undefined, 'HEAD')
  expect(app.passed()).toBe(passed + 3)
  app.pass(40_001)
  await app.get('/book')
  expect(app.passed()).toBe(passed + 5)
  app.content.version = 'v2'
  await app.get('/book')
  expect(app.passed()).toBe(passed + 6)
})

test('requests with very long cookies pass the steps', async () => {
  const app = cachedSite()
  const cookies = { Cookie: 'a'.repeat(3000) }
  for (const _ of [1, 2, 3]) await app.get('/book', cookies)
  expect(app.passed()).toBe(3)
})
