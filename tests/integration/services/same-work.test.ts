import type { D1Database } from '@cloudflare/workers-types'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabases } from '../../../scripts/local-databases'
import { parseEnv } from '../../../services/passport/env'
import { codeMessageSchema } from '../../../src/contract/outbox'
import { freshState } from '../../support/fresh-state.ts'
import { newPhone, password, registration } from './harness'

/*
 * Response times do not reveal who has an account. Times differ between machines and moments, so the test compares the
 * work: the statements sent to the database and their order, the code handed over for delivery, and the input of scrypt.
 * `npm run bench -- enumeration` measures the times.
 *
 * Passport runs in this process, so that the test can observe it; its database is real.
 */

const work: unknown[] = []

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:crypto')>()
  const scrypt = (...[password, salt, length, options, callback]: Parameters<typeof original.scrypt>) => {
    work.push({ scrypt: options, password: password.toString().length, length })
    original.scrypt(password, salt, length, options, callback)
  }
  return { ...original, scrypt }
})

let runtime: ReturnType<typeof openDatabases>
let database: D1Database
let app: Hono
const codes = new Map<string, string>()

beforeAll(async () => {
  runtime = openDatabases(await freshState())
  database = await runtime.getD1Database('galaxy-passport')
  const outbox = async (_: string, init: RequestInit) => {
    const { to, type, code } = v.parse(codeMessageSchema, JSON.parse(String(init.body)))
    work.push({ delivered: type })
    codes.set(to, code)
    return new Response(null, { status: 204 })
  }
  // Another test file in this process may have loaded passport without the mock.
  vi.resetModules()
  const { createApp } = await import('../../../services/passport/app')
  app = createApp(parseEnv({ DB: watched(database), OUTBOX: { fetch: outbox }, CODES_PER_DAY: 1000, PASSWORD_HASH_COST: 10 }))
})
afterAll(() => runtime.dispose())

/** The database, recording each prepared statement and each batch. */
function watched(real: D1Database) {
  return {
    prepare: (sql: string) => {
      work.push(sql)
      return real.prepare(sql)
    },
    batch: (statements: Parameters<D1Database['batch']>[0]) => {
      work.push(`batch of ${statements.length}`)
      return real.batch(statements)
    }
  }
}

/** A code that was not sent. One that is not six digits would be refused before any work. */
const wrongCodeFor = (phone: string) => (codes.get(phone) === '000000' ? '000001' : '000000')

const post = (path: string, body: object) =>
  app.request(`/galaxy/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body)
  })
const getCode = (phone: string, type: string) => app.request(`/galaxy/user/get-code?phone=${phone}&type=${type}`)

async function register(phone: string): Promise<string> {
  await getCode(phone, '1')
  const { status } = await post('user/register', registration(phone, codes.get(phone) ?? ''))
  expect(status).toBe(200)
  await database.exec('DELETE FROM attempts')
  return phone
}

/** The status of the answer, and the recorded work. */
async function worked(call: Response | Promise<Response>): Promise<{ status: number; work: unknown[] }> {
  work.length = 0
  const { status } = await call
  return { status, work: [...work] }
}

/** Makes the call for an existing and an unknown account; returns the work, which is the same for both. */
async function sameWork(call: (phone: string) => Response | Promise<Response>, status: number): Promise<unknown[]> {
  const [known, unknown] = [await register(newPhone()), newPhone()]
  const first = await worked(call(known))
  expect(first.status).toBe(status)
  expect(await worked(call(unknown))).toEqual(first)
  return first.work
}

const hashed = (done: unknown[]) => done.filter((step) => typeof step === 'object' && step !== null && 'scrypt' in step)

test('a wrong password takes the same statements and one scrypt of the full cost, account or none', async () => {
  const done = await sameWork((phone) => post('login', { phone, password: 'b'.repeat(64) }), 401)
  const scrypt = { N: 2 ** 10, r: 8, p: 3, maxmem: 256 * 2 ** 10 * 8 }
  expect(hashed(done)).toEqual([{ scrypt, password: 64, length: 32 }])
})

test.each(['1', '2'])('a code of type %s takes the same statements and leaves, account or none', async (type) => {
  const done = await sameWork((phone) => getCode(phone, type), 200)
  expect(done).toContainEqual({ delivered: type })
})

test.each([
  ['registering', (phone: string) => post('user/register', registration(phone, wrongCodeFor(phone)))],
  ['resetting', (phone: string) => post('user/reset-password', { phone, newPassword: password, captcha: wrongCodeFor(phone) })]
])('%s with a wrong code takes the same statements and no scrypt, account or none', async (_, call) => {
  const done = await sameWork(call, 400)
  expect(done).not.toEqual([])
  expect(hashed(done)).toEqual([])
})
