import * as v from 'valibot'
import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { newPhone, password, sharedServices } from './harness'
import { addLoggedIn } from './stored-accounts'

const services = await sharedServices()

const next = 'c'.repeat(64)
const wrong = 'b'.repeat(64)
const login = (phone: string, hash: string, language: 'CN' | 'EN' = 'CN') =>
  services.call('passport', 'login', { form: { phone, password: hash }, language })
const tokenOf = (data: unknown) => v.parse(v.object({ token: v.string() }), data).token
const http = async (token: string) => (await services.call('passport', 'user/current-user', { token })).http
const update = (token: string, oldPassword: string, newPassword: string) =>
  services.call('passport', 'user/update-password', { token, form: { oldPassword, newPassword } })
const reset = (phone: string, captcha: string, newPassword = next) =>
  services.call('passport', 'user/reset-password', { json: { phone, captcha, newPassword } })
async function resetCode(phone: string): Promise<string> {
  await services.passportDb.prepare('UPDATE attempts SET at = at - 60000 WHERE scope LIKE ?').bind('code:%').run()
  expect((await services.call('passport', `user/get-code?phone=${phone}&type=2`)).status).toBe(200)
  return services.sentCode(phone)
}

test('a changed password ends every session, including the current one, and only the new one logs in', async () => {
  const { phone, token } = await addLoggedIn(services)
  const other = tokenOf((await login(phone, password)).data)
  expect(await update(token, wrong, next)).toMatchObject({ http: 400, field: 'oldPassword', error: '原密码不正确' })
  expect(await update(token, password, password)).toMatchObject({
    http: 400,
    field: 'newPassword',
    error: '新密码不能与原密码相同'
  })
  expect([await http(token), await http(other)]).toEqual([200, 200])
  expect(await update(token, password, next)).toMatchObject({ status: 200 })
  expect([await http(token), await http(other)]).toEqual([403, 403])
  expect((await login(phone, password)).http).toBe(401)
  expect((await login(phone, next)).status).toBe(200)
})

test('of fifty parallel changes with the right old password exactly one succeeds', async () => {
  const { phone, token } = await addLoggedIn(services)
  const hashes = Array.from({ length: 50 }, (_, turn) => turn.toString(16).padStart(64, '0'))
  const answers = await Promise.all(hashes.map((hash) => update(token, password, hash)))
  const worked = hashes.filter((_, turn) => answers[turn]?.status === 200)
  expect(worked).toHaveLength(1)
  expect(answers.every(({ http }) => http < 500)).toBe(true)
  expect((await login(phone, worked[0] ?? '')).status).toBe(200)
  expect((await login(phone, password)).http).toBe(401)
})

test('a reset by code ends every session, and the code works once', async () => {
  const { phone, token } = await addLoggedIn(services)
  const captcha = await resetCode(phone)
  expect(await reset(phone, captcha)).toMatchObject({ status: 200 })
  expect(await http(token)).toBe(403)
  expect((await login(phone, next)).status).toBe(200)
  expect(await reset(phone, captcha, wrong)).toMatchObject({ http: 400, field: 'captcha' })
  const kinds = await services.passportDb
    .prepare(
      "SELECT count(*) AS n FROM events JOIN accounts ON accounts.id = account_id WHERE phone = ? AND kind = 'password-reset'"
    )
    .bind(phone)
    .first('n')
  expect(kinds).toBe(1)
})

test('a wrong code reveals nothing about an account; only the owner of the identifier learns that there is none', async () => {
  const [known, unknown] = [(await addLoggedIn(services)).phone, newPhone()]
  await resetCode(known)
  const captcha = await resetCode(unknown)
  const [first, second] = [await reset(known, 'x'), await reset(unknown, 'x')]
  expect(first).toMatchObject({ http: 400, field: 'captcha' })
  expect([second.http, second.field, second.error]).toEqual([first.http, first.field, first.error])
  expect(await reset(unknown, captcha)).toMatchObject({
    http: 400,
    field: 'phone',
    error: m.service_account_unknown({}, { locale: 'zh-CN' })
  })
})

test('only the right password learns that an account is locked, and a reset does not unlock it', async () => {
  const { phone, token } = await addLoggedIn(services)
  await services.passportDb.prepare('UPDATE accounts SET locked_at = 1 WHERE phone = ?').bind(phone).run()
  expect(await http(token)).toBe(403)
  expect((await login(phone, wrong)).http).toBe(401)
  expect(await login(phone, password, 'EN')).toMatchObject({ http: 423, error: 'This account is locked. Please contact us' })
  expect(await reset(phone, await resetCode(phone))).toMatchObject({ status: 200 })
  expect(await login(phone, next)).toMatchObject({ http: 423, error: m.service_account_locked({}, { locale: 'zh-CN' }) })
  const opened = await services.passportDb
    .prepare('SELECT count(*) AS n FROM sessions JOIN accounts ON accounts.id = account_id WHERE phone = ?')
    .bind(phone)
    .first('n')
  expect(opened).toBe(0)
})

test('someone who failed ten times logs in at once after a reset', async () => {
  const { phone } = await addLoggedIn(services)
  await Promise.all(Array.from({ length: 10 }, () => login(phone, wrong)))
  expect((await login(phone, password)).http).toBe(429)
  expect((await reset(phone, await resetCode(phone))).status).toBe(200)
  expect((await login(phone, next)).status).toBe(200)
})
