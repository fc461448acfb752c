import { expect, test, vi } from 'vitest'
import { scriptHeader, scriptHeaderValue } from '../../src/contract/headers'
import type { Env } from '../env'
import { testSite } from '../test-edge'

/** A site with fake upstreams that records their calls. `bases` are addresses of a vendor's services. */
function siteBefore(answer: (request: Request) => Response | Promise<Response>, bases: Partial<Env> = {}) {
  const calls: Request[] = []
  const upstream = {
    fetch: async (request: Request) => {
      calls.push(request.clone())
      return answer(request)
    }
  }
  const site = testSite(undefined, {
    PASSPORT: upstream,
    MAIN: upstream,
    EXAM: upstream,
    CLIENT_ADDRESS_HEADER: 'CF-Connecting-IP',
    ...bases
  })
  const send = (target: string | Request, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    typeof target === 'string'
      ? site.fetch(target, { ...init, headers: { 'Sec-Fetch-Site': 'same-origin', ...init.headers } })
      : site.answer(target)
  return { calls, send }
}

const fine = () => Response.json({ status: 200, data: [] })
const tokens = 'cl-official-website=login-token; cl-official-exam=exam-token; language=en-US'

test('an identified call carries the tokens and the language, and nothing that the browser claimed', async () => {
  const { calls, send } = siteBefore(fine)
  await send('/api/main/slideshow/list?_t=1', {
    headers: {
      Cookie: tokens,
      Authorization: 'forged',
      Token: 'forged',
      Language: 'forged',
      'X-Forwarded-For': '6.6.6.6',
      'X-Client-Address': '6.6.6.6',
      Connection: 'X-Hop',
      'X-Hop': 'forged',
      'CF-Connecting-IP': '203.0.113.9'
    }
  })
  expect(calls[0]?.url).toBe('http://main/web/user/slideshow/list?_t=1')
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    authorization: 'login-token',
    token: 'exam-token',
    language: 'EN',
    'x-client-address': '203.0.113.9'
  })
})

test('passport gets the place that the platform knows and the origin of a known host, main gets neither', async () => {
  const { calls, send } = siteBefore(fine)
  const located = { cf: { country: 'CN', city: '上海', latitude: '31.2' } }
  const call = async (path: string, host?: string, known: object = located) => {
    const request = new Request(new URL(path, host ?? 'http://localhost'), {
      headers: { 'X-Client-Place': 'f', 'X-Site-Origin': 'f' }
    })
    await send(Object.assign(request, known))
    return calls.at(-1)?.headers
  }
  const headers = await call('/api/passport/galaxy/user/current-user', 'https://www.galaxy.example')
  expect(headers?.get('X-Client-Place')).toBe('country=CN&city=%E4%B8%8A%E6%B5%B7')
  expect(headers?.get('X-Site-Origin')).toBe('https://www.galaxy.example')
  const elsewhere = await call('/api/passport/galaxy/user/current-user', 'https://galaxy.evil.example', {})
  expect(elsewhere?.get('X-Client-Place')).toBeNull()
  expect(elsewhere?.get('X-Site-Origin')).toBeNull()
  const main = await call('/api/main/slideshow/list')
  expect(main?.get('X-Client-Place')).toBeNull()
  expect(main?.get('X-Site-Origin')).toBeNull()
})

test('the extension API gets the origin of the page, without its path, and the others do not', async () => {
  const { calls, send } = siteBefore(fine)
  const originFor = async (path: string, headers: Record<string, string>) => {
    await send(path, { headers: { 'X-Page-Origin': 'https://forged.example', ...headers } })
    return calls.at(-1)?.headers.get('X-Page-Origin')
  }
  const config = '/website/extention/api/admin/config?action=config'
  expect(await originFor(config, { Referer: 'https://docs.example/a?b' })).toBe('https://docs.example')
  expect(await originFor(config, { Referer: 'nothing' })).toBeNull()
  expect(await originFor(config, {})).toBeNull()
  expect(await originFor('/api/main/slideshow/list', { Referer: 'https://docs.example/' })).toBeNull()
})

test('where no platform is named, nothing is believed about the place', async () => {
  let place: string | null = ''
  const PASSPORT = {
    fetch: async (request: Request) => {
      place = request.headers.get('X-Client-Place')
      return fine()
    }
  }
  const request = new Request('http://localhost/api/passport/galaxy/user/current-user')
  await testSite(undefined, { PASSPORT }).answer(Object.assign(request, { cf: { country: 'US', city: 'Austin' } }))
  expect(place).toBeNull()
})

