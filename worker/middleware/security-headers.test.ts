import { expect, test } from 'vitest'
import { profiles, testApp, testEnv } from '../test-edge'
import { securityHeaders } from './security-headers'

const policy = (response: Response) => response.headers.get('Content-Security-Policy') ?? ''

test('the policy allows nothing by default and nothing unsafe', async () => {
  const csp = policy(await testApp(securityHeaders(testEnv())).request('http://localhost/'))
  expect(csp).toContain("default-src 'none'")
  expect(csp).toContain("frame-ancestors 'none'")
  expect(csp).toContain("base-uri 'none'")
  expect(csp).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
  expect(csp).not.toContain('unsafe')
})

test('each answer has a nonce of its own', async () => {
  const app = testApp(securityHeaders(testEnv()))
  expect(policy(await app.request('http://localhost/'))).not.toBe(policy(await app.request('http://localhost/')))
})

test('HSTS is sent on https and not on http', async () => {
  const app = testApp(securityHeaders(testEnv()))
  const secure = await app.request('https://cn.galaxy.example/')
  expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains')
  const plain = await app.request('http://localhost/')
  expect(plain.headers.has('Strict-Transport-Security')).toBe(false)
})

test('HSTS asks for the preload list at a configured host only, and not at one that no profile lists', async () => {
  const [first, ...others] = profiles
  const app = testApp(securityHeaders(testEnv({ SITE_HOSTS: [{ ...first, preload: true }, ...others] })))
  const sent = async (host: string) => (await app.request(`https://${host}/`)).headers.get('Strict-Transport-Security')
  expect(await sent('cn.galaxy.example')).toBe('max-age=63072000; includeSubDomains; preload')
  expect(await sent('www.galaxy.example')).toBe('max-age=63072000; includeSubDomains')
  expect(await sent('unknown.example')).toBe('max-age=63072000; includeSubDomains')
})

test('a third party enters the policy only by its configured address', async () => {
  const env = testEnv({
    ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js',
    CHATBOT_EMBED_URL: 'https://chat.example/embed'
  })
  const csp = policy(await testApp(securityHeaders(env)).request('http://localhost/'))
  expect(csp).toContain("connect-src 'self' https://stats.example")
  expect(csp).toContain('frame-src https://chat.example;')
})

test("the desk's pages accept scripts of an editor's server only at its configured address, and of nobody else", async () => {
  const policyAt = async (path: string, server: string) =>
    policy(await testApp(securityHeaders(testEnv({ EDITOR_SERVER_BASE: server }))).request(`http://localhost${path}`))
  const server = 'https://editor.example/base'
  const desk = await policyAt('/desk/editor', server)
  expect(desk).toMatch(
    /script-src 'nonce-[^']+' http:\/\/localhost\/(desk\/assets\/)? https:\/\/editor\.example\/base\/website\/extention\/api\/admin\/config;/
  )
  expect(desk).toContain("connect-src 'self' https://editor.example")
  for (const other of [await policyAt('/news', server), await policyAt('/desk/editor', '')]) {
    expect(other).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/)
    expect(other).not.toContain('editor.example')
  }
})

test('a stored file belongs to no origin when it is opened, and runs nothing', async () => {
  const file = await testApp(securityHeaders(testEnv())).request('http://localhost/api/main/file/media/image/1/a.png')
  expect(policy(file)).toBe("default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'; sandbox")
  expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('what the scripts of every site may read, every site may show, and nothing else', async () => {
  const policyOf = async (allowed: Record<string, string>) => {
    const app = testApp(securityHeaders(testEnv()), async (c) => c.body('x', 200, { 'Content-Type': 'image/png', ...allowed }))
    return (await app.request('http://localhost/api/exam/public/images/GBCA.png')).headers.get('Cross-Origin-Resource-Policy')
  }
  expect(await policyOf({ 'Access-Control-Allow-Origin': '*' })).toBe('cross-origin')
  expect(await policyOf({})).toBe('same-origin')
})

test('the extension API may answer in a frame of this site, and another site may load its scripts only', async () => {
  const answering = (type: string) => {
    const app = testApp(securityHeaders(testEnv()), async (c) => c.body('x', 200, { 'Content-Type': type }))
    return app.request('http://localhost/website/extention/api/admin/config?action=config')
  }
  const json = await answering('application/json')
  expect([policy(json), json.headers.get('X-Frame-Options')]).toEqual([
    "default-src 'none'; frame-ancestors 'self'",
    'SAMEORIGIN'
  ])
  expect(json.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect((await answering('text/javascript')).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
})
