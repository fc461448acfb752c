import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabases } from '../../../scripts/local-databases'
import { createApp } from '../../../services/passport/app'
import { parseEnv } from '../../../services/passport/env'
import { siteOriginHeader } from '../../../src/contract/headers'
import { Authenticator } from '../../support/authenticator'
import { freshState } from '../../support/fresh-state.ts'
import { newPhone, password } from './harness'
import { addAccount, addAtDesk, addCodes, addSessions, rightCode, sha256 } from './stored-accounts'

/*
 * Changes data while a call is in progress: after it has read, before it writes. Passport runs in this process, so that
 * the test can choose the moment; its database is real.
 */

let runtime: ReturnType<typeof openDatabases>
let passportDb: D1Database
let app: ReturnType<typeof createApp>
/** Runs before the next batch of statements, in which a call writes. */
let meanwhile: (() => Promise<unknown>) | undefined

beforeAll(async () => {
  runtime = openDatabases(await freshState())
  passportDb = await runtime.getD1Database('galaxy-passport')
  const DB = {
    prepare: (sql: string) => passportDb.prepare(sql),
    batch: async (statements: Parameters<D1Database['batch']>[0]) => {
      const first = meanwhile
      meanwhile = undefined
      await first?.()
      return passportDb.batch(statements)
    }
  }
  const OUTBOX = { fetch: async () => new Response(null, { status: 204 }) }
  app = createApp(parseEnv({ DB, OUTBOX, CODES_PER_DAY: 1000, PASSWORD_HASH_COST: 10 }))
})
afterAll(() => runtime.dispose())

