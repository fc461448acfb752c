import { expect, test, vi } from 'vitest'
import { testSite } from './test-edge'

const message = { jsonrpc: '2.0', id: 1, method: 'ping' }
const post = (headers: Record<string, string> = {}) => ({ method: 'POST', body: JSON.stringify(message), headers })
const answering = () => vi.fn((_: Request) => Response.json({ jsonrpc: '2.0', id: 1, result: {} }))

test('a message reaches the app with the headers of the protocol alone, for a visitor who is not logged in', async () => {
  const renderPage = vi.fn((_request: Request, _context: { visitor: object }) => Response.json({}))
  const { fetch } = testSite(renderPage)
  const headers = {
    Cookie: 'cl-official-website=token; language=en-US',
    'MCP-Protocol-Version': '2025-06-18',
    Authorization: 'a'
  }
  const answer = await fetch('/mcp', post({ ...headers, Accept: 'application/json' }))
  const [request, context] = renderPage.mock.calls[0] ?? []
  expect([...(request?.headers ?? [])]).toEqual([
    ['accept', 'application/json'],
    ['content-type', 'text/plain;charset=UTF-8'],
    ['mcp-protocol-version', '2025-06-18']
  ])
  expect(await request?.json()).toEqual(message)
  expect(context?.visitor).toEqual({ locale: 'zh-CN', loggedIn: false, hasExamToken: false })
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('every origin may call it, without credentials, and no other address', async () => {
  const { fetch } = testSite(answering())
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  const answer = await fetch('/mcp', post(headers))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  const preflight = await fetch('/mcp', { method: 'OPTIONS', headers: { ...headers, 'Access-Control-Request-Method': 'POST' } })
  expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'POST'])
  for (const path of ['/mcp/', '/MCP', '/language', '/api/page-view']) {
    expect((await fetch(path, post(headers))).headers.get('Access-Control-Allow-Origin'), path).toBeNull()
  }
})

test.each(['GET', 'DELETE', 'PUT'])('%s is refused', async (method) => {
  const renderPage = answering()
  const answer = await testSite(renderPage).fetch('/mcp', { method })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(renderPage).not.toHaveBeenCalled()
})

test('a message of more than 32 KB is refused', async () => {
  const body = JSON.stringify({ ...message, params: 'x'.repeat(33_000) })
  const answer = await testSite(answering()).fetch('/mcp', {
    method: 'POST',
    body,
    headers: { 'Content-Length': String(body.length) }
  })
  expect(answer.status).toBe(413)
})

test('an address makes 120 calls a minute, its IPv6 network counts as one, and others are not held up', async () => {
  const { fetch } = testSite(answering(), { CLIENT_ADDRESS_HEADER: 'X-Address' })
  const call = (address: string) => fetch('/mcp', post({ 'X-Address': address }))
  for (let count = 0; count < 120; count += 1) expect((await call(`2001:db8::${count}`)).status).toBe(200)
  const refused = await call('2001:db8::ffff')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await call('203.0.113.9')).status).toBe(200)
})

test('twenty calls are answered at once, and one more is told to come back', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const { fetch } = testSite(async () => {
    await finished
    return Response.json({})
  })
  const calls = Array.from({ length: 20 }, () => fetch('/mcp', post()))
  const refused = await fetch('/mcp', post())
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
  finish()
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await fetch('/mcp', post())).status).toBe(200)
})

test('a tool reads pages as the site shows them, and nothing else', async () => {
  const read: [string, number, string][] = []
  const { fetch } = testSite(async (request, { assistants, fetchMarkdown, visitor }) => {
    if (!assistants) {
      const head = `<link rel="canonical" href="http://localhost${new URL(request.url).pathname}">`
      return new Response(`<html lang="${visitor.locale}"><head>${head}</head><main><h1>${visitor.locale}</h1></main></html>`, {
        headers: { 'Content-Type': 'text/html' }
      })
    }
    const addresses = ['/aboutus.md', '/api/passport/x.md', '/a/public/b.md', 'https://elsewhere.example/a.md', '/aboutus']
    for (const address of addresses) {
      const answer = await fetchMarkdown(address, 'en-US')
      read.push([address, answer.status, (await answer.text()).trim()])
    }
    return Response.json({})
  })
  await fetch('/mcp', post())
  expect(read).toEqual([
    ['/aboutus.md', 200, '# en-US'],
    ['/api/passport/x.md', 404, ''],
    ['/a/public/b.md', 404, ''],
    ['https://elsewhere.example/a.md', 404, ''],
    ['/aboutus', 404, '']
  ])
})
