import { verifyRegistrationResponse } from '@simplewebauthn/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { Authenticator } from '../../support/authenticator'
import { createAuthority } from '../../support/certificate'
import { password, sharedServices } from './harness'
import { addLoggedIn } from './stored-accounts'

const services = await sharedServices()

const site = 'https://cn.galaxy.example'
const otherSite = 'https://www.galaxy.example'

interface From {
  token?: string
  origin?: string | undefined
  address?: string
  language?: 'CN' | 'EN'
}

const post = (path: string, json: unknown, { origin = site, ...from }: From = {}) =>
  services.call('passport', path, { json, headers: { 'X-Site-Origin': origin }, ...from })
const list = (token: string) => services.call('passport', 'user/passkeys', { token })
const newOptions = async (token: string, origin = site) =>
  (await post('user/passkey-options', { password }, { token, origin })).data
const loginOptions = async (from: From = {}) => (await post('passkey/options', {}, from)).data
const logIn = (response: unknown, from: From = {}) => post('passkey/login', { response }, from)
const currentUser = (token: string) => services.call('passport', 'user/current-user', { token })
const run = (sql: string, ...values: (string | number)[]) =>
  services.passportDb
    .prepare(sql)
    .bind(...values)
    .run()
const first = (sql: string, column: string, ...values: string[]) =>
  services.passportDb
    .prepare(sql)
    .bind(...values)
    .first(column)

/** Registers an account with a passkey of the site. */
async function someoneWithPasskey(origin = site) {
  const { phone, token } = await addLoggedIn(services)
  const authenticator = new Authenticator(origin)
  const added = await post(
    'user/add-passkey',
    { name: '工作电脑', response: authenticator.create(await newOptions(token, origin)) },
    { token, origin }
  )
  expect(added.status).toBe(200)
  return { phone, token, authenticator }
}

async function eventsOf(phone: string) {
  const { results } = await services.passportDb
    .prepare('SELECT kind FROM events JOIN accounts ON accounts.id = account_id WHERE phone = ? ORDER BY at')
    .bind(phone)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

const tokenOf = ({ data }: { data?: unknown }): string => {
  if (typeof data !== 'object' || data === null || !('token' in data) || typeof data.token !== 'string')
    throw new Error('no token')
  return data.token
}

test('a passkey that was added logs in, is listed with its last use, and after its removal logs in no more', async () => {
  const { phone, token, authenticator } = await someoneWithPasskey()
  expect((await list(token)).data).toEqual([
    { id: authenticator.id, name: '工作电脑', createdAt: expect.any(Number), lastUsedAt: null }
  ])
  const login = await logIn(authenticator.get(await loginOptions()))
  expect(login).toMatchObject({ http: 200, data: { token: expect.stringMatching(/^[\w-]{43}$/) } })
  expect((await currentUser(tokenOf(login))).data).toMatchObject({ phone })
  expect((await list(token)).data).toEqual([expect.objectContaining({ lastUsedAt: expect.any(Number) })])

  expect((await post('user/remove-passkey', { id: authenticator.id }, { token })).status).toBe(200)
  expect((await list(token)).data).toEqual([])
  expect((await logIn(authenticator.get(await loginOptions()))).http).toBe(401)
  const kinds = await eventsOf(phone)
  for (const kind of ['passkey-added', 'passkey-login', 'passkey-removed']) {
    expect(kinds.filter((one) => one === kind)).toHaveLength(1)
  }
})

test('the options ask for a discoverable passkey with user verification, and identify neither device nor person', async () => {
  const { phone, token } = await addLoggedIn(services)
  const options = await newOptions(token)
  expect(options).toMatchObject({
    rp: { id: 'cn.galaxy.example', name: 'Galaxy' },
    user: { name: phone },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' }
  })
  const id = await first('SELECT id FROM accounts WHERE phone = ?', 'id', phone)
  expect(options).toMatchObject({ user: { id: Buffer.from(String(id)).toString('base64url') } })
  const both = await Promise.all([loginOptions(), loginOptions()])
  for (const data of both) {
    expect(data).toEqual({
      rpId: 'cn.galaxy.example',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'required'
    })
  }
})

test('options for a new passkey take a proof, and list the existing passkeys', async () => {
  const { token, authenticator } = await someoneWithPasskey()
  expect(await post('user/passkey-options', { password: 'b'.repeat(64) }, { token })).toMatchObject({
    http: 400,
    field: 'password',
    error: '密码不正确'
  })
  expect(await post('user/passkey-options', {}, { token })).toMatchObject({ http: 400, field: 'password' })
  expect(await newOptions(token)).toMatchObject({
    excludeCredentials: [{ type: 'public-key', id: authenticator.id, transports: ['internal'] }]
  })
})

test('a challenge is stored hashed, can be answered once, and expires after five minutes', async () => {
  const { authenticator } = await someoneWithPasskey()
  const options = await loginOptions()
  const { results } = await services.passportDb.prepare('SELECT * FROM challenges').all()
  expect(JSON.stringify(results)).not.toContain(JSON.parse(JSON.stringify(options)).challenge)
  const response = authenticator.get(options)
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(response)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 401)).toHaveLength(19)
  expect((await logIn(authenticator.get(options))).http).toBe(401)

  const late = await loginOptions()
  await run('UPDATE challenges SET expires_at = expires_at - 300000')
  expect((await logIn(authenticator.get(late))).http).toBe(401)
})

