import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { canariesIn, sha256 } from '../../support/canary'
import { eventually } from '../../support/eventually'
import type { Answer, RequestOptions } from '../../support/request'
import { sharedSiteWithoutApis, type TestSite } from '../../support/site'
import { sharedServices } from './harness'

/*
 * Uses an account with unique values in every call of passport, at the edge and so through every worker. Then searches
 * the logs of the workers and the pages for those values.
 */

const { site, sentCode } = await sharedServices()
const siteWithoutApis = await sharedSiteWithoutApis()
for (const { logs } of [site, siteWithoutApis]) logs.length = 0

const digits = (length: number) => Array.from({ length }, () => String(randomInt(10))).join('')
const canaries = {
  phone: `139${digits(8)}`,
  newPhone: `137${digits(8)}`,
  email: `canary-${digits(8)}+x@example.com`,
  newEmail: `changed-${digits(8)}@example.com`,
  password: `Canary#${digits(8)}`,
  passwordHash: '',
  newPassword: `Second&${digits(8)}`,
  newPasswordHash: '',
  wrongPassword: `Wrong=${digits(8)}`,
  wrongPasswordHash: ''
}
canaries.passwordHash = sha256(canaries.password)
canaries.newPasswordHash = sha256(canaries.newPassword)
canaries.wrongPasswordHash = sha256(canaries.wrongPassword)

/** A browser that stores the token's cookie, and records every token it receives. */
function browser(at: TestSite, tokens: string[]) {
  let cookies: Record<string, string> = {}
  return {
    async call(path: string, ask: Omit<RequestOptions, 'cookies'> = {}): Promise<Answer> {
      const answer = await at.call(`/api/passport/galaxy/${path}`, { ...ask, cookies })
      const set = answer.cookies['cl-official-website']
      if (set?.value) {
        tokens.push(set.value)
        cookies = { 'cl-official-website': set.value }
      }
      return answer
    },
    post(path: string, body: RequestOptions['body']) {
      return this.call(path, { method: 'POST', body })
    },
    visit: (path: string) => at.visit(path, { cookies })
  }
}

test('no log line and no page contains a personal value, also after failures', async () => {
  const secrets: string[] = []
  const pages: string[] = []
  const database = await site.database('galaxy-passport')
  const someone = browser(site, secrets)
  const { phone, newPhone, email, newEmail, passwordHash, newPasswordHash, wrongPasswordHash } = canaries
  const succeeds = async (answer: Promise<Answer>) => expect((await answer).json()).toMatchObject({ status: 200 })

  async function codeFor(to: string, type: string): Promise<string> {
    await database.exec('UPDATE attempts SET at = at - 600000')
    await succeeds(someone.call(`user/get-code?phone=${encodeURIComponent(to)}&type=${type}`))
    const code = await sentCode(to)
    secrets.push(code)
    return code
  }
  const profile = { username: '金丝雀', company: '某公司', position: '工程师', purpose: '学习' }
  const login = (name: string, hash: string) => someone.post('login', new URLSearchParams({ phone: name, password: hash }))

  await succeeds(someone.post('user/register', { phone, password: passwordHash, ...profile, captcha: await codeFor(phone, '1') }))
  await succeeds(someone.call('user/current-user'))
  await succeeds(someone.post('user/edit-user', { company: '另一家公司' }))
  await succeeds(someone.post('user/binding', { type: 'email', email, password: passwordHash }))
  await succeeds(someone.post('user/activate', { captcha: await codeFor(email, '4') }))
  const proof = { confirmPhone: phone, confirmCaptcha: await codeFor(phone, '5') }
  await succeeds(
    someone.post('user/rebinding', { type: 'email', email: newEmail, captcha: await codeFor(newEmail, '3'), ...proof })
  )
  const moved = { type: 'phone', phone: newPhone, captcha: await codeFor(newPhone, '3'), password: passwordHash }
  await succeeds(someone.post('user/rebinding', moved))
  for (const path of ['sessions', 'security-log', 'export', 'passkeys']) await succeeds(someone.call(`user/${path}`))
  expect((await someone.post('user/passkey-options', { password: wrongPasswordHash })).status).toBe(400)
  await someone.post('user/passkey-options', { password: passwordHash })
  await succeeds(someone.post('user/end-other-sessions', {}))
  pages.push((await someone.visit('/user')).body, (await someone.visit('/')).body)
  expect(
    (await someone.post('user/update-password', { oldPassword: wrongPasswordHash, newPassword: newPasswordHash })).status
  ).toBe(400)
  await succeeds(someone.post('user/update-password', { oldPassword: passwordHash, newPassword: newPasswordHash }))
  expect((await login(newPhone, wrongPasswordHash)).status).toBe(401)
  await succeeds(login(newEmail, newPasswordHash))
  await succeeds(
    someone.post('user/reset-password', { phone: newPhone, captcha: await codeFor(newPhone, '2'), newPassword: passwordHash })
  )
  await succeeds(login(newPhone, passwordHash))
  await succeeds(someone.call('user/logout'))
  await succeeds(login(newPhone, passwordHash))
  await succeeds(someone.post('user/delete-account', { password: passwordHash }))
  await succeeds(login(newPhone, passwordHash))
  // Requests without a handler: a truncated body, an unknown call, a page with a query.
  await someone.post('login', `{"phone":"${phone}","password":`)
  await someone.call(`user/nothing?phone=${phone}&email=${encodeURIComponent(email)}`)
  pages.push((await someone.visit(`/?phone=${phone}`)).body)

  // A failing database is a 500 in each kind of call, and its error quotes the values of the statement.
  await database.exec('ALTER TABLE accounts RENAME TO accounts_gone')
  const { status } = await login(newPhone, passwordHash)
  expect(status).toBe(500)
  expect((await someone.call('user/current-user')).status).toBe(500)
  expect((await someone.post('user/register', { phone, password: passwordHash, ...profile, captcha: '1' })).status).toBe(400)
  await database.exec('ALTER TABLE attempts RENAME TO attempts_gone')
  expect((await someone.call(`user/get-code?phone=${phone}&type=1`)).status).toBe(500)
  for (const table of ['accounts', 'attempts']) await database.exec(`ALTER TABLE ${table}_gone RENAME TO ${table}`)

  // An unavailable passport is a 502.
  const cut = browser(siteWithoutApis, secrets)
  expect((await cut.post('login', { phone, password: passwordHash })).status).toBe(502)
  expect((await cut.call(`user/get-code?phone=${phone}&type=1`)).status).toBe(502)

  const logged = () => [...site.logs, ...siteWithoutApis.logs].join('\n')
  await eventually(() => {
    expect(logged()).toContain('/api/passport/galaxy/user/reset-password')
    expect(logged()).toContain('"event":"unexpected"')
  })
  const logs = logged()
  const wanted = { ...canaries, ...Object.fromEntries(secrets.map((secret, n) => [`secret ${n} ${secret.length}`, secret])) }
  expect(canariesIn(logs, wanted)).toEqual([])
  expect(canariesIn(pages.join('\n'), wanted)).toEqual([])
})
