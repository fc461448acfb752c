import { afterAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { sharedSiteBeforeUpstream } from '../support/site.ts'
import { json, redirectTo, startUpstream } from '../support/upstream.ts'
import { examToken, loginToken, tokenCookies, visitors } from '../support/visitors.ts'

const { site, upstream } = await sharedSiteBeforeUpstream()
const elsewhere = await startUpstream()
afterAll(elsewhere.close)

/** Headers that a browser may send and an upstream must never receive. */
const claims = {
  Authorization: 'forged-authorization',
  Token: 'forged-token',
  Language: 'forged-language',
  'X-Forwarded-For': '6.6.6.6',
  'X-Forwarded-Host': 'attacker.example',
  'X-Forwarded-Proto': 'https',
  Forwarded: 'for=6.6.6.6',
  'X-Real-IP': '6.6.6.6',
  'X-Client-Address': '6.6.6.6',
  'Proxy-Authorization': 'Basic forged',
  'X-Anything': 'forged-header',
  TE: 'trailers'
}

test.each([
  ['/api/passport/galaxy/user/current-user?_t=1', '/passport/galaxy/user/current-user?_t=1'],
  ['/api/main/slideshow/list?_t=1', '/web/user/slideshow/list?_t=1'],
  ['/website/extention/api/admin/config?action=config', '/extension/admin/config?action=config'],
  ['/public/files/report.pdf', '/web/user/public/files/report.pdf'],
  ['/any/public/file', '/web/user/any/public/file'],
  ['/api/main/public/list', '/web/user/public/list']
])('%s goes to %s', async (path, target) => {
  await site.call(path)
  expect(upstream.requests.map((request) => request.path)).toEqual([target])
})

describe.each(visitors)('%s', (_, visitor, locale) => {
  test('a call carries the tokens and the language of the visitor', async () => {
    await site.call('/api/main/slideshow/list', { ...visitor, cookies: { ...visitor.cookies, ...tokenCookies } })
    expect(upstream.requests[0]?.headers).toMatchObject({
      authorization: loginToken,
      token: examToken,
      language: locale === 'en-US' ? 'EN' : 'CN'
    })
  })

  test.each(['/api/main/slideshow/list', '/api/passport/galaxy/user/current-user', '/public/list', '/website/extention/api/x'])(
    'no claim of the browser reaches the upstream at %s',
    async (path) => {
      await site.call(path, { ...visitor, headers: claims, cookies: { ...visitor.cookies, other: 'secret-cookie' } })
      const received = JSON.stringify(upstream.requests[0]?.headers)
      expect(received).not.toMatch(/forged|6\.6\.6\.6|attacker|secret-cookie/)
      expect(Object.keys(upstream.requests[0]?.headers ?? {})).not.toContain('cookie')
    }
  )
})

test.each(['/public/files/list', '/api/main/public/list', '/any/public/file', '/api/passport/public/x'])(
  'a public address, %s, gets no identity of the visitor',
  async (path) => {
    await site.call(path, { cookies: tokenCookies, headers: claims })
    const headers = Object.keys(upstream.requests[0]?.headers ?? {})
    for (const name of ['authorization', 'token', 'language', 'cookie']) expect(headers).not.toContain(name)
    expect(JSON.stringify(upstream.requests[0])).not.toContain(loginToken)
  }
)

test.each([
  '/api/main/x?next=/public/',
  '/api/main/public/../x',
  '/api/main/publication/x',
  '/api/main/PUBLICX/y',
  '/api/main/x#/public/'
])('an address that only looks public, %s, is identified', async (path) => {
  await site.call(path, { cookies: tokenCookies })
  expect(upstream.requests[0]?.headers.authorization).toBe(loginToken)
})

test.each([
  '//public/x',
  '/api/main//public/x',
  '/api/main/%2fpublic%2f/x',
  '/api/main/public%2f../x',
  '/api/main/x%2fpublic/y',
  '/api/main/public/%2e%2e%2fx',
  '/public/..%2f..%2fgalaxy/user/current-user',
  '/api/main/public/%5c..%5cx',
  '/api/main/%252fpublic/x'
])('an ambiguous address, %s, is neither identified nor public', async (path) => {
  const answer = await site.call(path, { cookies: tokenCookies })
  expect(answer.status).toBeGreaterThanOrEqual(300)
  expect(upstream.requests).toEqual([])
})

describe('cross-site requests', () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://attacker.example' }
  const refused: [string, Record<string, string | undefined>][] = [
    ['another site', foreign],
    ['a sibling of this site', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.galaxy.localhost' }],
    ['an address bar', { 'Sec-Fetch-Site': 'none', Origin: undefined }],
    ['a browser that says nothing', { 'Sec-Fetch-Site': undefined, Origin: undefined }],
    ['a browser without metadata on another site', { 'Sec-Fetch-Site': undefined, Origin: 'https://attacker.example' }],
    ['a sandboxed frame', { 'Sec-Fetch-Site': undefined, Origin: 'null' }]
  ]

  test.each(refused)('a post from %s is rejected before any upstream is called', async (_, headers) => {
    for (const path of ['/api/passport/galaxy/login', '/api/main/add/userInfo', '/website/extention/api/upload', '/public/x']) {
      for (const body of [{ a: 1 }, new URLSearchParams({ a: '1' }), 'text']) {
        expect((await site.call(path, { method: 'POST', headers, body, cookies: tokenCookies })).status).toBe(403)
      }
    }
    expect(upstream.requests).toEqual([])
  })

  test.each(refused)('%s cannot log a visitor out or spend their codes', async (_, headers) => {
    for (const path of ['/api/passport/galaxy/user/logout', '/api/passport/galaxy/user/get-code?phone=13800000000&type=1']) {
      for (const same of [path, path.toUpperCase().replace('/API/PASSPORT', '/api/passport'), path.replace('user/', '%75ser/')]) {
        const answer = await site.call(same, { headers, cookies: tokenCookies })
        expect([same, answer.status >= 400, Object.keys(answer.cookies)]).toEqual([same, true, []])
      }
    }
    expect(upstream.requests).toEqual([])
  })

  test.each([
    ['by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin' }],
    ['by Origin where a browser sends no metadata', { 'Sec-Fetch-Site': undefined, Origin: 'https://cn.galaxy.example' }]
  ])('this site itself may, known %s', async (_, headers) => {
    expect((await site.call('/api/main/add/userInfo', { method: 'POST', headers, body: { a: 1 } })).status).toBe(200)
    expect((await site.call('/api/passport/galaxy/user/logout', { headers })).status).toBe(200)
    expect(upstream.requests).toHaveLength(2)
  })

  test('PUT, PATCH and DELETE reach no upstream', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect((await site.call('/api/main/add/userInfo', { method })).status).toBeGreaterThanOrEqual(400)
    }
    expect(upstream.requests).toEqual([])
  })
})

