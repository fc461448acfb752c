import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../hosts/database'
import { type NodeDatabase, openNodeDatabase } from '../../../hosts/node/database.ts'
import { migrate } from '../../../hosts/node/migrate.ts'
import { createApp } from '../app'
import { storeCode } from '../codes'
import { accounts } from '../db/schema'
import { parseEnv } from '../env'
import { PasswordHasher } from '../password'

/* Passport while its queue of password hashes fills up between the first look at it and the hash. */

const password = 'a'.repeat(64)
const phone = '13800000001'

let folder: string
let database: NodeDatabase
let env: ReturnType<typeof parseEnv>
let app: ReturnType<typeof createApp>
/** Hashes that still start at once. */
let freeStarts = 0

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-hasher-'))
  database = openNodeDatabase(join(folder, 'galaxy-passport.sqlite'))
  migrate(database, join(import.meta.dirname, '../db/migrations'))
  const HASH_STARTS = {
    peek: () => 0,
    reserve: () => {
      freeStarts -= 1
      return freeStarts >= 0 ? 0 : 60_000
    }
  }
  env = parseEnv({ DB: database, HASH_STARTS, CODES_PER_DAY: 100, PASSWORD_HASH_COST: 11 })
  app = createApp(env)
})
beforeEach(async () => {
  const db = openDatabase(env.DB)
  await db.delete(accounts)
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

async function post(path: string, json: unknown) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
  const answer = await app.request(`/galaxy/${path}`, init)
  return v.parse(v.object({ status: v.number(), field: v.optional(v.string()) }), await answer.json())
}

/** Adds an account whose hash has the cost. @returns its hash */
async function add(cost: number): Promise<string> {
  const passwordHash = await new PasswordHasher(cost).hash(password)
  const profile = { username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
  const account = { id: 'a', phone, email: null, emailActivated: false, passwordHash, createdAt: 1, ...profile }
  await openDatabase(env.DB).insert(accounts).values(account)
  return passwordHash
}

const storedHash = async () => (await openDatabase(env.DB).select({ hash: accounts.passwordHash }).from(accounts))[0]?.hash

test('a registration that is refused because many hashes wait leaves its code valid', async () => {
  await storeCode(openDatabase(env.DB), { identifier: phone, type: '1', code: '271828' }, Date.now())
  const profile = { username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
  const request = { phone, captcha: '271828', password, ...profile }
  freeStarts = 0
  expect(await post('user/register', request)).toEqual({ status: 503 })
  freeStarts = 1
  expect(await post('user/register', request)).toEqual({ status: 200 })
  expect(await post('user/register', request)).toEqual({ status: 400, field: 'captcha' })
})

test('a reset of the password that is refused because many hashes wait leaves its code valid', async () => {
  const before = await add(11)
  await storeCode(openDatabase(env.DB), { identifier: phone, type: '2', code: '271828' }, Date.now())
  const request = { phone, captcha: '271828', newPassword: 'b'.repeat(64) }
  freeStarts = 0
  expect(await post('user/reset-password', request)).toEqual({ status: 503 })
  expect(await storedHash()).toBe(before)
  freeStarts = 1
  expect(await post('user/reset-password', request)).toEqual({ status: 200 })
  expect(await post('user/reset-password', request)).toEqual({ status: 400, field: 'captcha' })
})

test('a login succeeds although its hash cannot be renewed at once, and a later login renews it', async () => {
  const before = await add(10)
  freeStarts = 1
  expect(await post('login', { phone, password })).toEqual({ status: 200 })
  expect(await storedHash()).toBe(before)
  freeStarts = 2
  expect(await post('login', { phone, password })).toEqual({ status: 200 })
  expect(await storedHash()).toMatch(/^scrypt\$2048\$/)
})
