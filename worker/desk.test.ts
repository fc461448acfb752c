import { beforeEach, expect, test, vi } from 'vitest'
import { testSite } from './test-edge'

// Tests run in the mode of the development server, which has no manifest.
beforeEach(() => void vi.stubEnv('DEV', false))

const document = (cookie = 'cl-official-website=login-token') => ({ headers: { Accept: 'text/html', Cookie: cookie } })
const manifest = { 'src/desk/main.tsx': { file: 'assets/main-1.js', css: ['assets/main-1.css'], isEntry: true } }
const ASSETS = { fetch: () => Promise.resolve(Response.json(manifest)) }

/** A site whose passport answers current-user with these headers. */
function siteWith(headers: Record<string, string>, status = 200) {
  const calls: Request[] = []
  const PASSPORT = {
    fetch: (request: Request) => {
      calls.push(request)
      return Promise.resolve(Response.json({ status, data: {} }, { status, headers }))
    }
  }
  return { calls, site: testSite(undefined, { PASSPORT, ASSETS }) }
}

test('an account with a role gets the document of the desk, which nobody keeps or indexes', async () => {
  const { site, calls } = siteWith({ 'X-Account-Id': 'account-1', 'X-Account-Roles': 'author' })
  const response = await site.fetch('/desk', document())
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  const page = await response.text()
  expect(page).toContain('src="/desk/assets/main-1.js"')
  expect(page).toContain('href="/desk/assets/main-1.css"')
  expect(page).toContain('{"id":"account-1","roles":["author"]}')
  expect(calls[0]?.headers.get('Authorization')).toBe('login-token')
})

test('every script of the document has the nonce of its policy, which shows what is about to be uploaded', async () => {
  const { site } = siteWith({ 'X-Account-Id': 'a', 'X-Account-Roles': 'staff' })
  const response = await site.fetch('/desk', document())
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = (await response.text()).match(/<script [^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  expect(policy).toContain("img-src 'self' data: blob:")
})

test.each([
  ['an account without a role', { 'X-Account-Id': 'a', 'X-Account-Roles': '' }, 200],
  ['an account with an unknown role', { 'X-Account-Id': 'a', 'X-Account-Roles': 'owner' }, 200],
  ['a session that is over', {}, 403],
  ['a passport that names no account', { 'X-Account-Roles': 'admin' }, 200]
])('for %s the desk is a page that does not exist', async (_, headers: Record<string, string>, status) => {
  const response = await siteWith(headers, status).site.fetch('/desk', document())
  expect(await response.text()).toBe('page')
  expect(response.headers.get('X-Robots-Tag')).toBeNull()
})

test('a visitor without a login costs passport no call', async () => {
  const { site, calls } = siteWith({})
  expect(await (await site.fetch('/desk', document(''))).text()).toBe('page')
  expect(calls).toEqual([])
})

test.each(['/desk/no-such-page', '/desk/', '/Desk'])('nobody is asked about %s, which is no page of the desk', async (path) => {
  const { site, calls } = siteWith({ 'X-Account-Id': 'a', 'X-Account-Roles': 'admin' })
  expect(await (await site.fetch(path, document())).text()).toBe('page')
  expect(calls).toEqual([])
})

test('while passport is unavailable the desk answers that the service cannot be reached', async () => {
  const PASSPORT = { fetch: () => Promise.reject(new Error('refused')) }
  expect((await testSite(undefined, { PASSPORT, ASSETS }).fetch('/desk', document())).status).toBe(502)
  expect((await siteWith({}, 500).site.fetch('/desk', document())).status).toBe(502)
})