test('an invalid answer consumes the challenge as well', async () => {
  const { authenticator } = await someoneWithPasskey()
  const options = await loginOptions()
  expect((await logIn(authenticator.get(options, { userVerified: false }))).http).toBe(401)
  expect((await logIn(authenticator.get(options))).http).toBe(401)
})

test.each([
  ['from another origin', { origin: 'https://cn.galaxy.example.attacker.example' }],
  ['from the same host over plain http', { origin: 'http://cn.galaxy.example' }],
  ['for another relying party', { rpId: 'attacker.example' }],
  ['from within a page of another site', { crossOrigin: true }],
  ['that verified nobody', { userVerified: false }],
  ['of another ceremony', { type: 'webauthn.create' }],
  ['to a challenge that was never given', { challenge: 'A'.repeat(43) }],
  ['that names no account', { userHandle: undefined }],
  ['that names another account', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }]
])('an answer %s cannot log in, though it is signed', async (_, lies) => {
  const { authenticator } = await someoneWithPasskey()
  expect(await logIn(authenticator.get(await loginOptions(), lies))).toMatchObject({
    http: 401,
    error: '通行密钥验证失败，请重试或使用密码登录'
  })
  expect((await logIn(authenticator.get(await loginOptions()))).http).toBe(200)
})

test('an unknown passkey and a known one with another’s signature get the same answer', async () => {
  const { authenticator } = await someoneWithPasskey()
  const stranger = new Authenticator(site)
  const forged = { ...authenticator.get(await loginOptions()), response: stranger.get(await loginOptions()).response }
  const { http, error, data, field } = await logIn(stranger.get(await loginOptions()))
  expect(http).toBe(401)
  const { userHandle } = authenticator.get(await loginOptions()).response
  forged.response.userHandle = userHandle
  expect(await logIn(forged)).toMatchObject({ http, error })
  expect([data, field]).toEqual([undefined, undefined])
})

test('a counter that does not increase is refused as a clone’s; one that is always zero is accepted', async () => {
  const { authenticator } = await someoneWithPasskey()
  expect((await logIn(authenticator.get(await loginOptions(), { counter: 7 }))).http).toBe(200)
  expect((await logIn(authenticator.get(await loginOptions(), { counter: 7 }))).http).toBe(401)
  expect((await logIn(authenticator.get(await loginOptions(), { counter: 6 }))).http).toBe(401)
  expect((await logIn(authenticator.get(await loginOptions(), { counter: 0 }))).http).toBe(401)
  expect((await logIn(authenticator.get(await loginOptions(), { counter: 8 }))).http).toBe(200)
  const { authenticator: synced } = await someoneWithPasskey()
  for (const _ of [1, 2]) expect((await logIn(synced.get(await loginOptions(), { counter: 0 }))).http).toBe(200)
})

test('parallel logins of a passkey and its clone with the same counter succeed once', async () => {
  const { authenticator } = await someoneWithPasskey()
  const options = await Promise.all(Array.from({ length: 10 }, () => loginOptions()))
  const answers = await Promise.all(options.map((one) => logIn(authenticator.get(one, { counter: 5 }))))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
})

test('a passkey works on the site where it was made and on no other', async () => {
  const { authenticator } = await someoneWithPasskey(otherSite)
  expect((await logIn(authenticator.get(await loginOptions({ origin: otherSite })), { origin: otherSite })).http).toBe(200)
  expect((await logIn(authenticator.get(await loginOptions()), { origin: site })).http).toBe(401)
  expect(
    (await logIn(authenticator.get(await loginOptions(), { origin: site, rpId: 'www.galaxy.example' }), { origin: site })).http
  ).toBe(401)
})

