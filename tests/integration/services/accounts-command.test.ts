import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAccounts } from '../../../scripts/accounts-command'
import { type LocalSite, serveSite } from '../../../scripts/local-site'
import { run } from '../../../scripts/shell'
import { sentCodeSchema } from '../../../src/contract/outbox'
import { freshState } from '../../support/fresh-state.ts'
import { password, registration } from './harness'

/* The operator's command, beside a site that is running on the same database. */

let state = ''
let site: LocalSite
beforeAll(async () => {
  state = await freshState()
  site = await serveSite({ port: 0, state, log: () => undefined })
}, 60_000)
afterAll(async () => {
  await site.close()
  await rm(state, { recursive: true, force: true })
})

async function passport(path: string, { json, token }: { json?: unknown; token?: string } = {}) {
  const worker = await site.runtime.getWorker('galaxy-passport')
  const response = await worker.fetch(`http://passport/galaxy/${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
    ...(json !== undefined && { body: JSON.stringify(json) })
  })
  const { data } = v.parse(v.object({ data: v.optional(v.unknown()) }), await response.json())
  return { http: response.status, data }
}

async function registerSomeone(phone: string): Promise<string> {
  await passport(`user/get-code?phone=${phone}&type=1`)
  const outbox = await site.runtime.getWorker('galaxy-outbox')
  const listed = await outbox.fetch('http://outbox/__outbox', { headers: { Accept: 'application/json' } })
  const code = v.parse(v.array(sentCodeSchema), await listed.json()).find(({ to }) => to === phone)?.code ?? ''
  const { data } = await passport('user/register', { json: registration(phone, code) })
  return v.parse(v.object({ token: v.string() }), data).token
}

test('a locked account is logged out and stays out of the running site until it is unlocked', async () => {
  const phone = '13800000001'
  const token = await registerSomeone(phone)
  const login = () => passport('login', { json: { phone, password } })
  expect((await passport('user/current-user', { token })).http).toBe(200)

  expect(await runAccounts(['lock', phone], state)).toMatchObject({ code: 0, text: expect.stringContaining('is locked') })
  expect((await passport('user/current-user', { token })).http).toBe(403)
  expect((await login()).http).toBe(423)
  expect((await runAccounts(['list', '--locked'], state)).text).toContain('138****0001')

  expect(await runAccounts(['unlock', phone], state)).toMatchObject({ code: 0, text: expect.stringContaining('is unlocked') })
  expect((await login()).http).toBe(200)
}, 60_000)

test('the command gets through while the site writes without pause, and the database stays whole', async () => {
  const phones = ['13800000011', '13800000012', '13800000013']
  for (const phone of phones) await registerSomeone(phone)
  const database = await site.runtime.getD1Database('DB', 'galaxy-passport')
  let writing = true
  let written = 0
  let refused = 0
  const insert = database.prepare("INSERT INTO events (id, at, kind) VALUES (hex(randomblob(8)), 1, 'login-failed')")
  const writer = async () => {
    while (writing) {
      await insert.run().then(
        () => (written += 1),
        () => (refused += 1)
      )
    }
  }
  const writers = [writer(), writer(), writer()]
  const said = []
  for (const phone of phones) said.push(await runAccounts(['lock', phone], state))
  writing = false
  await Promise.all(writers)

  expect(said.map(({ code }) => code)).toEqual([0, 0, 0])
  const count = async (table: string) => (await database.prepare(`SELECT count(*) AS n FROM ${table}`).first())?.n
  expect(await count('events WHERE at = 1')).toBe(written)
  expect(written).toBeGreaterThan(refused)
  expect(await count('accounts WHERE locked_at IS NOT NULL')).toBe(3)
  expect(await count("events WHERE kind = 'locked'")).toBe(4)
  expect(await database.prepare('PRAGMA quick_check').first()).toEqual({ quick_check: 'ok' })
}, 60_000)

test('whoever is not there, a database that is not there and a command that is not one are told apart', async () => {
  expect(await runAccounts(['lock', 'nobody@example.com'], state)).toMatchObject({
    code: 1,
    text: expect.stringContaining('no account')
  })
  expect(await runAccounts(['list'], join(state, 'none'))).toMatchObject({ code: 1, text: expect.stringContaining('npm start') })
  const { code, output } = await run('node', ['scripts/command.mjs', 'accounts', 'lock', '12'])
  expect(code).toBe(2)
  expect(output).toContain('Usage: npm run accounts')
}, 30_000)
