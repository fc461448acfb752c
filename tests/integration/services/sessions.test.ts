import * as v from 'valibot'
import { expect, test } from 'vitest'
import { securityLogSchema, sessionsSchema } from '../../../src/contract/account-settings'
import { newPhone, password, registerAccount, sharedServices } from './harness'

const services = await sharedServices()

const safariOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
async function login(phone: string, headers: Record<string, string> = {}): Promise<string> {
  const { data } = await services.call('passport', 'login', { form: { phone, password }, headers })
  return v.parse(v.object({ token: v.string() }), data).token
}
const get = (path: string, token: string) => services.call('passport', `user/${path}`, { token })
const post = (path: string, token: string, json: unknown = {}) => services.call('passport', `user/${path}`, { token, json })
const list = async (token: string) => v.parse(sessionsSchema, (await get('sessions', token)).data)
const log = async (token: string, before?: string) =>
  v.parse(securityLogSchema, (await get(`security-log${before ? `?before=${before}` : ''}`, token)).data)

test('sessions are listed with where they came from, the own one marked', async () => {
  const { phone, token } = await registerAccount(services)
  const other = await login(phone, { 'User-Agent': safariOnMac, 'X-Client-Place': 'country=CN&city=Beijing' })
  const sessions = await list(token)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ current }) => !current)).toMatchObject({
    browser: 'Safari',
    system: 'macOS',
    country: 'CN',
    city: 'Beijing'
  })
  expect((await list(other)).find(({ current }) => current)).toMatchObject({ browser: 'Safari' })
})

test("a session's last use is updated once a minute at most", async () => {
  const { token } = await registerAccount(services)
  const age = (milliseconds: number) =>
    services.passportDb.prepare('UPDATE sessions SET last_seen_at = last_seen_at - ?').bind(milliseconds).run()
  const stored = () => services.passportDb.prepare('SELECT max(last_seen_at) AS at FROM sessions').first<number>('at')
  await age(30_000)
  const before = await stored()
  await get('current-user', token)
  expect(await stored()).toBe(before)
  await age(40_000)
  await get('current-user', token)
  expect(await stored()).toBeGreaterThan(Number(before) + 20_000)
})

test('one session or all others are ended at once, but never those of another account', async () => {
  const { phone, token } = await registerAccount(services)
  const [second, third] = [await login(phone), await login(phone)]
  const stranger = await registerAccount(services)
  const id = (await list(second)).find(({ current }) => current)?.id
  const unknown = { http: 400, field: 'id', error: '该会话不存在或已经结束' }
  expect(await post('end-session', stranger.token, { id })).toMatchObject(unknown)
  expect((await get('current-user', second)).http).toBe(200)
  expect(await post('end-session', token, { id })).toMatchObject({ status: 200 })
  expect((await get('current-user', second)).http).toBe(403)
  expect(await post('end-session', token, { id })).toMatchObject(unknown)
  expect(await post('end-other-sessions', token)).toMatchObject({ status: 200 })
  expect((await get('current-user', third)).http).toBe(403)
  expect((await get('current-user', token)).http).toBe(200)
  expect((await get('current-user', stranger.token)).http).toBe(200)
  expect((await log(token)).events.map(({ kind }) => kind).toSorted()).toEqual(
    ['registered', 'login', 'login', 'session-ended', 'other-sessions-ended'].toSorted()
  )
})

test('the security log goes back twenty rows at a time, each row once', async () => {
  const { token } = await registerAccount(services)
  for (let edits = 0; edits < 44; edits += 1) await post('edit-user', token, { purpose: `${edits}` })
  const first = await log(token)
  const second = await log(token, first.next ?? '')
  const third = await log(token, second.next ?? '')
  const pages = [first, second, third].map(({ events }) => events)
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(third.next).toBeNull()
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45)
  const times = pages.flat().map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(await get('security-log?before=nonsense', token)).toMatchObject({ http: 400, field: 'before' })
})

test('a failed login writes one row, for a known identifier and an unknown one', async () => {
  const { phone, token } = await registerAccount(services)
  const nobody = () => services.passportDb.prepare('SELECT count(*) AS n FROM events WHERE account_id IS NULL').first<number>('n')
  const fail = (who: string) => services.call('passport', 'login', { form: { phone: who, password: 'b'.repeat(64) } })
  const before = await nobody()
  await fail(phone)
  expect(await nobody()).toBe(before)
  expect((await log(token)).events.filter(({ kind }) => kind === 'login-failed')).toHaveLength(1)
  await fail(newPhone())
  expect(await nobody()).toBe(Number(before) + 1)
})
