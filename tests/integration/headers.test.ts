import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { untilCached } from '../support/cached-page.ts'
import type { Answer } from '../support/request.ts'
import { sharedSite } from '../support/site.ts'
import { asAuthor, tokenCookies } from '../support/visitors.ts'
import { addAtDesk } from './services/stored-accounts.ts'

const site = await sharedSite()

const https = { scheme: 'https', host: 'cn.galaxy.example' } as const
const assets = readdirSync(join(root, 'dist/client/assets'))
const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`
const style = `/assets/${assets.find((name) => name.endsWith('.css'))}`
const image = { 'Sec-Fetch-Dest': 'image', Accept: 'image/*' }

/** One response of every kind. The author’s cookies make each page rendered, with a nonce. */
const kinds: [name: string, status: number, ask: () => Promise<Answer>][] = [
  ['the home page', 200, () => site.visit('/', asAuthor(https))],
  ['the home page of a visitor with a token', 200, () => site.visit('/', asAuthor({ ...https, cookies: tokenCookies }))],
  ['a document', 200, () => site.visit('/document/latest/1', asAuthor(https))],
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
  ['an answer of passport', 403, () => site.call('/api/passport/galaxy/user/current-user', https)],
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

/** Of every answer, on https (security.md). */
const everywhere = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY'
}
/** Of every answer that the worker makes; files are answered before it runs. */
const fromWorker = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; script-src NONCE 'strict-dynamic'; style-src 'self' NONCE; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none'
}

/** Every security header, and headers that identify the server; nonces are replaced by one name. */
function statedIn({ headers }: Answer) {
  const names = [...Object.keys(fromWorker), 'access-control-allow-origin', 'server', 'x-powered-by']
  const stated = names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))
  const { 'content-security-policy': policy = '', ...others } = Object.fromEntries(stated)
  return { ...others, 'content-security-policy': policy.replaceAll(/'nonce-[\w+/=-]{22,}'/g, 'NONCE') }
}

const files = ['a script', 'a style sheet', 'the icon', 'the icon of older browsers', 'the icon of a home screen']

test.each(kinds)('%s (%i) carries the security headers', async (name, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(statedIn(answer)).toEqual(files.includes(name) ? everywhere : fromWorker)
})

const admin = await addAtDesk({ passportDb: await site.database('galaxy-passport') }, ['admin'])

test.each<[name: string, ask: () => Promise<Answer>, stated: Record<string, string>]>([
  [
    'a page of the desk also shows what is about to be uploaded',
    () => site.visit('/desk', { ...https, cookies: { '__Host-cl-official-website': admin.token } }),
    {
      'content-security-policy': fromWorker['content-security-policy']
        .replace("img-src 'self' data:", "img-src 'self' data: blob:")
        .replace("media-src 'self'", "media-src 'self' blob:")
    }
  ],
  [
    'a stored file belongs to no origin and runs nothing',
    () => site.call('/api/main/file/open/drivers/java-driver-3.4.1-sample.zip', https),
    { 'content-security-policy': "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox" }
  ],
  [
    'an answer to an editor may be in a frame of this site',
    () => site.call('/website/extention/api/admin/config?action=config', https),
    { 'content-security-policy': "default-src 'none'; frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' }
  ],
  [
    'the picture of a badge is for every site',
    () => site.call('/api/exam/public/images/GBCA.png', https),
    { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
  ]
])('%s, and differs in nothing else', async (_, ask, stated) => {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(statedIn(answer)).toEqual({ ...fromWorker, ...stated })
})

test.each([
  [
    'hash-worker-',
    "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
  ],
  ['demo-worker-', everywhere['content-security-policy']],
  ['query-worker-', everywhere['content-security-policy']]
])('the script of a web worker, %s, has a policy of its own', async (start, policy) => {
  const file = assets.find((asset) => asset.startsWith(start))
  expect(statedIn(await site.visit(`/assets/${file}`, https))).toEqual({ ...everywhere, 'content-security-policy': policy })
})

test('a page of the desk is neither cached nor indexed', async () => {
  const { headers } = await site.visit('/desk', { cookies: { 'cl-official-website': admin.token } })
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow'])
})

test.each([
  ['/document', '/document/latest/1'],
  ['/nowhere', '/'],
  ['/center/train/GBCA/exam', '/'],
  ['/.well-known/change-password', '/'],
  ['/ABOUTUS/', '/aboutus']
])('the redirect of %s names no host', async (path, target) => {
  expect((await site.visit(path, https)).headers.location).toBe(target)
})

test.each(kinds)('%s (%i) has the type of its body, and the encoding of a text', async (_name, _status, ask) => {
  const { headers, body } = await ask()
  const type = headers['content-type'] ?? 'none'
  expect(body === '' ? `none: ${type}` : type).toMatch(
    /^(text\/(html|plain|javascript|css); charset=utf-8|application\/json|image\/(svg\+xml|png|vnd\.microsoft\.icon)|none: none)$/i
  )
})

test('a call over http is not redirected: a redirect would hide that it was sent in the clear', async () => {
  const { status, headers } = await site.call('/api/main/slideshow/list', { host: 'cn.galaxy.example' })
  expect([status, headers.location]).toEqual([200, undefined])
})

test('TRACE does not echo the request', async () => {
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
  test('a cached page allows hashes of its scripts instead of a nonce, and nothing more than a fresh one', async () => {
    const { headers, body } = await untilCached(() => site.visit('/', https))
    const policy = headers['content-security-policy'] ?? ''
    const hashes = policy.match(/'sha256-[\w+/]{43}='/g) ?? []
    expect(hashes.length).toBeGreaterThan(1)
    expect(policy.replaceAll(/( 'sha256-[\w+/]{43}=')+/g, '')).toBe(
      fromWorker['content-security-policy'].replaceAll(' NONCE', '')
    )
    expect(body).not.toMatch(/\snonce="/)
    const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, type]) => !/json"/.test(type ?? ''))
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, , script = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
  })

  test('a browser with the current page gets a 304', async () => {
    const { headers } = await untilCached(() => site.visit('/', https))
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

  test('no possibly personal answer is cached for a visitor with a token', async () => {
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
