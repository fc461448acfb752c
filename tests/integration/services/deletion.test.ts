import * as v from 'valibot'
import { expect, test } from 'vitest'
import { deletionSchema } from '../../../src/contract/account-settings'
import { m } from '../../../src/paraglide/messages.js'
import { eventually } from '../../support/eventually'
import { password, registerAccount, registration, sharedServices } from './harness'
import { addLoggedIn } from './stored-accounts'

const services = await sharedServices()

const day = 86_400_000
const login = (phone: string, hash = password) => services.call('passport', 'login', { form: { phone, password: hash } })
const http = async (token: string) => (await services.call('passport', 'user/current-user', { token })).http
const remove = (token: string, hash = password) =>
  services.call('passport', 'user/delete-account', { token, json: { password: hash } })
const run = (sql: string, ...values: (string | number)[]) =>
  services.passportDb
    .prepare(sql)
    .bind(...values)
    .run()
const count = (sql: string, ...values: (string | number)[]) =>
  services.passportDb
    .prepare(sql)
    .bind(...values)
    .first<number>('n')
const idOf = (phone: string) =>
  services.passportDb.prepare('SELECT id FROM accounts WHERE phone = ?').bind(phone).first<string>('id')

test('a deletion asks for a proof, ends every session and is taken back by logging in', async () => {
  const { phone, token } = await addLoggedIn(services)
  expect(await remove(token, 'b'.repeat(64))).toMatchObject({ http: 400, field: 'password' })
  const answer = await remove(token)
  const { restorableUntil } = v.parse(deletionSchema, answer.data)
  expect(Math.round((restorableUntil - Date.now()) / day)).toBe(14)
  expect(await http(token)).toBe(403)
  expect((await login(phone, 'b'.repeat(64))).http).toBe(401)
  const back = await login(phone)
  expect(back).toMatchObject({ status: 200, data: { token: expect.any(String), restored: true } })
  expect(Object.keys(v.parse(v.looseObject({}), (await login(phone)).data))).toEqual(['token'])
  expect(
    await count("SELECT count(*) AS n FROM events WHERE account_id = ? AND kind = 'deletion-taken-back'", `${await idOf(phone)}`)
  ).toBe(1)
})

test('of parallel logins in the grace one takes the deletion back, and all are logged in', async () => {
  const { phone, token } = await addLoggedIn(services)
  await remove(token)
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(phone)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.filter(({ data }) => v.is(v.object({ restored: v.literal(true) }), data))).toHaveLength(1)
})

test('past its grace an account is unknown, and its number is free to register before the nightly job', async () => {
  const { phone, token } = await addLoggedIn(services)
  const first = await idOf(phone)
  await remove(token)
  await run('UPDATE accounts SET delete_at = ? WHERE phone = ?', Date.now() - 1, phone)
  await run('UPDATE attempts SET at = at - 60000')
  expect(await login(phone)).toMatchObject({ http: 401, error: m.service_login_wrong({}, { locale: 'zh-CN' }) })
  await services.call('passport', `user/get-code?phone=${phone}&type=1`)
  const answer = await services.call('passport', 'user/register', { json: registration(phone, await services.sentCode(phone)) })
  expect(answer.status).toBe(200)
  expect(await idOf(phone)).not.toBe(first)
  expect(await count('SELECT count(*) AS n FROM accounts WHERE id = ?', `${first}`)).toBe(0)
})

test('the nightly job removes only expired rows, and logs only counts', async () => {
  const [gone, leaving, stays] = [await addLoggedIn(services), await addLoggedIn(services), await addLoggedIn(services)]
  const [goneId, leavingId] = [`${await idOf(gone.phone)}`, `${await idOf(leaving.phone)}`]
  await remove(leaving.token)
  const now = Date.now()
  await run("INSERT INTO passkeys VALUES ('key', ?, 'name', 'public', 0, '[]', 0, NULL)", goneId)
  await run('UPDATE accounts SET delete_at = ? WHERE id = ?', now - 1, goneId)
  await run('DELETE FROM codes')
  await run("INSERT INTO codes VALUES ('old', '1', 'x', 0, 0, ?), ('new', '1', 'x', 0, 0, ?)", now - 1, now + day)
  await run("INSERT INTO challenges VALUES ('old', NULL, ?), ('new', NULL, ?)", now - 1, now + day)
  await run("INSERT INTO attempts VALUES ('old', 's', ?), ('new', 's', ?)", now - day - 1, now)
  await run(
    "INSERT INTO events (id, at, kind) VALUES ('old', ?, 'login-failed'), ('new', ?, 'login-failed')",
    now - 185 * day,
    now
  )
  await run("INSERT INTO events (id, account_id, at, kind) VALUES ('kept', ?, ?, 'login')", goneId, now - 185 * day)
  services.site.logs.length = 0
  await services.site.runNightlyJob(new Date(now))

  for (const [table, column] of Object.entries({
    codes: 'identifier',
    challenges: 'challenge_hash',
    attempts: 'id',
    events: 'id'
  })) {
    expect([table, await count(`SELECT count(*) AS n FROM ${table} WHERE ${column} = 'old'`)]).toEqual([table, 0])
    expect([table, await count(`SELECT count(*) AS n FROM ${table} WHERE ${column} = 'new'`)]).toEqual([table, 1])
  }
  expect(await count('SELECT count(*) AS n FROM accounts WHERE id = ?', goneId)).toBe(0)
  // Foreign keys remove the rows that belong to the account.
  expect(await count('SELECT count(*) AS n FROM passkeys WHERE account_id = ?', goneId)).toBe(0)
  expect(await count('SELECT count(*) AS n FROM sessions WHERE account_id = ?', goneId)).toBe(0)
  expect(await count('SELECT count(*) AS n FROM events WHERE account_id = ?', goneId)).toBe(1)
  expect(await count('SELECT count(*) AS n FROM accounts WHERE id = ?', leavingId)).toBe(1)
  expect(await http(stays.token)).toBe(200)
  await eventually(() => expect(services.site.logs.join('\n')).toContain('cleanup'))
  const logged = services.site.logs.join('\n')
  expect(logged).not.toContain(gone.phone)
  expect(logged).not.toContain(goneId)
})

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test('the export contains the stored data without hashes, with ISO times', async () => {
  const { phone, token } = await registerAccount(services)
  await run("INSERT INTO passkeys VALUES ('exported', ?, '我的手机', 'public-key', 0, '[]', 1, NULL)", `${await idOf(phone)}`)
  const answer = await services.call('passport', 'user/export', { token })
  expect(answer.data).toMatchObject({
    exportedAt: expect.stringMatching(isoMoment),
    account: { phone, username: '王小明', createdAt: expect.stringMatching(isoMoment) },
    sessions: [{ createdAt: expect.stringMatching(isoMoment), expiresAt: expect.stringMatching(isoMoment) }],
    passkeys: [{ name: '我的手机', createdAt: '1970-01-01T00:00:00.001Z', lastUsedAt: null }],
    events: expect.arrayContaining([expect.objectContaining({ kind: 'registered', at: expect.stringMatching(isoMoment) })]),
    olderEvents: 0
  })
  const text = JSON.stringify(answer.data)
  expect(text).not.toMatch(/scrypt|public-key|hash/i)
})
