import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { newPhone, password, sharedServices } from './harness'
import { addLoggedIn } from './stored-accounts'

const services = await sharedServices()

const wrongPassword = 'b'.repeat(64)
const post = (path: string, token: string | undefined, json: unknown, language: 'CN' | 'EN' = 'CN') =>
  services.call('passport', `user/${path}`, { token, json, language })
const get = (path: string, token?: string) => services.call('passport', `user/${path}`, { token })
const profile = async (token: string) => (await get('current-user', token)).data
/** Requests a code as a logged-in user and reads it from the outbox. Skips the minute between two codes. */
async function codeFor(token: string, to: string, type: '3' | '4' | '5'): Promise<string> {
  await services.passportDb.prepare('UPDATE attempts SET at = at - 60000 WHERE scope LIKE ?').bind('code:%').run()
  expect(await get(`get-code?phone=${encodeURIComponent(to)}&type=${type}`, token)).toMatchObject({ status: 200 })
  return services.sentCode(to)
}
const kinds = async (token: string) => {
  const { results } = await services.passportDb
    .prepare('SELECT kind FROM events WHERE account_id = (SELECT account_id FROM sessions WHERE token_hash = ?) ORDER BY rowid')
    .bind(await digest(token))
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}
async function digest(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')
}

test('every call of the user center answers 403 without a session, with the message of an expired login', async () => {
  const gets = ['sessions', 'security-log', 'export', 'get-code?phone=13900000000&type=3', 'get-code?phone=13900000000&type=5']
  const posts = ['binding', 'rebinding', 'activate', 'update-password', 'edit-user', 'end-session', 'end-other-sessions']
  for (const path of gets) expect(await get(path)).toMatchObject({ http: 403, error: '登录超时，请重新登录' })
  for (const path of [...posts, 'delete-account']) {
    expect(await post(path, undefined, {}, 'EN')).toMatchObject({ http: 403, error: 'Login timeout please login again' })
  }
})

test('only the given fields of the profile change', async () => {
  const { token } = await addLoggedIn(services)
  expect(await post('edit-user', token, { company: ' 另一家公司 ', purpose: '评测' })).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ username: '王小明', company: '另一家公司', position: '工程师', purpose: '评测' })
  expect(await post('edit-user', token, {})).toMatchObject({ http: 400, error: '没有需要修改的内容' })
  expect(await post('edit-user', token, { company: '长'.repeat(51) })).toMatchObject({ http: 400, field: 'company' })
  expect(await kinds(token)).toEqual(['profile-edited'])
})

test('an email address is bound without a code, and logs in only once it is activated', async () => {
  const { token } = await addLoggedIn(services)
  const email = 'binds@example.com'
  const login = () => services.call('passport', 'login', { form: { phone: email, password } })
  expect(await post('binding', token, { type: 'email', email, password })).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ email, emailActivated: false })
  expect((await login()).http).toBe(401)
  expect(await get(`get-code?phone=${email}&type=5`, token)).toMatchObject({ http: 400, field: 'phone' })
  expect(await get('get-code?phone=other@example.com&type=4', token)).toMatchObject({ http: 400, error: '没有待激活的邮箱' })

  const captcha = await codeFor(token, email, '4')
  expect(await post('activate', token, { captcha: 'x' })).toMatchObject({ http: 400, field: 'captcha' })
  expect(await post('activate', token, { captcha })).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ email, emailActivated: true })
  expect((await login()).status).toBe(200)
  expect(await post('activate', token, { captcha })).toMatchObject({ http: 400, error: '没有待激活的邮箱' })
  expect(await post('binding', token, { type: 'email', email: 'second@example.com', password }, 'EN')).toMatchObject({
    http: 409,
    field: 'email',
    error: m.service_already_bound({}, { locale: 'en-US' })
  })
})

test('of two accounts with the same bound address, the one that activates it gets it', async () => {
  const [one, two] = [await addLoggedIn(services), await addLoggedIn(services)]
  const email = 'shared@example.com'
  for (const { token } of [one, two]) expect((await post('binding', token, { type: 'email', email, password })).status).toBe(200)
  expect((await post('activate', two.token, { captcha: await codeFor(two.token, email, '4') })).status).toBe(200)
  const late = await post('activate', one.token, { captcha: await codeFor(one.token, email, '4') })
  expect(late).toMatchObject({ http: 409, field: 'captcha', error: m.service_identifier_used({}, { locale: 'zh-CN' }) })
  expect(await profile(one.token)).toMatchObject({ email, emailActivated: false })
})