describe('tokens', () => {
  const login = (scheme: 'http' | 'https' = 'http') =>
    site.call('/api/passport/galaxy/login', {
      method: 'POST',
      body: new URLSearchParams({ phone: '13800000000' }),
      scheme,
      host: scheme === 'https' ? 'cn.galaxy.example' : 'localhost'
    })

  test.each(['galaxy/login', 'galaxy/user/register'])('%s: the token moves into a cookie and out of the body', async (path) => {
    upstream.respondWith(json({ status: 200, data: { token: loginToken, other: 1 } }))
    const answer = await site.call(`/api/passport/${path}`, { method: 'POST', body: { a: 1 } })
    expect(answer.json()).toEqual({ status: 200, data: { other: 1 } })
    expect(answer.body).not.toContain(loginToken)
    expect(answer.cookies['cl-official-website']).toEqual({
      value: loginToken,
      attributes: { httponly: '', path: '/', samesite: 'Lax', 'max-age': '86400' }
    })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('on https the cookie is __Host- and Secure, and only that one counts', async () => {
    upstream.respondWith(json({ status: 200, data: { token: loginToken } }))
    const { cookies } = await login('https')
    expect(Object.keys(cookies)).not.toContain('cl-official-website')
    expect(cookies['__Host-cl-official-website']?.attributes).toEqual({
      httponly: '',
      secure: '',
      path: '/',
      samesite: 'Lax',
      'max-age': '86400'
    })
    const ask = { scheme: 'https', host: 'cn.galaxy.example' } as const
    await site.call('/api/main/x', { ...ask, cookies: tokenCookies })
    await site.call('/api/main/x', { ...ask, cookies: { '__Host-cl-official-website': loginToken } })
    const [, bare, prefixed] = upstream.requests
    expect(bare?.headers.authorization).toBeUndefined()
    expect(prefixed?.headers.authorization).toBe(loginToken)
  })

  test('the readable cookie states that a visitor is logged in, and nothing else', async () => {
    upstream.respondWith(json({ status: 200, data: { token: loginToken } }))
    const { cookies } = await login()
    const readable = Object.entries(cookies).filter(([, { attributes }]) => !('httponly' in attributes))
    expect(readable).toHaveLength(1)
    expect(JSON.stringify(readable)).not.toContain(loginToken)
  })

  test('a cookie that an upstream sets does not reach the visitor', async () => {
    upstream.respondWith(json({ status: 200 }, 200, { 'Set-Cookie': 'upstream=1', Server: 'secret/1.0', 'X-Powered-By': 'x' }))
    const answer = await site.call('/api/main/x')
    expect(answer.cookies).toEqual({})
    expect(JSON.stringify(answer.headers)).not.toMatch(/secret|powered/i)
  })

  test.each([
    ['as an HTTP status', json({ status: 403, error: '请重新登录' }, 403)],
    ['in the body', json({ status: 403, error: '请重新登录' })]
  ])('403 %s, from either upstream, clears both cookies', async (_, behavior) => {
    upstream.respondWith(behavior)
    for (const path of ['/api/passport/galaxy/user/current-user', '/api/main/x']) {
      const answer = await site.call(path, { cookies: tokenCookies })
      expect(answer.json()).toMatchObject({ status: 403, error: '请重新登录' })
      for (const name of ['cl-official-website', 'cl-official-exam']) {
        expect(answer.cookies[name]).toMatchObject({ value: '', attributes: { 'max-age': '0', path: '/' } })
      }
    }
    const { cookies } = await site.call('/api/main/x', { scheme: 'https', host: 'cn.galaxy.example' })
    expect(cookies['__Host-cl-official-website']).toMatchObject({ value: '', attributes: { 'max-age': '0', secure: '' } })
  })

  test('403 from a public address touches no cookie', async () => {
    upstream.respondWith(json({ status: 403 }, 403))
    expect((await site.call('/public/x', { cookies: tokenCookies })).cookies).toEqual({})
  })

  test.each(['bad\r\nX-Injected: 1', 'with space', 'ünïcode', ''])('an invalid token, %j, is not stored', async (token) => {
    upstream.respondWith(json({ status: 200, data: { token } }))
    const answer = await login()
    expect(answer.headers['x-injected']).toBeUndefined()
    expect(answer.cookies['cl-official-website']?.value ?? '').toBe('')
  })
})

test('a redirect of an upstream is not followed, so no token goes elsewhere', async () => {
  upstream.respondWith(redirectTo(`${elsewhere.url}/steal`))
  const answer = await site.call('/api/main/x', { cookies: tokenCookies })
  expect(answer.status).toBe(502)
  expect(answer.headers.location).toBeUndefined()
  expect(elsewhere.requests).toEqual([])
})

test('bodies arrive as they were sent', async () => {
  await site.call('/api/passport/galaxy/login', {
    method: 'POST',
    body: new URLSearchParams({ phone: 'a@b.cn', password: '密 码' })
  })
  await site.call('/api/main/add/userInfo', { method: 'POST', body: { name: '王小明' } })
  const [form, raw] = upstream.requests
  expect(form?.body).toBe('phone=a%40b.cn&password=%E5%AF%86+%E7%A0%81')
  expect(form?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(raw?.body).toBe('{"name":"王小明"}')
  expect(raw?.headers['content-type']).toBe('application/json')
})

test('the log contains nothing that identifies a person', async () => {
  upstream.respondWith(json({ status: 200, data: { token: loginToken } }))
  await site.call('/api/passport/galaxy/user/get-code?phone=13812345678&type=1', { cookies: tokenCookies })
  await site.call('/api/passport/galaxy/login', {
    method: 'POST',
    body: new URLSearchParams({ phone: 'person@example.com', password: 'p4ssw0rd' })
  })
  await eventually(() => expect(site.logs.join('\n')).toContain('/api/passport/galaxy/login'))
  const logs = site.logs.join('\n')
  expect(logs).not.toMatch(/13812345678|person@example|p4ssw0rd/)
  expect(logs).not.toContain(loginToken)
})