test.each([
  ['no origin', undefined],
  ['an origin that is none', 'cn.galaxy.example'],
  ['an address in place of a host name', 'http://127.0.0.1:8083']
])('with %s from the edge there are no passkeys', async (_, origin) => {
  const { token } = await addLoggedIn(services)
  const headers: Record<string, string> = origin === undefined ? {} : { 'X-Site-Origin': origin }
  const answer = await services.call('passport', 'passkey/options', { json: {}, headers, language: 'EN' })
  expect(answer).toMatchObject({ http: 400, error: 'Passkeys are not available on this site' })
  expect((await services.call('passport', 'user/passkey-options', { json: { password }, headers, token })).http).toBe(400)
})

test('the challenge to add a passkey is of one account and of one purpose', async () => {
  const { token } = await addLoggedIn(services)
  const other = await addLoggedIn(services)
  const authenticator = new Authenticator(site)
  const add = (response: unknown, by: string) => post('user/add-passkey', { name: 'x', response }, { token: by })
  const options = await newOptions(token)
  const response = authenticator.create(options)
  expect((await add(response, other.token)).http).toBe(400)
  expect((await add(response, token)).http).toBe(200)
  expect((await add(response, token)).http).toBe(400)
  // A login challenge cannot be used to add a passkey, nor the reverse.
  const foreign = JSON.parse(JSON.stringify(await loginOptions()))
  const again = new Authenticator(site)
  expect((await add(again.create(await newOptions(token), { challenge: foreign.challenge }), token)).http).toBe(400)
  const own = JSON.parse(JSON.stringify(await newOptions(token)))
  expect((await logIn(authenticator.get(await loginOptions(), { challenge: own.challenge }))).http).toBe(401)
})

test.each([
  ['from another origin', { origin: 'https://attacker.example' }],
  ['for another relying party', { rpId: 'attacker.example' }],
  ['from within a page of another site', { crossOrigin: true }],
  ['that verified nobody', { userVerified: false }],
  ['of another ceremony', { type: 'webauthn.get' }]
])('a new passkey %s is not added', async (_, lies) => {
  const { token } = await addLoggedIn(services)
  const response = new Authenticator(site).create(await newOptions(token), lies)
  expect(await post('user/add-passkey', { name: 'x', response }, { token, language: 'EN' })).toMatchObject({
    http: 400,
    error: 'The passkey was not accepted. Try again or use your password'
  })
  expect((await list(token)).data).toEqual([])
})

test('a new passkey whose maker certifies it is not added: checking the certificate would ask its maker', async () => {
  const { token } = await addLoggedIn(services)
  const options = await newOptions(token)
  const { challenge } = v.parse(v.object({ challenge: v.string() }), options)
  const attestation = createAuthority('Maker of authenticators').issueToAuthenticator('Authenticator')
  const response = new Authenticator(site).create(options, { attestation })
  // The library would take it, so it is passport that does not.
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, type: 'public-key', response: { ...response.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site,
    expectedRPID: 'cn.galaxy.example'
  })
  expect([verified, registrationInfo?.fmt]).toEqual([true, 'packed'])
  expect((await post('user/add-passkey', { name: 'x', response }, { token })).http).toBe(400)
  expect((await list(token)).data).toEqual([])

  const own = new Authenticator(site).create(await newOptions(token), { attestation: 'self' })
  expect((await post('user/add-passkey', { name: 'x', response: own }, { token })).http).toBe(200)
})

test('another account cannot take over, see or remove a passkey', async () => {
  const { token, authenticator } = await someoneWithPasskey()
  const other = await addLoggedIn(services)
  const response = authenticator.create(await newOptions(other.token))
  expect((await post('user/add-passkey', { name: 'x', response }, { token: other.token })).http).toBe(400)
  expect((await list(other.token)).data).toEqual([])
  expect(await post('user/remove-passkey', { id: authenticator.id }, { token: other.token })).toMatchObject({
    http: 404,
    error: '该通行密钥不存在或已移除'
  })
  expect((await list(token)).data).toHaveLength(1)
})

