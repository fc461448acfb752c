import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ContentState } from '../content-version'
import type { Edge } from '../edge'
import { testContext } from '../test-edge'
import { repeatedRequests } from './repeated-requests'

/** A site with one kept page, that counts the requests that pass the pipeline, and what it logs of the others. */
function siteWithKeptPage() {
  const content: ContentState = { version: 'v1', isUnavailable: false }
  const lines: string[] = []
  const { context } = testContext()
  const page = { body: new Blob(['page']), etag: '"1"' }
  const seen = { passed: 0, isFresh: true, cookie: undefined as string | undefined }
  const app = new Hono<Edge>()
  const repeated = repeatedRequests(() => content, { write: (line) => void lines.push(line), knownAddress: () => '/known' })
  app.use(repeated.remember)
  app.use(async (c, next) => {
    seen.passed += 1
    await next()
    c.header('Content-Security-Policy', `script-src 'sha256-${c.req.header('Cookie') ?? 'none'}'`)
  })
  app.all('/kept', (c) => {
    const { version } = content
    if (seen.cookie) c.header('Set-Cookie', seen.cookie)
    c.set('keptPage', (known) => (seen.isFresh && known.version === version ? page : undefined))
    return c.body(page.body.stream(), 200, { 'Content-Type': 'text/html', ETag: page.etag })
  })
  app.all('/other', (c) => c.text('other'))
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = new Request(new URL(path, 'http://localhost'), { headers, method })
    const answer = repeated.answer(request, context) ?? (await app.fetch(request, {}, context))
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
  return { ask, content, seen, lines }
}

test('the same request is answered as before and logged, without the pipeline', async () => {
  const { ask, seen, lines } = siteWithKeptPage()
  const first = await ask('/kept')
  expect(await ask('/kept')).toEqual(first)
  expect(seen.passed).toBe(1)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ host: 'localhost', method: 'GET', path: '/known', status: 200 })
})

test('a browser that has the page is told so, with the headers of the page but for those of its body', async () => {
  const { ask, seen } = siteWithKeptPage()
  const { headers } = await ask('/kept')
  const known = await ask('/kept', { 'If-None-Match': 'W/"1"' })
  expect([known.status, known.body]).toEqual([304, ''])
  const { 'content-type': _, ...others } = headers
  expect(known.headers).toEqual(others)
  expect((await ask('/kept', { 'If-None-Match': '"2"' })).status).toBe(200)
  expect(seen.passed).toBe(1)
})

test('other cookies, another query and another method are other requests', async () => {
  const { ask, seen } = siteWithKeptPage()
  await ask('/kept')
  expect((await ask('/kept', { Cookie: 'a=1' })).headers['content-security-policy']).toContain('a=1')
  await ask('/kept?name=index')
  await ask('/kept', {}, 'HEAD')
  await ask('/kept', {}, 'POST')
  expect(seen.passed).toBe(5)
  expect((await ask('/kept')).headers['content-security-policy']).toContain('none')
  expect(seen.passed).toBe(5)
})

test('a page that has expired or ended passes the pipeline again', async () => {
  const { ask, content, seen } = siteWithKeptPage()
  await ask('/kept')
  seen.isFresh = false
  await ask('/kept')
  expect(seen.passed).toBe(2)
  seen.isFresh = true
  content.version = 'v2'
  await ask('/kept')
  expect(seen.passed).toBe(3)
  await ask('/kept')
  expect(seen.passed).toBe(3)
})

test('what is no kept page, sets a cookie or has very long cookies is not remembered', async () => {
  const { ask, seen } = siteWithKeptPage()
  for (const _ of [1, 2]) await ask('/other')
  for (const _ of [1, 2]) await ask('/kept', { Cookie: 'a'.repeat(3000) })
  expect(seen.passed).toBe(4)
  seen.cookie = 'b=1'
  for (const _ of [1, 2]) expect((await ask('/kept')).headers['set-cookie']).toBe('b=1')
  expect(seen.passed).toBe(6)
})
