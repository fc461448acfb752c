import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { newPhone, password, registerAccount, registration, sharedServices } from './harness'

const services = await sharedServices()

const getCode = (phone: string, type = '1') =>
  services.call('passport', `user/get-code?phone=${encodeURIComponent(phone)}&type=${type}`)
const register = (body: unknown, language: 'CN' | 'EN' = 'CN') =>
  services.call('passport', 'user/register', { json: body, language })
const login = (phone: string, hash = password) => services.call('passport', 'login', { form: { phone, password: hash } })
const currentUser = (token?: string, language: 'CN' | 'EN' = 'CN') =>
  services.call('passport', 'user/current-user', { token, language })
const logout = (token?: string) => services.call('passport', 'user/logout', { token })
const count = (sql: string, ...values: string[]) =>
  services.passportDb
    .prepare(sql)
    .bind(...values)
    .first<number>('n')

test('registration logs in with the given profile, and logout ends the session', async () => {
  const { phone, token } = await registerAccount(services)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await currentUser(token)).data).toEqual({
    username: '王小明',
    phone,
    email: null,
    emailActivated: false,
    company: '某公司',
    position: '工程师',
    purpose: '学习',
    roles: []
  })
  expect((await logout(token)).status).toBe(200)
  expect(await currentUser(token)).toMatchObject({ http: 403, status: 403, error: '登录信息已过期，请重新登录' })
  expect((await currentUser(token, 'EN')).error).toBe('Login information expired please log in again')
  expect((await logout(token)).status).toBe(200)
})

test('without a token both calls answer 403', async () => {
  expect((await currentUser()).http).toBe(403)
  expect((await logout()).http).toBe(403)
  expect((await currentUser('Bearer something')).http).toBe(403)
})

test('a session is over after its day', async () => {
  const { token } = await registerAccount(services)
  await services.passportDb.prepare('UPDATE sessions SET expires_at = expires_at - 86400000').run()
  expect((await currentUser(token)).http).toBe(403)
})

test('login takes a phone number or an email address in any letter case, form-encoded or as JSON', async () => {
  const { phone } = await registerAccount(services)
  await registerAccount(services, 'someone@example.com', 'EN')
  expect(await login(phone)).toMatchObject({ status: 200, data: { token: expect.any(String) } })
  expect(await login(' Someone@Example.com ')).toMatchObject({ status: 200, data: { token: expect.any(String) } })
  const json = await services.call('passport', 'login', { json: { phone, password } })
  expect(json).toMatchObject({ status: 200, data: { token: expect.any(String) } })
})

test('an email address confirmed by a code is activated', async () => {
  const { token } = await registerAccount(services, 'proved@example.com', 'EN')
  expect((await currentUser(token)).data).toMatchObject({ phone: null, email: 'proved@example.com', emailActivated: true })
})

test('an unknown identifier and a wrong password get the same answer', async () => {
  const { phone } = await registerAccount(services)
  const wrong = await login(phone, 'b'.repeat(64))
  const unknown = await login(newPhone(), 'b'.repeat(64))
  expect(wrong).toMatchObject({ http: 401, status: 401, error: m.service_login_wrong({}, { locale: 'zh-CN' }) })
  expect([unknown.http, unknown.status, unknown.error, unknown.field]).toEqual([
    wrong.http,
    wrong.status,
    wrong.error,
    wrong.field
  ])
})

test('after ten failures even the right password has to wait, for that identifier and address only', async () => {
  const { phone } = await registerAccount(services)
  const from = (address: string, hash: string) =>
    services.call('passport', 'login', { form: { phone, password: hash }, address, language: 'EN' })
  const guesses = await Promise.all(Array.from({ length: 14 }, () => from('192.0.2.1', 'b'.repeat(64))))
  expect(guesses.filter(({ http }) => http === 401)).toHaveLength(10)
  const refused = await from('192.0.2.1', password)
  expect(refused).toMatchObject({ http: 429, error: 'Too many failed logins. Please try again in 15 minutes' })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect((await from('192.0.2.2', password)).status).toBe(200)
  await services.passportDb.prepare('UPDATE attempts SET at = at - 900000').run()
  expect((await from('192.0.2.1', password)).status).toBe(200)
})

test('after fifty failures over many identifiers an address has to wait, and their owners log in from elsewhere', async () => {
  const { phone } = await registerAccount(services)
  const from = (address: string, identifier: string, hash: string) =>
    services.call('passport', 'login', { form: { phone: identifier, password: hash }, address })
  const guess = (address: string) => from(address, newPhone(), 'b'.repeat(64))
  // A success is not a failure.
  for (let logins = 0; logins < 3; logins += 1) expect((await from('192.0.2.9', phone, password)).status).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 55 }, () => guess('192.0.2.9')))
  expect(guesses.filter(({ http }) => http === 401)).toHaveLength(50)
  expect(guesses.filter(({ http }) => http === 429)).toHaveLength(5)
  expect((await from('192.0.2.9', phone, password)).http).toBe(429)
  expect((await from('192.0.2.10', phone, password)).status).toBe(200)
  // A provider's customer has a whole /48.
  const networks = Array.from({ length: 160 }, (_, network) => guess(`2001:db8:9:${network.toString(16)}::1`))
  expect((await Promise.all(networks)).filter(({ http }) => http === 401)).toHaveLength(150)
})

