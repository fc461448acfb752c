import { expect, test } from 'vitest'
import { testSite } from '../test-edge'

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

test('a page is returned to whose scheme or port was dropped in front of the server', async () => {
  expect((await choose('en-US', 'https://localhost/news?page=2')).headers.get('Location')).toBe('/news?page=2')
  expect((await choose('en-US', 'https://cn.galaxy.example/news')).headers.get('Location')).toBe('/news')
})

test('a form without its boundary is refused', async () => {
  const headers = { 'Content-Type': 'multipart/form-data', 'Sec-Fetch-Site': 'same-origin' }
  expect((await testSite().fetch('/language', { method: 'POST', headers, body: 'language=en-US' })).status).toBe(400)
})

test.each(['http://attacker.example/', 'http://localhost//attacker.example', 'nonsense'])(
  'with the referrer %s, the redirect stays on the site',
  async (referrer) => {
    expect((await choose('en-US', referrer)).headers.get('Location')).toBe('/')
  }
)

test('a locale that is not supported cannot be stored', async () => {
  const response = await choose('fr-FR')
  expect(response.status).toBe(400)
  expect(response.headers.has('Set-Cookie')).toBe(false)
})

test('a page that does not exist in the language redirects to the nearest one that does', async () => {
  expect((await choose('en-US', 'http://localhost/partner/system?from=menu')).headers.get('Location')).toBe('/partner/connect')
  expect((await choose('zh-CN', 'http://localhost/partner/system')).headers.get('Location')).toBe('/partner/system')
})
