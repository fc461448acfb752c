import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { untilKept } from '../support/kept-page.ts'
import type { Answer } from '../support/request.ts'
import { sharedSite } from '../support/site.ts'
import { asAuthor, tokenCookies } from '../support/visitors.ts'

const site = await sharedSite()

const https = { scheme: 'https', host: 'cn.galaxy.example' } as const
const assets = readdirSync(join(root, 'dist/client/assets'))
const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`
const style = `/assets/${assets.find((name) => name.endsWith('.css'))}`
const image = { 'Sec-Fetch-Dest': 'image', Accept: 'image/*' }

/** One response of every kind. */
const kinds: [name: string, status: number, ask: () => Promise<Answer>][] = [
  ['the home page', 200, () => site.visit('/', https)],
  ['the home page of a visitor with a token', 200, () => site.visit('/', { ...https, cookies: tokenCookies })],
  ['a document', 200, () => site.visit('/document/latest/1', https)],
  ['a document that does not exist', 404, () => site.visit('/document/latest/99', https)],
  ['a document redirect', 301, () => site.visit('/document', https)],
  ['a redirect home', 302, () => site.visit('/nowhere', https)],
  ['a refusal of a guard', 302, () => site.visit('/center/train/GBCA/exam', https)],
  [
    'a switch of language',
    303,
    () => site.call('/language', { ...https, method: 'POST', body: new URLSearchParams({ language: 'en-US' }) })
  ],
  ['an answer of main', 200, () => site.call('/api/main/slideshow/list', https)],
  ['an answer of passport', 200, () => site.call('/api/passport/galaxy/user/current-user', https)],
  ['a call to an unknown API', 404, () => site.call('/api/nowhere/x', https)],
  ['a server function', 404, () => site.call('/_serverFn/x', { ...https, method: 'POST' })],
  ['a picture that does not exist', 404, () => site.visit('/nowhere.png', { ...https, headers: image })],
  ['an asset that does not exist', 404, () => site.visit('/assets/gone.js', { ...https, headers: image })],
  ['a method that pages do not have', 405, () => site.call('/', { ...https, method: 'POST' })],
  [
    'a cross-site post',
    403,
    () => site.call('/api/main/x', { ...https, method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } })
  ],
  ['an ambiguous address', 400, () => site.call('/api/main/%2fpublic/x', https)],
  ['a script', 200, () => site.visit(script, https)],
  ['a style sheet', 200, () => site.visit(style, https)],
  ['the icon', 200, () => site.visit('/favicon.svg', https)],
  ['the icon of older browsers', 200, () => site.visit('/favicon.ico', { ...https, headers: image })],
  ['the icon of a home screen', 200, () => site.visit('/apple-touch-icon.png', { ...https, headers: image })],
  ['the page that changes the password', 302, () => site.visit('/.well-known/change-password', https)],
  ['a contact for vulnerabilities that the vendor has not named', 404, () => site.visit('/.well-known/security.txt', https)],
  ['a well-known address that does not exist', 404, () => site.visit('/.well-known/none', https)],
  ['another spelling of a page', 308, () => site.visit('/ABOUTUS/', https)]
]

test.each(kinds)('%s (%i) carries the security headers', async (name, status, ask) => {
  const { headers, status: answered } = await ask()
  if (name !== 'an answer of passport') expect(answered).toBe(status)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/)
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  const hsts = headers['strict-transport-security'] ?? ''
  expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000)
  expect(hsts).toContain('includeSubDomains')
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-|\*/)
  expect(headers.server).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
})

test.each(kinds)('%s (%i) names no host but this site', async (_name, _status, ask) => {
  const { headers } = await ask()
  if (headers.location) expect(headers.location).toMatch(/^\/(?!\/)/)
})

test.each(kinds)('%s (%i) says what its body is, a text in which encoding', async (_name, _status, ask) => {
  const { headers, body } = await ask()
  if (body === '') return
  expect(headers['content-type']).toMatch(
    /^(text\/(html|plain|javascript|css); charset=utf-8|application\/json|image\/(svg\+xml|png|vnd\.microsoft\.icon))$/i
  )
})

test('a call over http is answered as it is: a redirect to https would hide that it was sent in the clear', async () => {
  const { status, headers } = await site.call('/api/main/slideshow/list', { host: 'cn.galaxy.example' })
  expect([status, headers.location]).toEqual([200, undefined])
})

test('TRACE returns nothing of the request', async () => {
  for (const path of ['/', '/api/main/slideshow/list']) {
    const { status, body } = await site.call(path, { ...https, method: 'TRACE', cookies: tokenCookies })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain(Object.values(tokenCookies)[0])
  }
})

test.each(['/assets/', '/desk/assets/', '/og/', '/api/main/file/', '/api/main/file/open/'])('%s lists no files', async (path) => {
  const { status, body } = await site.call(path, { ...https, headers: image })
  expect(status).toBe(404)
  expect(body).not.toMatch(/\.(js|css|png|zip)\b/)
})

describe('the policy of pages', () => {
  test('says exactly what is allowed', async () => {
    const policy = (await site.visit('/', asAuthor(https))).headers['content-security-policy'] ?? ''
    const directives = Object.fromEntries(
      policy.split(/;\s*/).map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')])
    )
    expect(directives['default-src']).toBe("'none'")
    expect(directives['script-src']).toMatch(/^'nonce-[\w+/=-]{22,}' 'strict-dynamic'$/)
    expect(directives['style-src']).toMatch(/^'self' 'nonce-[\w+/=-]{22,}'$/)
    expect(directives['frame-ancestors']).toBe("'none'")
    expect(directives['base-uri']).toBe("'none'")
    expect(directives['form-action']).toBe("'self'")
    expect(policy).not.toMatch(/unsafe|https?:/)
  })

  test('a kept page has hashes of its scripts in place of a nonce, and as little else as a fresh one', async () => {
    const { headers, body } = await untilKept(() => site.visit('/', https))
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src( 'sha256-[\w+/]{43}=')+ 'strict-dynamic';/)
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')*;/)
    expect(policy).not.toMatch(/nonce|unsafe|https?:/)
    expect(body).not.toMatch(/\snonce="/)
    const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, type]) => !/json"/.test(type ?? ''))
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, , script = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  })

  test('a browser that has the page is answered without it', async () => {
    const { headers } = await untilKept(() => site.visit('/', https))
    const etag = headers.etag ?? ''
    const again = await site.visit('/', { ...https, headers: { 'If-None-Match': etag } })
    expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })
})

describe('caching', () => {
  test('a built file is cached for a year, since its name changes with its content', async () => {
    for (const path of [script, style]) {
      expect((await site.visit(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
  })

  test('an asset is sent with its type', async () => {
    expect((await site.visit(script)).headers['content-type']).toMatch(/^text\/javascript/)
    expect((await site.visit(style)).headers['content-type']).toMatch(/^text\/css/)
  })

  test("a page is cached by the visitor's browser only, and revalidated", async () => {
    for (const path of ['/', '/', '/document/latest/1']) {
      expect((await site.visit(path)).headers['cache-control']).toMatch(/private/)
      expect((await site.visit(path)).headers['cache-control']).toMatch(/no-cache|no-store/)
    }
  })

  test('nothing that may be personal is cached for a visitor with a token', async () => {
    for (const path of ['/user', '/verify/x', '/nowhere', '/document', '/center/train/GBCA/exam']) {
      expect([path, (await site.visit(path, { cookies: tokenCookies })).headers['cache-control']]).toEqual([
        path,
        'private, no-store'
      ])
    }
    const answer = await site.call('/api/main/slideshow/list', { cookies: tokenCookies })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('no answer of an API is cached', async () => {
    expect((await site.call('/api/main/slideshow/list')).headers['cache-control']).toBe('private, no-store')
  })

  test('a page cached for one visitor is not shown to one with another language or a token', async () => {
    await site.visit('/document/latest/1')
    expect((await site.visit('/document/latest/1', { cookies: { language: 'en-US' } })).body).toContain('lang="en-US"')
    const loggedIn = await site.visit('/', { cookies: tokenCookies })
    expect(loggedIn.body).toContain('loggedIn:!0')
    expect((await site.visit('/')).body).not.toContain('loggedIn:!0')
  })
})

test('no page holds a token', async () => {
  for (const path of ['/', '/document/latest/1', '/partner/system']) {
    const { body } = await site.visit(path, { cookies: tokenCookies })
    for (const token of Object.values(tokenCookies)) expect(body).not.toContain(token)
  }
})

test('HEAD answers like GET, without a body', async () => {
  const answer = await site.visit('/', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.body).toBe('')
})
