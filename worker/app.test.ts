import { expect, test } from 'vitest'
import { testSite } from './test-edge'

test.each(['/language', '/api/page-view', '/api/session-end'])(
  '%s refuses a body that is far too large without reading it whole',
  async (path) => {
    let chunks = 0
    const body = new ReadableStream({
      pull(controller) {
        if (++chunks > 1000) controller.close()
        else controller.enqueue(new Uint8Array(16 * 1024))
      }
    })
    const upload: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await testSite().fetch(path, { ...upload, headers })).status).toBe(413)
    expect(chunks).toBeLessThan(10)
  }
)

/** A whole site whose pages count their renderings. */
function countingSite() {
  let rendering = 0
  const site = testSite((_, { nonce }) => {
    rendering += 1
    return new Response(`<script nonce="${nonce}">${rendering}</script>`, { headers: { 'Content-Type': 'text/html' } })
  })
  const shown = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.fetch(path, { headers })
    return { response, number: /<script[^>]*>(\d+)/.exec(await response.text())?.[1] }
  }
  return { ...site, shown }
}

test('each answer has one line in the log, also one from the cache, with an id of its own, status and known path', async () => {
  const { shown, lines } = countingSite()
  const etag = async () => (await shown('/book')).response.headers.get('ETag') ?? ''
  await shown('/book')
  await shown('/book', { 'If-None-Match': await etag() })
  await shown('/book?name=secret&page=2')
  await shown('/document/latest/5')
  await shown('/document/latest/5')
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/book 200',
    '/book 200',
    '/book 304',
    '/book 200',
    '/document/latest/5 200',
    '/document/latest/5 200'
  ])
  expect(new Set(logged.map(({ id }) => id)).size).toBe(lines.length)
  for (const { id, host, method, ms } of logged) {
    expect([id, host, method, ms]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), 'localhost', 'GET', expect.any(Number)])
  }
  expect(lines.join()).not.toContain('secret')
})

test('a cached page of Chinese readers is not shown to English ones, whom its guard redirects as before', async () => {
  const { shown } = countingSite()
  const inEnglish = { Cookie: 'language=en-US' }
  const before = (await shown('/partner/system', inEnglish)).response
  for (const _ of [1, 2]) expect((await shown('/partner/system')).number).toBe('1')
  const after = (await shown('/partner/system', inEnglish)).response
  const sent = ({ status, headers }: Response) => [status, headers.get('Location'), headers.get('Set-Cookie')]
  expect(sent(after)).toEqual(sent(before))
  expect(sent(after)[0]).toBe(302)
})

test('a page is cached without the tokens of the visitor for whom it was rendered', async () => {
  const seen: unknown[] = []
  const site = testSite((_, { visitor }) => {
    seen.push(visitor)
    return new Response('page', { headers: { 'Content-Type': 'text/html' } })
  })
  const cookie = { headers: { Cookie: 'cl-official-website=token; cl-official-exam=other' } }
  const { headers } = await site.fetch('/book', cookie)
  expect(headers.get('Cache-Control')).toBe('private, no-cache')
  expect(seen).toEqual([{ locale: 'zh-CN', loggedIn: true, hasExamToken: false }])
  expect((await site.fetch('/user', cookie)).headers.get('Cache-Control')).toBe('private, no-store')
  expect(seen[1]).toEqual({ locale: 'zh-CN', loggedIn: true, hasExamToken: true })
})

test('the site states which build answers and which facts of the vendor it shows, to be read anew each time', async () => {
  const answer = await testSite().fetch('/.well-known/galaxy-build')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ build: 'galaxy-1.2.3-0a1b2c3d', facts: [{ name: 'phone', state: 'filled' }] })
})
