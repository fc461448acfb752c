import { expect, test } from 'vitest'
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
  ['https://attacker.example', 403],
  ['null', 403]
])('without the statement the origin %s decides: %i', async (origin, status) => {
  expect(await ask('POST', '/api/main/add/userInfo', { Origin: origin })).toBe(status)
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
})

test('reading a page or data from another site is allowed', async () => {
  expect(await ask('GET', '/', { 'Sec-Fetch-Site': 'cross-site' })).toBe(200)
  expect(await ask('GET', '/api/main/slideshow/list', {})).toBe(200)
})