test.each(['update-password', 'delete-account'])(
  'a successful %s ends the session here too, a refused one does not',
  async (call) => {
    let status = 200
    const { send } = siteBefore(() => Response.json({ status }, { status }))
    const post = () => send(`/api/passport/galaxy/user/${call}`, { method: 'POST', headers: { Cookie: tokens } })
    expect((await post()).headers.getSetCookie().join('\n')).toContain('cl-official-website=; Max-Age=0')
    status = 400
    expect((await post()).headers.getSetCookie()).toEqual([])
  }
)

const codeCall = '/api/passport/galaxy/user/get-code'
const recipient = 'phone=13800000000&type=1'
const posted = { method: 'POST', body: recipient, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }

test('the recipient of a code stays out of the address of a bound passport', async () => {
  const { calls, send } = siteBefore(fine)
  await send(codeCall, posted)
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST http://passport/galaxy/user/get-code'])
  expect(await calls[0]?.text()).toBe(recipient)
})

test("a vendor's passport is asked for a code as the specification has the call", async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => fine())
  const { send } = siteBefore(fine, { PASSPORT_BASE: 'https://passport.vendor.example/v1' })
  await send(codeCall, posted)
  await send(`${codeCall}?${recipient}`)
  const requests = asked.mock.calls.flatMap(([request]) => (request instanceof Request ? [request] : []))
  const url = `https://passport.vendor.example/v1/galaxy/user/get-code?${recipient}`
  expect(requests).toMatchObject([
    { method: 'GET', url },
    { method: 'GET', url }
  ])
  expect(requests[0]?.headers.get('Content-Type')).toBeNull()
  expect((await send(codeCall, { ...posted, body: 'a'.repeat(9000) })).status).toBe(413)
  expect(asked).toHaveBeenCalledTimes(2)
  asked.mockRestore()
})

test('a public call carries nothing', async () => {
  const { calls, send } = siteBefore(fine)
  await send('/public/files/list', { headers: { Cookie: tokens, Authorization: 'forged', 'CF-Connecting-IP': '203.0.113.9' } })
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({})
})

test('an address that can be read in two ways reaches no upstream', async () => {
  const { calls, send } = siteBefore(fine)
  for (const path of ['/api/main//public/x', '/api/main/%2fpublic/x', '/api/main/public%2f..%2fadd/userInfo']) {
    expect((await send(path)).status).toBe(400)
  }
  expect(calls).toHaveLength(0)
})

