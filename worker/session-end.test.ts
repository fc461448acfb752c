import { expect, test } from 'vitest'
import { sessionEndAddress } from '../src/contract/cookies'
import { testSite } from './test-edge'

const end = (body: string, marker = 'u.first', headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) =>
  testSite().fetch(sessionEndAddress, {
    method: 'POST',
    body,
    headers: { ...headers, Cookie: `cl-official-website=token; cl-official-exam=exam; galaxy-visitor=${marker}` }
  })

test('the cookies of the login that the body names are cleared', async () => {
  const response = await end('{"login":"first"}')
  expect(response.status).toBe(204)
  const cookies = response.headers.getSetCookie().join('\n')
  for (const name of ['cl-official-website', 'cl-official-exam', 'galaxy-visitor']) {
    expect(cookies).toContain(`${name}=; Max-Age=0`)
  }
})

test('those of another login stay', async () => {
  const response = await end('{"login":"first"}', 'u.second')
  expect(response.status).toBe(409)
  expect(response.headers.getSetCookie()).toEqual([])
})

test('a login whose marker has no id, as earlier ones have none, is ended without one', async () => {
  expect((await end('{"login":""}', 'ue')).status).toBe(204)
})

test('another site ends no login, and a body of another form none either', async () => {
  const other = await end('{"login":"first"}', 'u.first', { 'Sec-Fetch-Site': 'cross-site' })
  expect([other.status, other.headers.getSetCookie()]).toEqual([403, []])
  const malformed = await end('first')
  expect([malformed.status, malformed.headers.getSetCookie()]).toEqual([400, []])
})
