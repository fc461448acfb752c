import { expect, test } from 'vitest'
import { scriptHeader, scriptHeaderValue } from '../../src/contract/headers'
import { m } from '../../src/paraglide/messages'
import { profiles, testApp } from '../test-edge'
import { sameOrigin } from './same-origin'

const app = testApp(sameOrigin(profiles))
const ask = async (method: string, path: string, headers: Record<string, string>) =>
  (await app.request(`http://localhost${path}`, { method, headers })).status

test.each(['cross-site', 'same-site', 'none'])(
  'a post that the browser calls %s is refused, whatever its content type',
  async (site) => {
    expect(await ask('POST', '/api/main/add/userInfo', { 'Sec-Fetch-Site': site, 'Content-Type': 'application/json' })).toBe(403)
  }
)

test('a post of this site passes', async () => {
  expect(await ask('POST', '/api/main/add/userInfo', { 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
})

test('a statement of another site is not outweighed by a forged origin', async () => {
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://cn.galaxy.example' }
  expect(await ask('POST', '/api/main/add/userInfo', headers)).toBe(403)
})

test.each([
  ['https://cn.galaxy.example', 200],
  ['http://localhost', 200],
  ['https://localhost', 200],
  ['http://localhost:8080', 403],
  ['http://localhost.attacker.example', 403],
  ['https://attacker.example', 403],
  ['null', 403]
])('without the statement the origin %s decides: %i', async (origin, status) => {
  expect(await ask('POST', '/api/main/add/userInfo', { Origin: origin })).toBe(status)
  expect(await ask('POST', '/api/main/add/userInfo', { Referer: `${origin}/partner/connect` })).toBe(status)
})

test('a host that no profile lists is its own origin, as on a local network, and an http page is none of an https site', async () => {
  const post = async (url: string, Origin: string) => (await app.request(url, { method: 'POST', headers: { Origin } })).status
  expect(await post('http://192.168.1.5:8787/language', 'http://192.168.1.5:8787')).toBe(200)
  expect(await post('http://192.168.1.5:8787/language', 'http://192.168.1.6:8787')).toBe(403)
  expect(await post('https://galaxy.internal/language', 'http://galaxy.internal')).toBe(403)
})

test('an origin of another site is not outweighed by a referrer of this one', async () => {
  const headers = { Origin: 'https://attacker.example', Referer: 'http://localhost/' }
  expect(await ask('POST', '/language', headers)).toBe(403)
})

test('the refusal of a call is JSON in words, in the language of the request', async () => {
  const answer = await app.request('http://localhost/api/main/add/userInfo', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', Accept: 'application/json' }
  })
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  expect(await answer.json()).toEqual({ status: 403, error: m.edge_other_site({}, { locale: 'zh-CN' }) })
})

test('without either it is refused', async () => {
  expect(await ask('POST', '/language', {})).toBe(403)
})

test.each([
  '/api/passport/galaxy/user/logout',
  '/api/passport/galaxy/user/get-code',
  '/api/passport/galaxy/user/export',
  '/api/passport/galaxy/%75ser/logout',
  '/api/passport/GALAXY/user/logout/'
])('the GET %s changes state, so it is held to the same rule', async (path) => {
  expect(await ask('GET', path, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await ask('GET', path, { 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  expect(await ask('GET', path, { Referer: 'http://localhost/' })).toBe(403)
  expect(await ask('GET', path, { [scriptHeader]: scriptHeaderValue })).toBe(200)
  expect(await ask('GET', path, { [scriptHeader]: scriptHeaderValue, 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
})

test('reading a page or data from another site is allowed', async () => {
  expect(await ask('GET', '/', { 'Sec-Fetch-Site': 'cross-site' })).toBe(200)
  expect(await ask('GET', '/api/main/slideshow/list', {})).toBe(200)
})
