import { expect, test } from 'vitest'
import { testApp } from '../test-edge'
import { session, storeSession } from './session'

const seen = async (url: string, cookie: string) => {
  const response = await testApp(session()).request(url, { headers: { Cookie: cookie } })
  return { response, body: await response.json() }
}

test('plain http reads the bare names', async () => {
  const { body } = await seen('http://localhost/', 'cl-official-website=abc; cl-official-exam=def')
  expect(body).toMatchObject({ seen: { session: { loginToken: 'abc', examToken: 'def' } } })
})

test('https reads the __Host- names only, so that a subdomain cannot plant a token', async () => {
  const { body } = await seen('https://cn.galaxy.example/', 'cl-official-website=planted; __Host-cl-official-exam=def')
  expect(body).toEqual({ seen: { session: { examToken: 'def' } } })
})

test('a value that no token can have is ignored', async () => {
  const { body } = await seen('http://localhost/', 'cl-official-website=a%0d%0aX-Evil:1')
  expect(body).toEqual({ seen: { session: {} } })
})

test('the answer to a request with a token may not be kept by anyone', async () => {
  const { response } = await seen('http://localhost/', 'cl-official-website=abc')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

test('tokens are stored in HttpOnly cookies for one day, and the marker says only that they exist, and of which login', async () => {
  const app = testApp(session(), async (c) => {
    storeSession(c, { loginToken: 'secret', examToken: undefined })
    return c.text('stored')
  })
  const [login, exam, marker] = (await app.request('https://cn.galaxy.example/')).headers.getSetCookie()
  expect(login).toBe('__Host-cl-official-website=secret; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(exam).toContain('__Host-cl-official-exam=; Max-Age=0')
  expect(marker).toMatch(/^galaxy-visitor=u\.[0-9a-f-]{36}; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/)
})

test('each login has an id of its own in the marker, and an exam token does not change it', async () => {
  const markerAfter = async (loginToken: string, examToken?: string) => {
    const app = testApp(session(), async (c) => {
      storeSession(c, { loginToken, examToken })
      return c.text('stored')
    })
    const headers = { Cookie: 'cl-official-website=first; galaxy-visitor=u.first-id' }
    const cookies = (await app.request('http://localhost/', { headers })).headers.getSetCookie()
    return /galaxy-visitor=([^;]*)/.exec(cookies.join())?.[1]
  }
  expect(await markerAfter('first', 'exam')).toBe('ue.first-id')
  expect(await markerAfter('second')).toMatch(/^u\.[0-9a-f-]{36}$/)
})