test('the login token moves from the body into a cookie', async () => {
  const { send } = siteBefore(() => Response.json({ status: 200, data: { token: 'abc-DEF_123', name: 'Li' } }))
  const response = await send('/api/passport/galaxy/login', { method: 'POST', body: 'phone=1' })
  expect(await response.json()).toEqual({ status: 200, data: { name: 'Li' } })
  expect(response.headers.getSetCookie().join('\n')).toContain('cl-official-website=abc-DEF_123; Max-Age=86400; Path=/; HttpOnly')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test('a login does not take over the exam token of the previous user', async () => {
  const { send } = siteBefore(() => Response.json({ status: 200, data: { token: 'abc-DEF_123' } }))
  const response = await send('/api/passport/galaxy/login', { method: 'POST', body: 'phone=1', headers: { Cookie: tokens } })
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toContain('cl-official-exam=; Max-Age=0')
  expect(cookies).toMatch(/galaxy-visitor=u\.[\w-]+;/)
})

test('the exam token goes the same way and leaves the login alone', async () => {
  const { send } = siteBefore(() => Response.json({ status: 200, data: { examToken: 'exam-1' } }))
  const response = await send('/api/main/exam/start', { method: 'POST', headers: { Cookie: 'cl-official-website=login-token' } })
  expect(await response.text()).toBe('{"status":200,"data":{}}')
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toContain('cl-official-exam=exam-1;')
  expect(cookies).toContain('cl-official-website=login-token;')
  expect(cookies).toMatch(/galaxy-visitor=ue\.[\w-]+;/)
})

test('the exam token of the exam API moves into its cookie, and further calls carry it', async () => {
  const { calls, send } = siteBefore(() => Response.json({ status: 200, data: { examToken: 'exam-1', state: 'started' } }))
  const cookie = { Cookie: 'cl-official-website=login-token' }
  const response = await send('/api/exam/attempt/authenticate', { method: 'POST', headers: cookie })
  expect(await response.text()).toBe('{"status":200,"data":{"state":"started"}}')
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toContain('cl-official-exam=exam-1; Max-Age=86400; Path=/; HttpOnly')
  expect(cookies).toContain('cl-official-website=login-token;')
  await send('/api/exam/attempt', { headers: { Cookie: tokens } })
  expect(calls.map(({ url }) => url)).toEqual(['http://exam/attempt/authenticate', 'http://exam/attempt'])
  expect(Object.fromEntries(calls[1]?.headers ?? [])).toEqual({
    authorization: 'login-token',
    token: 'exam-token',
    language: 'EN'
  })
})

test.each([401, 409, 410, 503])('a %i of the exam API keeps both cookies', async (status) => {
  const { send } = siteBefore(() => Response.json({ status, error: 'refused' }, { status }))
  const response = await send('/api/exam/attempt/answer', { method: 'POST', headers: { Cookie: tokens } })
  expect(response.status).toBe(status)
  expect(response.headers.getSetCookie()).toEqual([])
})

test.each([
  ['as an HTTP status', () => Response.json({ status: 403, error: 'expired' }, { status: 403 })],
  ['in the body', () => Response.json({ status: 403, error: 'expired' })]
])('403 %s clears both cookies and passes the text on', async (_, answer) => {
  const { send } = siteBefore(answer)
  const response = await send('/api/passport/galaxy/user/current-user', { headers: { Cookie: tokens } })
  expect(await response.json()).toMatchObject({ status: 403, error: 'expired' })
  const cookies = response.headers.getSetCookie().join('\n')
  expect(cookies).toContain('cl-official-website=; Max-Age=0')
  expect(cookies).toContain('cl-official-exam=; Max-Age=0')
  expect(cookies).toContain('galaxy-visitor=; Max-Age=0')
})

test.each([
  ['in JSON', () => Response.json({ status: 403, error: 'expired' }, { status: 403 })],
  ['in a page', () => new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } })]
])('a 403 %s clears nothing for a script, whose browser may have a newer login by then', async (_, answer) => {
  const { send } = siteBefore(answer)
  const headers = { Cookie: tokens, [scriptHeader]: scriptHeaderValue }
  const response = await send('/api/main/x', { headers })
  expect(await response.json()).toMatchObject({ status: 403 })
  expect(response.headers.getSetCookie()).toEqual([])
})

test('a successful logout clears the cookies, a failed one does not', async () => {
  const ok = await siteBefore(fine).send('/api/passport/galaxy/user/logout', { headers: { Cookie: tokens } })
  expect(ok.headers.getSetCookie().join('\n')).toContain('cl-official-website=; Max-Age=0')
  const failed = await siteBefore(() => Response.json({ status: 500 }, { status: 500 })).send(
    '/api/passport/galaxy/user/logout',
    { headers: { Cookie: tokens } }
  )
  expect(failed.headers.getSetCookie()).toEqual([])
})

test.each([
  ['refuses the connection', () => Promise.reject(new TypeError('refused'))],
  ['answers something that is not JSON', () => new Response('<html>', { headers: { 'Content-Type': 'application/json' } })],
  ['dies in mid-body', () => cutOff('{"status":200,"da')],
  ['answers without end', () => endless()],
  ['points elsewhere', () => new Response(null, { status: 302, headers: { Location: 'https://attacker.example/' } })]
])('an upstream that %s is an error in the visitor’s language', async (_, answer) => {
  const response = await siteBefore(answer).send('/api/passport/galaxy/user/current-user', {
    headers: { Cookie: tokens, Accept: 'application/json' }
  })
  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({
    status: 502,
    error: 'The service cannot be reached right now. Please try again in a moment.'
  })
  expect(response.headers.getSetCookie()).toEqual([])
})

const gatewayPage = (status: number) => () =>
  new Response('<h1>Bad Gateway</h1>nginx/1.18.0', { status, headers: { 'Content-Type': 'text/html' } })

test.each([
  [500, 502],
  [502, 502],
  [503, 502],
  [504, 504]
])('the page of a gateway with %i becomes a %i in the visitor’s language', async (answered, status) => {
  for (const path of ['/api/main/news/list', '/public/report.pdf', '/api/passport/galaxy/user/current-user']) {
    const response = await siteBefore(gatewayPage(answered)).send(path, {
      headers: { Cookie: tokens, Accept: 'application/json' }
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: 'The service cannot be reached right now. Please try again in a moment.'
    })
  }
})

