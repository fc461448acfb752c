import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testSite } from '../test-edge'

const english = { Cookie: 'language=en-US' }
const stated = (reason: string, to = '/') =>
  new Response(null, { status: 307, headers: { Location: to, 'X-Galaxy-Redirect': reason } })

/** The app's answer: a page, or a redirect by the app or its router. */
function app(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/nowhere')) return stated('unmatched')
  if (pathname === '/product') return stated('default-tab', '/product?name=index')
  // The router removes the slash of a path that it does not know.
  if (pathname === '/missing/') return new Response(null, { status: 307, headers: { Location: '/missing' } })
  if (pathname === '/customer') return new Response(null, { status: 307, headers: { Location: '/customer?industry=a%20b' } })
  if (pathname === '/news') return stated('made-up', '/user')
  return new Response('page', { headers: { 'Content-Type': 'text/html' } })
}

const posted = (referrer: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin', Referer: referrer },
  body: 'language=en-US'
})

test.each<[path: string, init: RequestInit, status: number, location: string, reason: string, logged: string]>([
  ['/document?file=7', {}, 301, '/document/latest/7', 'old-document-address', '/document/latest/7'],
  ['/nowhere', {}, 302, '/', 'unmatched', '/'],
  ['/nowhere/', {}, 302, '/', 'unmatched', '/'],
  ['/missing/', {}, 302, '/', 'unmatched', '/'],
  ['/news//detail', {}, 302, '/', 'unmatched', '/'],
  ['/%ff', {}, 302, '/', 'unmatched', '/'],
  ['/partner/system', { headers: english }, 302, '/', 'chinese-only', '/'],
  ['/center/train/GBCA/exam', {}, 302, '/', 'exam-token', '/'],
  ['/user', {}, 302, '/', 'logged-in', '/'],
  ['/exam', {}, 302, '/', 'exam-token', '/'],
  ['/resource', {}, 302, '/', 'logged-in', '/'],
  ['/training', {}, 302, '/center/train/GBCA/training', 'short-address', '/center/train/GBCA/training'],
  ['/product', {}, 307, '/product?name=index', 'default-tab', '/product'],
  ['/news/?q=typed', {}, 308, '/news?q=typed', 'canonical-path', '/news'],
  ['/NEWS', {}, 308, '/news', 'canonical-path', '/news'],
  ['/customer?industry=a+b', {}, 307, '/customer?industry=a%20b', 'rewritten-query', '/customer'],
  ['/news', {}, 307, '/user', 'rewritten-query', '/user'],
  ['/language', posted('http://localhost/news?q=typed'), 303, '/news?q=typed', 'language-switched', '/news'],
  ['/language', posted('http://localhost/13800000000'), 303, '/13800000000', 'language-switched', '/(unmatched)']
])('%s %o is answered %i to %s, and logged as «%s» to %s', async (path, init, status, location, reason, logged) => {
  const site = testSite(app)
  const answer = await site.fetch(path, { ...init, headers: { Accept: 'text/html', ...init.headers } })
  expect([answer.status, answer.headers.get('Location')]).toEqual([status, location])
  expect(answer.headers.has('X-Galaxy-Redirect')).toBe(false)
  expect(site.lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ status, location: logged, reason })])
})

test('an answer that is no redirect has neither location nor reason in its line', async () => {
  const site = testSite(app)
  await site.fetch('/graphRag', { headers: { Accept: 'text/html' } })
  await site.fetch('/nowhere', { headers: { 'Sec-Fetch-Dest': 'image' } })
  for (const line of site.lines) expect(Object.keys(JSON.parse(line))).toEqual(['id', 'host', 'method', 'path', 'status', 'ms'])
})

/** The project's source files, without tests. */
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.gen\.|paraglide/.test(name))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))

test('nothing redirects past the functions that take a reason', () => {
  const redirecting = (folder: string, pattern: RegExp) =>
    sources(folder).flatMap(({ name, text }) => (pattern.test(text) ? [name] : []))
  expect(redirecting('worker', /\.redirect\(|'Location'[,:]/)).toEqual(['redirects/redirect.ts'])
  expect(redirecting('src', /\bredirect(<[^>]*>)?\(|Response\.redirect|\bthrow: true\b|\bLocation:|'Location'[,:]/)).toEqual([
    'lib/redirect.ts'
  ])
  // These leave the page because of the visitor's own action, which is a navigation.
  expect(redirecting('src', /\blocation\.(assign|replace)\(|\brouter\.navigate(<[^>]*>)?\(/).toSorted()).toEqual([
    'desk/desk-shell.tsx',
    'desk/link.tsx',
    'desk/people/person-item.tsx',
    'features/exam/auth-page.tsx',
    'features/search/search-dialog.tsx',
    'features/user-center/desk-invitation.tsx',
    'lib/redirect.ts',
    'ui/server-section.tsx'
  ])
})
