import { expect, test } from 'vitest'
import { testSite } from '../test-edge'
import { pageOfAlias } from './aliases'

const loggedIn = 'cl-official-website=login'
const candidate = 'cl-official-exam=exam'

test.each([
  ['/training', '', '/center/train/GBCA/training'],
  ['/training', loggedIn, '/center/train/GBCA/training'],
  ['/Training/', '', '/center/train/GBCA/training'],
  ['/resource', loggedIn, '/center/train/GBCA/resource'],
  ['/resource?from=mail', loggedIn, '/center/train/GBCA/resource?from=mail'],
  ['/exam', candidate, '/center/train/GBCA/exam'],
  ['/%65xam', candidate, '/center/train/GBCA/exam'],
  ['/result', candidate, '/center/train/GBCA/result'],
  ['/.well-known/change-password', loggedIn, '/user']
])('%s with the cookies «%s» leads to %s', async (path, cookie, location) => {
  const response = await testSite().fetch(path, { headers: { Accept: 'text/html', Cookie: cookie } })
  expect([response.status, response.headers.get('Location')]).toEqual([302, location])
})

test.each(['/auth', '/exams', '/exam/1', '/center/exam', '/', '//exam'])('%s is no alias', (path) => {
  expect(pageOfAlias(path)).toBeUndefined()
})

test('a post to an alias is not redirected', async () => {
  const response = await testSite().fetch('/training', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })
  expect(response.status).toBe(405)
})

test('a visitor logs in before the page that changes the password', async () => {
  const response = await testSite().fetch('/.well-known/change-password', { headers: { Accept: 'text/html' } })
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/'])
  expect(response.headers.get('Set-Cookie')).toContain(encodeURIComponent('/user'))
})

test.each(['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'passkey-endpoints', ''])(
  'the well-known address «%s» is unknown, and not the home page',
  async (name) => {
    const unmatched = () => new Response(null, { status: 307, headers: { Location: '/', 'X-Galaxy-Redirect': 'unmatched' } })
    const response = await testSite(unmatched).fetch(`/.well-known/${name}`, { headers: { 'Sec-Fetch-Dest': 'document' } })
    expect(response.status).toBe(404)
  }
)