test('a visitor who opens a file behind a failing gateway gets a page with a way home', async () => {
  const response = await siteBefore(gatewayPage(502)).send('/api/main/file/open/report.pdf', { headers: { Accept: 'text/html' } })
  const page = await response.text()
  expect([response.status, page.includes('href="/"'), page.includes('nginx')]).toEqual([502, true, false])
})

test('an upstream that does not know a call says so itself', async () => {
  const response = await siteBefore(gatewayPage(501)).send('/api/main/x')
  expect(response.status).toBe(501)
})

test('an upload streams through and a file streams back, without the upstream’s cookies', async () => {
  const { calls, send } = siteBefore(
    () =>
      new Response('bytes', {
        headers: { 'Content-Type': 'application/pdf', 'Set-Cookie': 'x=1', ETag: '"1"', Server: 'secret/1.0' }
      })
  )
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('part one, '))
      controller.enqueue(new TextEncoder().encode('part two'))
      controller.close()
    }
  })
  const upload: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const response = await send('/api/main/files/upload', { ...upload, headers: { 'Content-Type': 'application/octet-stream' } })
  expect(await calls[0]?.text()).toBe('part one, part two')
  expect(await response.text()).toBe('bytes')
  expect(response.headers.get('ETag')).toBe('"1"')
  expect(response.headers.has('Set-Cookie')).toBe(false)
  expect(response.headers.has('Server')).toBe(false)
})

test('only a public answer may let the pages of other sites read it', async () => {
  const { send } = siteBefore(() => new Response('bytes', { headers: { 'Access-Control-Allow-Origin': '*' } }))
  const allowed = async (path: string) => (await send(path)).headers.get('Access-Control-Allow-Origin')
  expect(await allowed('/api/main/public/file')).toBe('*')
  expect(await allowed('/api/main/file')).toBe(null)
})

function cutOff(text: string): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.error(new TypeError('connection reset'))
    }
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

function endless(): Response {
  const chunk = new Uint8Array(256 * 1024).fill(0x20)
  const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

test.each(['passport/galaxy/user/current-user', 'main/x'])(
  'a 403 that is no JSON ends the session as well: /api/%s',
  async (path) => {
    const { send } = siteBefore(
      () => new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } })
    )
    const response = await send(`/api/${path}`, { headers: { Cookie: tokens } })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ status: 403, error: 'Login information expired please log in again' })
    expect(response.headers.getSetCookie().join('\n')).toContain('cl-official-website=; Max-Age=0')
  }
)

test.each([
  ['of another form', { status: 200, data: { token: 'Bearer secret' } }],
  ['in an answer of another shape', { status: '200', data: { token: 'secret' } }],
  ['beside a failure', { status: 500, data: { token: 'secret' } }],
  ['beside another one', { status: 200, data: { token: 'secret', examToken: 'secret' } }]
])('a token %s reaches no browser', async (_, answer) => {
  const { send } = siteBefore(() => Response.json(answer))
  const response = await send('/api/passport/galaxy/login', {
    method: 'POST',
    body: 'phone=1',
    headers: { Accept: 'application/json' }
  })
  expect(await response.text()).not.toContain('secret')
})

test('a failure stores no token', async () => {
  const { send } = siteBefore(() => Response.json({ status: 500, data: { token: 'secret' } }))
  expect((await send('/api/passport/galaxy/login', { method: 'POST', body: 'phone=1' })).headers.getSetCookie()).toEqual([])
})

test.each([
  ['HEAD', () => new Response(null, { status: 405, headers: { 'Content-Type': 'application/json' } }), 405],
  ['GET', () => new Response(null, { status: 204 }), 204],
  ['GET', () => new Response(null, { status: 304, headers: { 'Content-Type': 'application/json' } }), 304]
])('an answer without a body to %s passes with its status', async (method, answer, status) => {
  for (const path of ['/api/passport/galaxy/x', '/api/main/x']) {
    const response = await siteBefore(answer).send(path, { method })
    expect([path, response.status]).toEqual([path, status])
  }
})

test('a path parameter, which some servers ignore, hides no call that changes state', async () => {
  const { calls, send } = siteBefore(fine)
  const response = await send('/api/passport/galaxy/user/logout;x=1', {
    headers: { Cookie: tokens, 'Sec-Fetch-Site': 'cross-site' }
  })
  expect(response.status).toBe(400)
  expect(calls).toHaveLength(0)
})
