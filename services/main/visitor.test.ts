import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accountHeader } from '../../src/contract/headers'
import { createApp } from './app'

const bound = v.parse(
  v.custom<never>(() => true),
  {}
)

/** Status of `downloadRecord/consents` with this token and this answer of passport. */
async function statusOf(passport: () => Response, token: string | undefined): Promise<number> {
  const app = createApp({
    DB: bound,
    FILES: bound,
    PASSPORT: v.parse(
      v.custom<never>(() => true),
      { fetch: async () => passport() }
    ),
    PASSPORT_BASE: '',
    FILE_BASE: '',
    FILE_LINK_SECRET: undefined
  })
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
