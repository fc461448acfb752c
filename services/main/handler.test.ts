import { expect, test } from 'vitest'
import { accountHeader } from '../../src/contract/headers'
import { createApp } from './app'
import { parseEnv } from './env'

const unused = () => undefined

const consents = '/web/user/downloadRecord/consents'

/** Status of a call, by default `downloadRecord/consents`, with this token and this answer of passport. */
async function statusOf(passport: () => Response, token: string | undefined, path = consents, body?: object): Promise<number> {
  const env = parseEnv({
    DB: { batch: unused },
    FILES: { head: unused },
    PASSPORT: { fetch: async () => passport() },
    SITE_ORIGIN: 'https://galaxy.example',
    INBOX_RETENTION_DAYS: 1
  })
  const app = createApp(env)
  const headers = new Headers({ 'Content-Type': 'application/json', ...(token && { Authorization: token }) })
  return (await app.request(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).status
}

const failures = [
  () => new Response('', { status: 500 }),
  () => new Response('', { status: 429 }),
  () => new Response('', { status: 200 }),
  () => {
    throw new Error('passport is down')
  }
]

test('only an answer of passport that nobody is logged in ends the session', async () => {
  expect(await statusOf(() => new Response('', { status: 403 }), 'token')).toBe(403)
  expect(await statusOf(() => new Response('', { status: 200, headers: { [accountHeader]: 'x' } }), undefined)).toBe(403)
  for (const failure of failures) expect(await statusOf(failure, 'token')).toBe(503)
})

test('an application for a trial without a login is a 401, and a 503 while passport is unavailable', async () => {
  const application = {
    kind: 'partner',
    name: '李晓',
    phone: '13900000000',
    email: 'li@example.com',
    company: '某公司',
    position: '工程师',
    city: '上海',
    needs: '',
    wants: ['trial'],
    edition: 'advanced'
  }
  const apply = (passport: () => Response, token?: string) => statusOf(passport, token, '/web/user/add/userInfo', application)
  expect(await apply(() => new Response('', { status: 403 }), 'token')).toBe(401)
  expect(await apply(() => new Response('', { status: 200 }))).toBe(401)
  for (const failure of failures) expect(await apply(failure, 'token')).toBe(503)
})
