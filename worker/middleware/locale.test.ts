import { expect, test } from 'vitest'
import { profiles, testApp, testSite } from '../test-edge'
import { locale, localeOf } from './locale'
import { site } from './site'

test.each([
  ['en-US', 'zh-CN', 'en-US'],
  [undefined, 'en-US', 'en-US'],
  ['fr-FR', 'en-US', 'en-US'],
  ['', 'zh-CN', 'zh-CN'],
  [undefined, undefined, 'zh-CN']
] as const)('stored %s on a host of %s is %s', (stored, host, expected) => {
  expect(localeOf(stored, host)).toBe(expected)
})

test('the choice is read from the cookie', async () => {
  const app = testApp(site(profiles), locale())
  const response = await app.request('http://localhost/', { headers: { Cookie: 'language=en-US' } })
  expect(await response.json()).toMatchObject({ seen: { locale: 'en-US' } })
})

function choose(language: string, referrer?: string) {
  const headers: Record<string, string> = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
  if (referrer) headers.Referer = referrer
  return testSite().fetch('/language', { method: 'POST', headers, body: `language=${language}` })
}

test('choosing a language stores it and returns to the page', async () => {
  const response = await choose('en-US', 'http://localhost/partner/connect?from=menu')
  expect(response.status).toBe(303)
  expect(response.headers.get('Location')).toBe('/partner/connect?from=menu')
  expect(response.headers.get('Set-Cookie')).toMatch(/^language=en-US; .*Path=\/.*SameSite=Lax/)
})

test.each(['http://attacker.example/', 'http://localhost//attacker.example', 'nonsense'])(
  'coming from %s, the way back stays on the site',
  async (referrer) => {
    expect((await choose('en-US', referrer)).headers.get('Location')).toBe('/')
  }
)

test('a locale that is not supported cannot be stored', async () => {
  const response = await choose('fr-FR')
  expect(response.status).toBe(400)
  expect(response.headers.has('Set-Cookie')).toBe(false)
})

test('on a page that does not exist in the language, the way leads to the page nearest to it', async () => {
  expect((await choose('en-US', 'http://localhost/partner/system?from=menu')).headers.get('Location')).toBe('/partner/connect')
  expect((await choose('zh-CN', 'http://localhost/partner/system')).headers.get('Location')).toBe('/partner/system')
})
