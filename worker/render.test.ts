import { expect, test } from 'vitest'
import type { EdgeContext } from '../src/contract/edge-context'
import { testSite } from './test-edge'

/** Renders one page and returns the arguments of the renderer. */
async function rendered(path: string, headers: Record<string, string> = {}, origin?: string, changes = {}) {
  let given: { request: Request; context: EdgeContext } | undefined
  const site = testSite((request, context) => {
    given = { request, context }
    return new Response('page', { headers: { 'Content-Type': 'text/html' } })
  }, changes)
  await site.fetch(path, { headers }, origin)
  if (!given) throw new Error('nothing was rendered')
  return given
}

test('the app learns that a visitor is logged in, and never the token', async () => {
  const { request, context } = await rendered('/', { Cookie: 'cl-official-website=secret-token' })
  expect(context.visitor).toEqual({ locale: 'zh-CN', loggedIn: true, hasExamToken: false })
  expect(JSON.stringify(context)).not.toContain('secret-token')
  expect(request.headers.has('Cookie')).toBe(false)
})

test('a page that is the same for everybody calls without the token of the visitor', async () => {
  const seen: Request[] = []
  const MAIN = {
    fetch: (request: Request) => {
      seen.push(request)
      return Promise.resolve(Response.json({ status: 200, data: [1] }))
    }
  }
  const { context } = await rendered('/news', { Cookie: 'cl-official-website=secret-token' }, undefined, { MAIN })
  await context.fetchApi('/api/main/slideshow/list')
  expect(seen.at(-1)?.headers.get('Authorization')).toBeNull()
})

test('the app gets the filing notices and the canonical origin of the host’s profile', async () => {
  const { context } = await rendered('/', {}, 'https://www.galaxy.example')
  expect(context.site).toMatchObject({ origin: 'https://www.galaxy.example', icp: { text: 'Filing' }, defaultLocale: 'en-US' })
  expect(context.visitor.locale).toBe('en-US')
})

test('pages name the channels without codes, and nothing of them where there are both', async () => {
  expect((await rendered('/')).context.site).not.toHaveProperty('noCodesTo')
  const { context } = await rendered('/', {}, undefined, { NO_CODES_TO: ['phone'] })
  expect(context.site.noCodesTo).toEqual(['phone'])
})

test('a page’s own call goes to the upstream as the visitor, in the same process', async () => {
  const seen: Request[] = []
  const MAIN = {
    fetch: (request: Request) => {
      seen.push(request)
      return Promise.resolve(Response.json({ status: 200, data: [1] }))
    }
  }
  const { context } = await rendered('/user', { Cookie: 'cl-official-website=secret-token; language=en-US' }, undefined, { MAIN })
  const answer = await context.fetchApi('/api/main/slideshow/list?_t=1')
  expect(await answer.json()).toEqual({ status: 200, data: [1] })
  expect(seen[0]?.headers.get('Authorization')).toBe('secret-token')
  expect(seen[0]?.headers.get('Language')).toBe('EN')
})

test.each([
  ['reportNotFound', 404, null],
  ['reportUnavailable', 503, '5']
] as const)('a page that calls %s keeps its body and is answered %i', async (report, status, retry) => {
  const site = testSite((_, context) => {
    context[report]()
    return new Response('says what is missing', { headers: { 'Content-Type': 'text/html' } })
  })
  const answer = await site.fetch('/verify/none')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retry])
  expect(await answer.text()).toBe('says what is missing')
})

test('a file that reads pages whose data is unavailable keeps its own status, and is not cached', async () => {
  let asked = 0
  const site = testSite((_, context) => {
    asked += 1
    context.reportUnavailable()
    return new Response('# Galaxy', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  })
  for (const _ of [1, 2]) {
    const answer = await site.fetch('/llms.txt')
    expect([answer.status, answer.headers.get('Retry-After'), await answer.text()]).toEqual([200, null, '# Galaxy'])
  }
  expect(asked).toBe(2)
})

test('a path with an empty segment is no page, and its redirect names no host', async () => {
  const site = testSite(() => Response.redirect('http://attacker.example/', 308))
  const asked = await site.fetch('http://localhost//attacker.example/', { headers: { 'Sec-Fetch-Dest': 'document' } })
  expect(asked.status).toBe(302)
  expect(asked.headers.get('Location')).toBe('/')
  expect((await site.fetch('http://localhost//attacker.example/', { headers: { 'Sec-Fetch-Dest': 'image' } })).status).toBe(404)
})

test.each(['/none/', '/%ff', '/%'])('%s is no page, and leads home at once with nothing of its query', async (path) => {
  const site = testSite((request) => {
    const { pathname } = new URL(request.url)
    return pathname.endsWith('/')
      ? new Response(null, { status: 307, headers: { Location: `/none?next=x` } })
      : new Response(null, { status: 307, headers: { Location: '/', 'X-Galaxy-Redirect': 'unmatched' } })
  })
  const asked = await site.fetch(`${path}?next=x`, { headers: { 'Sec-Fetch-Dest': 'document' } })
  expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/'])
  expect((await site.fetch(path, { headers: { 'Sec-Fetch-Dest': 'image' } })).status).toBe(404)
})

test('a dead link of a page is logged with the page and its source, without the query', async () => {
  const site = testSite((_, context) => {
    context.reportDeadLink({ address: '/report/old', source: 'text' })
    return new Response('page', { headers: { 'Content-Type': 'text/html' } })
  })
  await site.fetch('/news/detail?id=7')
  expect(site.lines.map((line) => JSON.parse(line))).toContainEqual({
    id: expect.any(String),
    path: '/news/detail',
    event: 'dead-link',
    source: 'text',
    address: '/report/old'
  })
})