const origin = 'https://cn.galaxy.example'
function post(path: string, token: string, body: object, below = 'user') {
  const headers = { 'Content-Type': 'application/json', Authorization: token, [siteOriginHeader]: origin }
  return app.request(`/galaxy/${below}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Everything that a call can change, except the sessions that end with it. */
async function stored(): Promise<unknown[]> {
  const tables = ['accounts', 'events', 'passkeys', "sessions WHERE id = 'another'"]
  return Promise.all(tables.map(async (table) => (await passportDb.prepare(`SELECT * FROM ${table}`).all()).results))
}

const newEmail = () => `${newPhone()}@example.com`
/** Prepares the data that a call needs, and returns its body. */
type Prepare = (token: string) => Promise<object>
async function withCode(identifier: string, type: '3' | '4', body: object): Promise<object> {
  await addCodes({ passportDb }, [identifier], type)
  return { ...body, captcha: rightCode, password }
}
let email = ''

const calls: [path: string, what: string, prepare: Prepare][] = [
  ['edit-user', 'the profile', async () => ({ company: '另一家公司' })],
  ['rebinding', 'the phone number', () => withCode('13700000001', '3', { type: 'phone', phone: '13700000001' })],
  ['rebinding', 'the email address', () => withCode('new@example.com', '3', { type: 'email', email: 'new@example.com' })],
  ['binding', 'an email address', async () => ({ type: 'email', email: 'other@example.com', password })],
  ['activate', 'the email address', () => withCode(email, '4', {})],
  ['update-password', 'the password', async () => ({ oldPassword: password, newPassword: 'c'.repeat(64) })],
  ['delete-account', 'the account', async () => ({ password })],
  ['end-session', 'another session', async () => ({ id: 'another' })],
  ['end-other-sessions', 'every other session', async () => ({})],
  ['remove-passkey', 'a passkey', async () => ({ id: 'key' })],
  [
    'add-passkey',
    'a passkey',
    async (token) => {
      const answer = await (await post('passkey-options', token, { password })).json()
      const { data } = v.parse(v.object({ data: v.unknown() }), answer)
      return { name: '手机', response: new Authenticator(origin).create(data) }
    }
  ]
]

test.each(calls)('%s of a session that ends meanwhile leaves %s as it is', async (path, _, prepare) => {
  for (const table of ['sessions', 'passkeys', 'accounts']) await passportDb.exec(`DELETE FROM ${table}`)
  email = newEmail()
  const person = await addAccount({ passportDb }, { email })
  const [token = '', another = ''] = await addSessions({ passportDb }, [person, person])
  await passportDb.prepare("UPDATE sessions SET id = 'another' WHERE token_hash = ?").bind(sha256(another)).run()
  await passportDb.prepare("INSERT INTO passkeys VALUES ('key', ?, 'x', 'x', 0, '[]', 1, NULL)").bind(person.id).run()
  const body = await prepare(token)
  const before = await stored()

  meanwhile = () => passportDb.prepare('DELETE FROM sessions WHERE token_hash = ?').bind(sha256(token)).run()
  const { status } = await post(path, token, body)
  expect(meanwhile).toBeUndefined()
  expect(status).toBe(403)
  expect(await stored()).toEqual(before)

  // The same call changes something if its session stays open.
  const [staying = ''] = await addSessions({ passportDb }, [person])
  expect((await post(path, staying, await prepare(staying))).status).toBe(200)
  expect(await stored()).not.toEqual(before)
})

const deskCalls: [path: string, body: (person: { id: string; phone: string | null }) => object][] = [
  ['roles', ({ id }) => ({ account: id, role: 'staff', change: 'grant' })],
  ['roles', ({ id }) => ({ account: id, role: 'author', change: 'revoke' })],
  ['invite', () => ({ to: newPhone(), roles: ['staff'] })],
  ['revoke-invitation', () => ({ id: 'open' })],
  ['accept', () => ({ token: 'own' })]
]
describe.each(deskCalls)('%s at the desk', (path, bodyFor) => {
  test.each([
    ['the session ends', 401, 'DELETE FROM sessions WHERE account_id = ?'],
    ['the role is taken away', 404, "DELETE FROM account_roles WHERE role = 'admin' AND account_id = ?"]
  ])('changes nothing where %s meanwhile', async (_, status, change) => {
    for (const table of ['accounts', 'audit_log']) await passportDb.exec(`DELETE FROM ${table}`)
    const admin = await addAtDesk({ passportDb }, ['admin'])
    const person = await addAtDesk({ passportDb }, ['author'])
    const invite = passportDb.prepare('INSERT INTO invitations VALUES (?, ?, ?, \'["reviewer"]\', ?, 1, 4102444800000)')
    await passportDb.batch([
      invite.bind('open', sha256('x'), '13700000001', admin.id),
      invite.bind('own', sha256('own'), admin.phone, admin.id)
    ])
    const all = () =>
      Promise.all(
        ["account_roles WHERE role != 'admin'", 'invitations', 'audit_log'].map(
          async (table) => (await passportDb.prepare(`SELECT * FROM ${table}`).all()).results
        )
      )
    const before = await all()

    meanwhile = () => passportDb.prepare(change).bind(admin.id).run()
    const refused = await post(path, admin.token, bodyFor(person), 'desk')
    expect(meanwhile).toBeUndefined()
    // An invitation lapses with the role of the admin who made it.
    expect(refused.status).toBe(path === 'accept' ? 410 : status)
    expect(await all()).toEqual(before)

    // The same call changes something if nothing happens meanwhile.
    await passportDb.prepare("INSERT OR IGNORE INTO account_roles VALUES (?, 'admin', 1)").bind(admin.id).run()
    const [staying = ''] = await addSessions({ passportDb }, [admin])
    expect((await post(path, staying, bodyFor(person), 'desk')).status).toBe(200)
    expect(await all()).not.toEqual(before)
  })
})

test.each([
  ['its password is changed', 'password_hash = password_hash || 1'],
  ['it is locked', 'locked_at = 1'],
  ['its deletion is due', 'delete_at = 1']
])('a login opens no session if the account passed the check, and then %s', async (_, change) => {
  const { id, phone } = await addAccount({ passportDb })
  meanwhile = () => passportDb.prepare(`UPDATE accounts SET ${change} WHERE id = ?`).bind(id).run()
  const body = JSON.stringify({ phone, password })
  const answer = await app.request('/galaxy/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  expect(meanwhile).toBeUndefined()
  expect(answer.status).toBe(401)
  expect(await passportDb.prepare('SELECT id FROM sessions WHERE account_id = ?').bind(id).first()).toBeNull()
})