test('a hash with older parameters is replaced at the next login', async () => {
  const { phone } = await registerAccount(services)
  const old = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$'
  const { scryptSync } = await import('node:crypto')
  const key = scryptSync(password, Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 }).toString('base64url')
  await services.passportDb
    .prepare('UPDATE accounts SET password_hash = ? WHERE phone = ?')
    .bind(old + key, phone)
    .run()
  expect((await login(phone)).status).toBe(200)
  const stored = await services.passportDb
    .prepare('SELECT password_hash FROM accounts WHERE phone = ?')
    .bind(phone)
    .first('password_hash')
  expect(stored).toMatch(/^scrypt\$1024\$8\$3\$/)
  expect((await login(phone)).status).toBe(200)
})

test('neither password nor token is stored in the clear', async () => {
  const { token } = await registerAccount(services)
  const stored = await services.passportDb.batch([
    services.passportDb.prepare('SELECT * FROM accounts'),
    services.passportDb.prepare('SELECT * FROM sessions'),
    services.passportDb.prepare('SELECT * FROM codes')
  ])
  const text = JSON.stringify(stored)
  expect(text).not.toContain(token)
  expect(text).not.toContain(password)
})

test('five wrong codes invalidate the right one', async () => {
  const phone = newPhone()
  await getCode(phone)
  const right = await services.sentCode(phone)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await register(registration(phone, wrong))).toMatchObject({ http: 400, field: 'captcha' })
  }
  expect(await register(registration(phone, right))).toMatchObject({ http: 400, field: 'captcha' })
})

test('fifty parallel registrations with the right code create one account and one session', async () => {
  const phone = newPhone()
  await getCode(phone)
  const body = registration(phone, await services.sentCode(phone))
  // Other passwords, because a repetition with the same one logs in.
  const passwords = Array.from({ length: 50 }, (_, n) => n.toString(16).padStart(64, 'c'))
  const answers = await Promise.all(passwords.map((chosen) => register({ ...body, password: chosen })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  // The other requests find the code consumed; none reaches the check for a taken identifier.
  expect(answers.filter(({ http, field }) => http === 400 && field === 'captcha')).toHaveLength(49)
  expect(await count('SELECT count(*) AS n FROM accounts WHERE phone = ?', phone)).toBe(1)
  expect(await count('SELECT count(*) AS n FROM sessions JOIN accounts ON accounts.id = account_id WHERE phone = ?', phone)).toBe(
    1
  )
})

test('a code is valid for its identifier and type only, and for five minutes', async () => {
  const phone = newPhone()
  await getCode(phone, '2')
  expect((await register(registration(phone, await services.sentCode(phone)))).http).toBe(400)
  const other = newPhone()
  await getCode(other)
  expect((await register(registration(phone, await services.sentCode(other)))).http).toBe(400)
  await services.passportDb.prepare('UPDATE codes SET expires_at = expires_at - 300000').run()
  expect((await register(registration(other, await services.sentCode(other)))).http).toBe(400)
})

test('an invalid field is named in form order and does not cost the code', async () => {
  const phone = newPhone()
  await getCode(phone)
  const body = registration(phone, await services.sentCode(phone))
  expect(await register({ ...body, company: ' ', purpose: '' })).toMatchObject({
    http: 400,
    field: 'company',
    error: '请输入公司名称'
  })
  expect(await register({ ...body, position: '长'.repeat(51) }, 'EN')).toMatchObject({
    http: 400,
    field: 'position',
    error: 'Job title must be 1 to 50 characters'
  })
  expect((await register(body)).status).toBe(200)
})

test('only someone with a valid code learns that an identifier is taken', async () => {
  const { phone } = await registerAccount(services)
  await services.passportDb.prepare('UPDATE attempts SET at = at - 60000').run()
  expect((await getCode(phone)).status).toBe(200)
  expect(await register(registration(phone, 'x'))).toMatchObject({ http: 400, field: 'captcha' })
  expect(await register(registration(phone, await services.sentCode(phone)))).toMatchObject({
    http: 409,
    field: 'phone',
    error: m.service_identifier_taken({}, { locale: 'zh-CN' })
  })
})

test('Chinese registration takes a phone number only, English takes email too', async () => {
  expect(await register(registration('a@example.com', '123456'))).toMatchObject({
    http: 400,
    field: 'phone',
    error: '请输入正确手机号'
  })
  expect(await register(registration('a@example.com', '123456'), 'EN')).toMatchObject({ http: 400, field: 'captcha' })
})
