import { expect, test } from 'vitest'
import { accountHeader } from '../../src/contract/headers'
import { createApp } from './app'
import { parseEnv } from './env'

const unused = () => undefined

/** Status of `downloadRecord/consents` with this token and this answer of passport. */
async function statusOf(passport: () => Response, token: string | undefined): Promise<number> {
  const env = parseEnv({
    DB: { batch: unused },
    FILES: { head: unused },
    PASSPORT: { fetch: async () => passport() },
    SITE_ORIGIN: 'https://galaxy.example',
    INBOX_RETENTION_DAYS: 1
  })
  const app = createApp(env)
  const headers = new Headers(token ? { Authorization: token } : {})
  return (await app.request('/web/user/downloadRecord/consents', { headers })).status
}

test('only an answer of passport that nobody is logged in ends the session', async () => {
  expect(await statusOf(() => new Response('', { status: 403 }), 'token')).toBe(403)
  expect(await statusOf(() => new Response('', { status: 200, headers: { [accountHeader]: 'x' } }), undefined)).toBe(403)
  const failures = [
    () => new Response('', { status: 500 }),
    () => new Response('', { status: 429 }),
    () => new Response('', { status: 200 }),
    () => {
      throw new Error('passport is down')
    }
  ]
  for (const failure of failures) expect(await statusOf(failure, 'token')).toBe(503)
})
