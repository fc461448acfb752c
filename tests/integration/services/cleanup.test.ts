import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sessionsSchema } from '../../../src/contract/account-settings'
import { newPhone, password, registerAccount, registration, sharedServices } from './harness'
import { addAccount, addCodes, addSessions, rightCode } from './stored-accounts'

/* Expired rows: they no longer count before the nightly job removes them, and the job keeps everything else. */

const services = await sharedServices()

const statement = (sql: string, ...values: (string | number)[]) => services.passportDb.prepare(sql).bind(...values)
const run = (sql: string, ...values: (string | number)[]) => statement(sql, ...values).run()
const count = (sql: string, ...values: (string | number)[]) => statement(sql, ...values).first<number>('n')
const cleanUp = () => services.site.runNightlyJob()
const kindsOf = async (accountId: string) => {
  const { results } = await statement('SELECT kind FROM events WHERE account_id = ?', accountId).all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

test('an expired code, attempt and session stay until the nightly job and have no effect', async () => {
  const phone = newPhone()
  await addCodes(services, [phone], '1')
  await run('UPDATE codes SET expires_at = ? WHERE identifier = ?', Date.now(), phone)
  expect(await services.call('passport', 'user/register', { json: registration(phone, rightCode) })).toMatchObject({
    http: 400,
    field: 'captcha'
  })
  // Ten sends of the day before do not count today.
  await run(
    `INSERT INTO attempts WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
     SELECT 'past' || i, ?, ? FROM n`,
    `code:${phone}`,
    Date.now() - 86_400_000
  )
  const { token } = await registerAccount(services, phone)
  await run('UPDATE sessions SET expires_at = ?', Date.now())
  expect((await services.call('passport', 'user/current-user', { token })).http).toBe(403)
  await services.call('passport', 'login', { form: { phone, password } })
  expect(await count("SELECT count(*) AS n FROM attempts WHERE id LIKE 'past%'")).toBe(10)
  expect(await count('SELECT count(*) AS n FROM sessions')).toBe(2)
  await cleanUp()
  expect(await count("SELECT count(*) AS n FROM attempts WHERE id LIKE 'past%'")).toBe(0)
  expect(await count('SELECT count(*) AS n FROM sessions')).toBe(1)
})

test('an expired session is not listed, cannot be ended, and leaves no event', async () => {
  const person = await addAccount(services)
  const [token = '', over = ''] = await addSessions(services, [person, person])
  const call = (path: string, from = token, json?: unknown) => services.call('passport', path, { token: from, json })
  const listed = v.parse(sessionsSchema, (await call('user/sessions')).data)
  const id = listed.find(({ current }) => !current)?.id ?? ''
  await run('UPDATE sessions SET expires_at = ? WHERE id = ?', Date.now(), id)
  expect((await call('user/sessions')).data).toHaveLength(1)
  expect(await call('user/end-session', token, { id })).toMatchObject({ http: 400, field: 'id' })
  expect((await call('user/end-other-sessions', token, {})).http).toBe(200)
  expect((await call('user/logout', over)).http).toBe(200)
  expect(await kindsOf(person.id)).toEqual([])
})

test.each([
  ['the nightly job', cleanUp],
  [
    'somebody who takes its number',
    async (phone: string) => {
      await addCodes(services, [phone], '1')
      const answer = await services.call('passport', 'user/register', { json: registration(phone, rightCode) })
      expect(answer.http).toBe(200)
    }
  ]
])('events of an account removed by %s stay, without device and location', async (_, remove) => {
  const phone = newPhone()
  const person = await addAccount(services, { phone })
  const stays = await addAccount(services)
  for (const [id, owner] of [
    [`of ${phone}`, person.id],
    [`kept of ${phone}`, stays.id]
  ] as const) {
    await run("INSERT INTO events VALUES (?, ?, 1, 'login', 'a browser', 'CN', 'Beijing')", id, owner)
  }
  await run('UPDATE accounts SET delete_at = ? WHERE id = ?', Date.now(), person.id)
  await remove(phone)
  expect(await count('SELECT count(*) AS n FROM accounts WHERE id = ?', person.id)).toBe(0)
  const event = (id: string) => statement('SELECT kind, user_agent, country, city FROM events WHERE id = ?', id).first()
  expect(await event(`of ${phone}`)).toEqual({ kind: 'login', user_agent: null, country: null, city: null })
  expect(await event(`kept of ${phone}`)).toEqual({ kind: 'login', user_agent: 'a browser', country: 'CN', city: 'Beijing' })
})

test('the nightly job run twice changes nothing more', async () => {
  await registerAccount(services)
  const tables = ['accounts', 'attempts', 'challenges', 'codes', 'events', 'passkeys', 'sessions']
  const all = () => Promise.all(tables.map(async (table) => (await statement(`SELECT * FROM ${table}`).all()).results))
  await cleanUp()
  const once = await all()
  await cleanUp()
  expect(await all()).toEqual(once)
})

test('lists are bounded: a hundred sessions, and an export within the limit of the edge', async () => {
  const person = await addAccount(services)
  const [token = ''] = await addSessions(
    services,
    Array.from({ length: 150 }, () => person)
  )
  const widest = '客'.repeat(300)
  await run(
    `INSERT INTO events WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
     SELECT 'wide' || i, ?, i, 'deletion-taken-back', ?, 'CN', ? FROM n`,
    person.id,
    widest,
    '客'.repeat(100)
  )
  await run('UPDATE sessions SET user_agent = ? WHERE account_id = ?', widest, person.id)
  expect((await services.call('passport', 'user/sessions', { token })).data).toHaveLength(100)
  const { data } = await services.call('passport', 'user/export', { token })
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(2 * 1024 * 1024 - 100)
  const { events, olderEvents } = v.parse(v.object({ events: v.array(v.unknown()), olderEvents: v.number() }), data)
  expect(events.length + olderEvents).toBe(2501)
})
