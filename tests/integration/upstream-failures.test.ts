import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../support/site.ts'
import {
  badJson,
  cutMidBody,
  drip,
  hang,
  json,
  redirectTo,
  startUpstream,
  tenMegabytes,
  type Upstream
} from '../support/upstream.ts'
import { tokenCookies, visitors } from '../support/visitors.ts'

let upstream: Upstream
let site: TestSite
let siteWithoutUpstream: TestSite
beforeAll(async () => {
  upstream = await startUpstream()
  const gone = await startUpstream()
  await gone.close()
  const vars = (base: string) => ({ PASSPORT_BASE: base, USER_SERVICE_BASE: base })
  site = await startTestSite({ vars: vars(upstream.url), reachable: [upstream.url] })
  siteWithoutUpstream = await startTestSite({ vars: vars(gone.url), reachable: [gone.url] })
})
afterAll(async () => {
  await site.close()
  await siteWithoutUpstream.close()
  await upstream.close()
})
beforeEach(() => upstream.reset())

/** Words that belong to a machine and not on a page. */
const internals = /stack|TypeError|at \w+ \(|127\.0\.0\.1|workerd|hono|internal error/i
const serverError = json({ status: 500, error: '服务异常' }, 500)

describe.each(visitors)('on %s', (_, visitor, locale) => {
  const ask = { ...visitor, cookies: { ...visitor.cookies, ...tokenCookies } }

  test.each([
    ['cuts its answer off', cutMidBody],
    ['answers broken JSON', badJson],
    ['answers ten megabytes', tenMegabytes],
    ['redirects', redirectTo('https://attacker.example/')]
  ])('a call to an upstream that %s fails whole, in the language of the visitor', async (_name, behaviour) => {
    upstream.behave(behaviour)
    const answer = await site.call('/api/main/x', ask)
    expect(answer.status).toBe(502)
    const { status, error } = answer.json()
    expect(status).toBe(502)
    expect(/[\u4e00-\u9fff]/.test(String(error))).toBe(locale === 'zh-CN')
    expect(answer.body).not.toMatch(internals)
    expect(answer.cookies).toEqual({})
  })

  test('a call to an upstream that is down fails the same way', async () => {
    const answer = await siteWithoutUpstream.call('/api/passport/galaxy/user/current-user', ask)
    expect(answer.status).toBe(502)
    expect(answer.json()).toMatchObject({ status: 502 })
    expect(answer.body).not.toMatch(internals)
  })

  test("an upstream's own error passes with its text", async () => {
    upstream.behave(serverError)
    const answer = await site.call('/api/main/x', ask)
    expect(answer.json()).toMatchObject({ status: 500, error: '服务异常' })
  })

  test.each([
    ['fails', serverError],
    ['cuts its answer off', cutMidBody],
    ['answers broken JSON', badJson],
    ['answers another shape', json({ status: 200, data: { not: 'slides' } })],
    ['answers ten megabytes', tenMegabytes]
  ])('the home page is whole while main %s', async (_name, behaviour) => {
    upstream.behave(behaviour)
    const answer = await site.visit('/', ask)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatch(/<\/html>\s*$/)
    expect(answer.body).toContain('<footer')
    expect(answer.body).toContain('/document/latest/1')
    expect(answer.body).not.toMatch(/"not":|TypeError|AbortError|TimeoutError/)
  })
})

test.each([
  ['hangs', 'localhost', hang],
  ['hangs', 'www.galaxy.localhost', hang],
  ['drips', 'localhost', drip]
])('the home page is whole, and ends by itself, while main %s (%s)', async (_, host, behaviour) => {
  upstream.behave(behaviour)
  const answer = await site.visit('/', { host })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatch(/<\/html>\s*$/)
  expect(answer.body).toContain('/document/latest/1')
})

test('the home page is whole while main is down', async () => {
  const answer = await siteWithoutUpstream.visit('/')
  expect(answer.status).toBe(200)
  expect(answer.body).toMatch(/<\/html>\s*$/)
})

test('the shell of the home page is there before main has answered', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  upstream.behave((response) => asked.resolve(response))
  const answer = await site.open('/')
  expect(answer.status).toBe(200)
  let body = ''
  while (!body.includes('</footer>')) body += (await answer.next()) ?? ''
  expect(body).toContain('<h1')
  expect(body).not.toContain('a-slide-that-came-late')

  const slide = { id: 1, kind: 'k', title: 'a-slide-that-came-late', linkText: 'l', href: '/' }
  const held = await asked.promise
  held.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status: 200, data: [slide] }))
  for (let part = await answer.next(); part !== undefined; part = await answer.next()) body += part
  expect(body).toContain('a-slide-that-came-late')
})

test('a page that had to fall back is not kept: the next one is normal', async () => {
  // A page that no other test of this file has kept.
  const ask = { host: 'www.galaxy.localhost', cookies: { language: 'zh-CN' } }
  upstream.behave(serverError)
  await site.visit('/', ask)
  upstream.behave(json({ status: 200, data: [{ id: 1, kind: 'k', title: 'back-again', linkText: 'l', href: '/' }] }))
  expect((await site.visit('/', ask)).body).toContain('back-again')
})