test('a phone number is bound by its code to an account without one, and replaces none', async () => {
  const { token } = await addLoggedIn(services, 'no-phone@example.com')
  const phone = newPhone()
  const body = { type: 'phone', phone, password }
  const captcha = await codeFor(token, phone, '3')
  expect(await post('rebinding', token, { ...body, captcha })).toMatchObject({
    http: 409,
    field: 'phone',
    error: '尚未绑定，无法换绑'
  })
  expect(await post('binding', token, { ...body, captcha })).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ phone, email: 'no-phone@example.com', emailActivated: true })
  expect(await post('binding', token, { ...body, captcha })).toMatchObject({ http: 409, field: 'phone' })
})

test('neither a mistyped field nor a wrong proof costs the code of the new number', async () => {
  const { phone, token } = await addLoggedIn(services)
  const next = newPhone()
  const body = { type: 'phone', phone: next, captcha: await codeFor(token, next, '3'), password }
  expect(await post('rebinding', token, { ...body, phone: '12' })).toMatchObject({ http: 400, field: 'phone' })
  expect(await post('rebinding', token, { ...body, password: undefined })).toMatchObject({ http: 400, field: 'password' })
  expect(await post('rebinding', token, { ...body, password: wrongPassword }, 'EN')).toMatchObject({
    http: 400,
    field: 'password',
    error: m.service_password_wrong({}, { locale: 'en-US' })
  })
  expect(await post('rebinding', token, body)).toMatchObject({ status: 200 })
  expect((await services.call('passport', 'login', { form: { phone, password } })).http).toBe(401)
  expect((await services.call('passport', 'login', { form: { phone: next, password } })).status).toBe(200)
})

test("a code to one's own identifier is a proof, one to another's is not, and a wrong new code does not consume it", async () => {
  const { phone, token } = await addLoggedIn(services)
  const stranger = await addLoggedIn(services)
  const next = 'proved-by-code@example.com'
  const foreign = await codeFor(stranger.token, stranger.phone, '5')
  expect((await post('binding', token, { type: 'email', email: next, password })).status).toBe(200)
  const captcha = await codeFor(token, next, '3')
  const confirmCaptcha = await codeFor(token, phone, '5')
  const body = { type: 'email', email: next, captcha, confirmPhone: phone, confirmCaptcha }
  const asStranger = { ...body, confirmPhone: stranger.phone, confirmCaptcha: foreign }
  expect(await post('rebinding', token, asStranger)).toMatchObject({ http: 400, field: 'confirmCaptcha' })
  expect(await post('rebinding', token, { ...body, captcha: 'x' })).toMatchObject({ http: 400, field: 'captcha' })
  expect(await post('rebinding', token, body)).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ email: next, emailActivated: true })
  expect(await post('rebinding', token, body)).toMatchObject({ http: 400, field: 'confirmCaptcha' })
})

test('another account’s number cannot be taken, with any proof', async () => {
  const [one, two] = [await addLoggedIn(services), await addLoggedIn(services)]
  const captcha = await codeFor(one.token, two.phone, '3')
  expect(await post('rebinding', one.token, { type: 'phone', phone: two.phone, captcha, password }, 'EN')).toMatchObject({
    http: 409,
    field: 'phone',
    error: m.service_identifier_used({}, { locale: 'en-US' })
  })
  expect(await profile(one.token)).toMatchObject({ phone: one.phone })
})

test('of fifty parallel rebindings of two accounts to one number exactly one has it', async () => {
  const [one, two] = [await addLoggedIn(services), await addLoggedIn(services)]
  const phone = newPhone()
  const captcha = await codeFor(one.token, phone, '3')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      post('rebinding', turn % 2 === 0 ? one.token : two.token, { type: 'phone', phone, captcha, password })
    )
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ http }) => http < 500)).toBe(true)
  const holders = await services.passportDb.prepare('SELECT count(*) AS n FROM accounts WHERE phone = ?').bind(phone).first('n')
  expect(holders).toBe(1)
})

test('after ten wrong proofs the right one has to wait as well, and the failures are in the log', async () => {
  const { token } = await addLoggedIn(services)
  const prove = (hash: string, language: 'CN' | 'EN' = 'CN') =>
    post('binding', token, { type: 'email', email: 'guess@example.com', password: hash }, language)
  const guesses = await Promise.all(Array.from({ length: 14 }, () => prove(wrongPassword)))
  expect(guesses.filter(({ http }) => http === 400)).toHaveLength(10)
  const refused = await prove(password, 'EN')
  expect(refused).toMatchObject({
    http: 429,
    error: expect.stringMatching(/^Too many failed attempts\. Please try again in \d+ minutes$/)
  })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect((await kinds(token)).filter((kind) => kind === 'proof-failed')).toHaveLength(10)
})
