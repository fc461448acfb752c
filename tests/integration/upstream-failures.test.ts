import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { untilCached } from '../support/cached-page.ts'
import type { Answer } from '../support/request.ts'
import { analyticsScript, sharedSiteBeforeUpstream, sharedSiteWithoutApis } from '../support/site.ts'
import { badJson, cutMidBody, drip, hang, json, redirectTo, tenMegabytes } from '../support/upstream.ts'
import { asAuthor, tokenCookies, visitors } from '../support/visitors.ts'

const { site, upstream } = await sharedSiteBeforeUpstream()
const siteWithoutApis = await sharedSiteWithoutApis()

/** Internal details that no page may show. */
const internals = /stack|TypeError|at \w+ \(|127\.0\.0\.1|workerd|hono|internal error/i
const serverError = json({ status: 500, error: '服务异常' }, 500)

describe.each(visitors)('%s', (_, visitor, locale) => {
  const ask = asAuthor({ ...visitor, cookies: { ...visitor.cookies, ...tokenCookies } })

  test.each([
    ['cuts its answer off', cutMidBody],
    ['answers broken JSON', badJson],
    ['answers ten megabytes', tenMegabytes],
    ['redirects', redirectTo('https://attacker.example/')]
  ])('a call to an upstream that %s fails whole, in the language of the visitor', async (_name, behavior) => {
    upstream.respondWith(behavior)
    const answer = await site.call('/api/main/x', ask)
    expect(answer.status).toBe(502)
    const { status, error } = answer.json()
    expect(status).toBe(502)
    expect(/[\u4e00-\u9fff]/.test(String(error))).toBe(locale === 'zh-CN')
    expect(answer.body).not.toMatch(internals)
    expect(answer.cookies).toEqual({})
  })

  test('a call whose page waits for it ends although its upstream hangs', async () => {
    upstream.respondWith(hang)
    const answer = await site.call('/api/main/x', { ...ask, headers: { ...ask.headers, Prefer: 'wait=1' } })
    expect(answer.json()).toMatchObject({ status: 504 })
    expect(/[\u4e00-\u9fff]/.test(String(answer.json().error))).toBe(locale === 'zh-CN')
  })

  test('a call to an upstream that is down fails the same way', async () => {
    const answer = await siteWithoutApis.call('/api/passport/galaxy/user/current-user', ask)
    expect(answer.status).toBe(502)
    expect(answer.json()).toMatchObject({ status: 502 })
    expect(answer.body).not.toMatch(internals)
  })

  test("an upstream's error is passed on with its text", async () => {
    upstream.respondWith(serverError)
    const answer = await site.call('/api/main/x', ask)
    expect(answer.json()).toMatchObject({ status: 500, error: '服务异常' })
  })

  test.each([
    ['fails', serverError],
    ['cuts its answer off', cutMidBody],
    ['answers broken JSON', badJson],
    ['answers another shape', json({ status: 200, data: { not: 'slides' } })],
    ['answers ten megabytes', tenMegabytes]
  ])('the home page is whole while main %s', async (_name, behavior) => {
    upstream.respondWith(behavior)
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
])('the home page is complete, and its stream ends, while main %s (%s)', async (_, host, behavior) => {
  upstream.respondWith(behavior)
  const answer = await site.visit('/', asAuthor({ host }))
  expect(answer.status).toBe(200)
  expect(answer.body).toMatch(/<\/html>\s*$/)
  expect(answer.body).toContain('/document/latest/1')
})

test('the home page is complete while main is down', async () => {
  const answer = await siteWithoutApis.visit('/')
  expect(answer.status).toBe(200)
  expect(answer.body).toMatch(/<\/html>\s*$/)
})

test('the shell of the home page is there before main has answered', async () => {
  const asked = Promise.withResolvers<ServerResponse>()
  upstream.respondWith((response, request) => {
    if (request.call === '/slideshow/list') asked.resolve(response)
  })
  const answer = await site.open('/', asAuthor())
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

test('a page with a fallback is not cached: the next one is normal', async () => {
  // A page that no other test requests.
  const ask = { host: 'www.galaxy.localhost', cookies: { language: 'zh-CN' } }
  upstream.respondWith(serverError)
  await site.visit('/', ask)
  upstream.respondWith(json({ status: 200, data: [{ id: 1, kind: 'k', title: 'back-again', linkText: 'l', href: '/' }] }))
  expect((await site.visit('/', ask)).body).toContain('back-again')
})

test('a configured analytics script is fetched by a script that the policy allows, and may report to its own origin', async () => {
  const shown = ({ body, headers }: Answer) => {
    const [, attributes = '', content = ''] =
      [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].find(([, , text]) => text?.includes(analyticsScript)) ?? []
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/connect-src 'self' https:\/\/stats\.example;/)
    return { policy, nonce: /nonce="([^"]+)"/.exec(attributes)?.[1], hash: createHash('sha256').update(content).digest('base64') }
  }
  const fresh = shown(await site.visit('/aboutus', asAuthor()))
  expect(fresh.policy).toContain(`script-src 'nonce-${fresh.nonce}'`)
  const kept = shown(await untilCached(() => site.visit('/aboutus')))
  expect(kept.nonce).toBeUndefined()
  expect(kept.policy).toContain(`'sha256-${kept.hash}'`)
})