test('an account has ten passkeys at most, however many are added at once', async () => {
  const { phone, token } = await addLoggedIn(services)
  const id = String(await first('SELECT id FROM accounts WHERE phone = ?', 'id', phone))
  for (let made = 0; made < 9; made += 1) {
    await run("INSERT INTO passkeys VALUES (?, ?, 'x', 'x', 0, '[]', 1, NULL)", crypto.randomUUID(), id)
  }
  // An account has one challenge at a time, so the test inserts the others.
  const options = JSON.parse(JSON.stringify(await newOptions(token)))
  const given = await Promise.all(Array.from({ length: 6 }, async () => JSON.parse(JSON.stringify(await loginOptions()))))
  await run('UPDATE challenges SET account_id = ?', id)
  const answers = await Promise.all(
    given.map(({ challenge }) => {
      const response = new Authenticator(site).create({ ...options, challenge })
      return post('user/add-passkey', { name: 'x', response }, { token, language: 'EN' })
    })
  )
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 409)).toHaveLength(5)
  expect(await post('user/passkey-options', { password }, { token, language: 'EN' })).toMatchObject({
    http: 409,
    error: m.service_passkey_too_many({ count: 10 }, { locale: 'en-US' })
  })
})

test('without a session passkeys can be neither read nor changed', async () => {
  for (const [path, body] of [
    ['user/passkey-options', { password }],
    ['user/add-passkey', {}],
    ['user/remove-passkey', { id: 'x' }]
  ] as const) {
    expect(await post(path, body, { language: 'EN' })).toMatchObject({ http: 403, error: 'Login timeout please login again' })
  }
  expect((await services.call('passport', 'user/passkeys')).http).toBe(403)
})

test('a locked account gets the reason, and a deleted one is restored', async () => {
  const { phone, authenticator } = await someoneWithPasskey()
  await run('UPDATE accounts SET locked_at = 1 WHERE phone = ?', phone)
  expect(await logIn(authenticator.get(await loginOptions()))).toMatchObject({
    http: 423,
    error: m.service_account_locked({}, { locale: 'zh-CN' })
  })
  await run('UPDATE accounts SET locked_at = NULL, delete_at = ? WHERE phone = ?', Date.now() + 60_000, phone)
  expect((await logIn(authenticator.get(await loginOptions()))).data).toMatchObject({ restored: true })
  expect(await first('SELECT delete_at FROM accounts WHERE phone = ?', 'delete_at', phone)).toBeNull()
  await run('UPDATE accounts SET delete_at = 1 WHERE phone = ?', phone)
  expect((await logIn(authenticator.get(await loginOptions()))).http).toBe(401)
})

test('ten failures from one address have to wait, and successes do not count', async () => {
  const { authenticator } = await someoneWithPasskey()
  const from = { address: '192.0.2.7' }
  for (const _ of Array.from({ length: 3 })) {
    expect((await logIn(authenticator.get(await loginOptions()), from)).http).toBe(200)
  }
  const options = await Promise.all(Array.from({ length: 14 }, () => loginOptions()))
  const stranger = new Authenticator(site)
  const guesses = await Promise.all(options.map((one) => logIn(stranger.get(one), from)))
  expect(guesses.filter(({ http }) => http === 401)).toHaveLength(10)
  expect(guesses.filter(({ http }) => http === 429)).toHaveLength(4)
  const refused = await logIn(authenticator.get(await loginOptions()), from)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect((await logIn(authenticator.get(await loginOptions()), { address: '192.0.2.8' })).http).toBe(200)
})

test('one address gets sixty challenges in five minutes', async () => {
  const from: From = { address: '2001:db8::1', language: 'EN' }
  const answers = await Promise.all(Array.from({ length: 64 }, () => post('passkey/options', {}, from)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(60)
  const refused = answers.find(({ http }) => http === 429)
  expect(refused?.error).toMatch(/^Too many passkey requests\. Please try again in /)
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(200)
})

test('the table of challenges stays bounded, and the newest are the ones that stay', async () => {
  const { authenticator } = await someoneWithPasskey()
  await run('DELETE FROM challenges')
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
     INSERT INTO challenges SELECT 'old' || i, NULL, ? FROM n`,
    Date.now() + 60_000
  )
  const options = await loginOptions()
  expect(await first('SELECT count(*) AS n FROM challenges', 'n')).toBe(10_000)
  expect((await logIn(authenticator.get(options))).http).toBe(200)
  await run('DELETE FROM challenges')
})

test('a body that is no answer of an authenticator is a 400 with the field named', async () => {
  for (const response of [undefined, {}, { id: 'a b' }, { id: 'x', rawId: 'x', type: 'password', response: {} }]) {
    expect(await logIn(response)).toMatchObject({ http: 400, field: 'response' })
  }
  const answer = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' }
  expect((await logIn({ id: 'x', rawId: 'x', type: 'public-key', response: answer })).http).toBe(401)
})
