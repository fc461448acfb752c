import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { entryPreviewSchema } from '../../../src/contract/desk-entries'
import { downloadRecordSavedSchema } from '../../../src/contract/download-records'
import { refusedSchema } from '../../../src/contract/editor-server'
import { Authenticator } from '../../support/authenticator'
import { downloadRecord, person } from '../../support/submissions'
import { blocksOf, deskClient, newsFields } from './desk-entry-client'
import { examClient } from './exam-candidates'
import { newPhone, password, registerAccount, registration, sharedServices, startServices } from './harness'
import { addAtDesk, addLoggedIn } from './stored-accounts'

/*
 * Every limit of calls per time is reached once. Its numbers are typed here, from the specification or from the decision that chose
 * them, so that a test fails when somebody changes one of them only in the code.
 */

const services = await sharedServices()
const { call, passportDb, mainDb, site } = services

/** The rows that count: of passport, and of main. */
const counts = {
  attempts: {
    db: passportDb,
    more: 'INSERT INTO attempts (id, scope, at) SELECT hex(randomblob(16)), scope, at FROM attempts, n'
  },
  submissions: {
    db: mainDb,
    more: 'INSERT INTO submissions (idempotency_key, address, at) SELECT hex(randomblob(16)), address, at FROM submissions, n'
  }
} as const

interface Limited {
  what: string
  counted: keyof typeof counts
  max: number
  seconds: number
  /** Makes a call that counts, and answers it with `status`; each time it is the `n`th. */
  ask: (n: number) => Promise<{ http: number; headers: Headers }>
  /** Of a call that counts, unless it is 200: most limits count failures. */
  status?: number
}

/** Seconds by which the counted calls are younger than the window. */
const margin = 30

/**
 * Makes one call, and as if `max - 1` had been made when the window began. One more passes and the next one does not; when the
 * first ones have left the window, another one does.
 */
async function reach({ counted, max, seconds, ask, status = 200 }: Limited) {
  const { db, more } = counts[counted]
  const age = (by: number) =>
    db
      .prepare(`UPDATE ${counted} SET at = at - ?`)
      .bind(by * 1000)
      .run()
  await db.prepare(`DELETE FROM ${counted}`).run()
  expect((await ask(0)).http).toBe(status)
  if (max > 1) {
    await db
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?) ${more} WHERE i < ?1`)
      .bind(max)
      .run()
    await age(seconds - margin)
    expect((await ask(1)).http).toBe(status)
  } else await age(seconds - margin)
  const refused = await ask(2)
  expect(refused.http).toBe(429)
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(margin)
  await age(margin)
  expect((await ask(3)).http).toBe(status)
}

const minutes = 60
const hours = 3600
const day = 86_400

/** Addresses of the documentation's ranges (RFC 5737, RFC 3849). */
const address = '203.0.113.9'
/** Another /64 of one /48 each time. */
const inNetwork = (n: number) => `2001:db8:77:${n}::1`

const wrong = 'b'.repeat(64)
const logIn = (phone: string, from?: string) => call('passport', 'login', { json: { phone, password: wrong }, address: from })
const getOwnCode = (token: string) => call('passport', `user/get-code?phone=${newPhone()}&type=3`, { token })
const getCode = (phone: string, from: string) => call('passport', `user/get-code?phone=${phone}&type=1`, { address: from })

const admin = await addAtDesk(services, ['admin'])
const admins = await Promise.all([0, 1, 2, 3].map(() => addAtDesk(services, ['admin'])))
afterAll(() => passportDb.exec("DELETE FROM account_roles WHERE role = 'admin'"))
const invite = async (to: string, by: string) => {
  await passportDb.prepare('DELETE FROM invitations').run()
  const headers = { 'X-Site-Origin': 'http://localhost:8787' }
  return call('passport', 'desk/invite', { token: by, json: { to, roles: ['author'] }, headers })
}
const user = await addLoggedIn(services)
const [loginOf, invited] = [newPhone(), newPhone()]
const passkeySite = { 'X-Site-Origin': 'https://cn.galaxy.example' }
const wrongPasskey = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' }
}

// The limits of codes by identifier, address and day are in budget.test.ts.
describe('passport (security.md, decision 054)', () => {
  test.each<Limited>(
    [
      { what: 'codes for a network in an hour', max: 60, seconds: hours, ask: (n: number) => getCode(newPhone(), inNetwork(n)) },
      { what: 'codes for an account in ten minutes', max: 5, seconds: 10 * minutes, ask: () => getOwnCode(user.token) },
      { what: 'codes for an account in a day', max: 20, seconds: day, ask: () => getOwnCode(user.token) },
      { what: 'failed logins of an identifier', max: 10, seconds: 15 * minutes, status: 401, ask: () => logIn(loginOf) },
      {
        what: 'failed logins from an address',
        max: 50,
        seconds: 15 * minutes,
        status: 401,
        ask: () => logIn(newPhone(), address)
      },
      {
        what: 'failed logins from a network',
        max: 150,
        seconds: 15 * minutes,
        status: 401,
        ask: (n: number) => logIn(newPhone(), inNetwork(n))
      },
      {
        what: 'failed proofs of an account',
        max: 10,
        seconds: 15 * minutes,
        status: 400,
        ask: () =>
          call('passport', 'user/passkey-options', { token: user.token, json: { password: wrong }, headers: passkeySite })
      },
      {
        what: 'passkeys that are not accepted',
        max: 10,
        seconds: 15 * minutes,
        status: 401,
        ask: () => call('passport', 'passkey/login', { json: { response: wrongPasskey }, headers: passkeySite, address })
      },
      {
        what: 'challenges for an address',
        max: 60,
        seconds: 5 * minutes,
        ask: () => call('passport', 'passkey/options', { json: {}, headers: passkeySite, address })
      },
      {
        what: 'invitations that cannot be accepted',
        max: 10,
        seconds: 15 * minutes,
        status: 410,
        ask: () => call('passport', 'desk/accept', { token: user.token, json: { token: 'wrong' } })
      },
      {
        what: 'invitations to an identifier in ten minutes',
        max: 3,
        seconds: 10 * minutes,
        ask: (n: number) => invite(invited, admins[n]?.token ?? '')
      },
      {
        what: 'invitations to an identifier in a day',
        max: 10,
        seconds: day,
        ask: (n: number) => invite(invited, admins[n]?.token ?? '')
      },
      { what: 'invitations by an admin in a day', max: 50, seconds: day, ask: () => invite(newPhone(), admin.token) }
    ].map((limit) => ({ ...limit, counted: 'attempts' as const }))
  )('$what: $max in $seconds seconds', reach)

  test('an invitation is open for three days', async () => {
    await passportDb.prepare('DELETE FROM attempts').run()
    const { data } = await invite(newPhone(), admin.token)
    const { createdAt, expiresAt } = v.parse(v.object({ createdAt: v.number(), expiresAt: v.number() }), data)
    expect(expiresAt - createdAt).toBe(3 * 24 * 3_600_000)
  })
})

const consult = (from: string) =>
  call('main', 'add/userInfo', {
    json: { ...person, industry: '金融', questions: '集群怎么收费？', edition: 'standard' },
    headers: { 'Idempotency-Key': randomUUID() },
    address: from
  })
const download = (json: object, from?: string) =>
  call('main', 'downloadRecord/add', {
    json: { kind: 'research', id: 1, ...json },
    headers: { 'Idempotency-Key': randomUUID() },
    address: from
  })
const author = await addAtDesk(services, ['author'])
const catchNothing = async () => {
  const answer = await site.request('galaxy-main', '/website/extention/api/admin/config?action=catchimage', {
    method: 'POST',
    headers: { Authorization: author.token },
    body: new URLSearchParams({ 'source[]': 'x' })
  })
  // The protocol states its refusals in the body.
  const { status = answer.status } = v.parse(refusedSchema, answer.json())
  return { http: status, headers: new Headers({ 'Retry-After': answer.headers['retry-after'] ?? '' }) }
}

const { receipt } = v.parse(downloadRecordSavedSchema, (await download(downloadRecord)).data)
const again = { consent: 'receipt', receipt: receipt.id }

describe('main (decisions 015, 018 and 040)', () => {
  test.each<Limited>(
    [
      { what: 'forms of an address in a quarter of an hour', max: 10, seconds: 15 * minutes, ask: () => consult(address) },
      { what: 'forms of an address in a day', max: 50, seconds: day, ask: () => consult(address) },
      {
        what: 'downloads with a receipt in a quarter of an hour',
        max: 60,
        seconds: 15 * minutes,
        ask: () => download(again, address)
      },
      { what: 'downloads with a receipt in a day', max: 300, seconds: day, ask: () => download(again, address) },
      { what: 'calls of the catcher in a quarter of an hour', max: 30, seconds: 15 * minutes, ask: catchNothing },
      { what: 'calls of the catcher in a day', max: 200, seconds: day, ask: catchNothing }
    ].map((limit) => ({ ...limit, counted: 'submissions' as const }))
  )('$what: $max in $seconds seconds', reach)
})

interface Lasting {
  what: string
  seconds: number
  database: 'passportDb' | 'mainDb' | 'examDb'
  table: string
  /** Makes one; returns a function that uses it and resolves with whether it was accepted. */
  make: () => Promise<() => Promise<boolean>>
}

const withPasskey = async (path: string, json: object, token?: string) =>
  call('passport', path, { json, headers: passkeySite, ...(token && { token }) })

describe('until its end, and no longer, lasts (spec §9, security.md, decisions 009, 011, 035 and 042)', () => {
  test.each<Lasting>([
    {
      what: 'a code',
      seconds: 5 * minutes,
      database: 'passportDb',
      table: 'codes',
      make: async () => {
        const phone = newPhone()
        await passportDb.prepare('DELETE FROM attempts').run()
        expect((await call('passport', `user/get-code?phone=${phone}&type=1`)).http).toBe(200)
        const code = await services.sentCode(phone)
        return async () => (await call('passport', 'user/register', { json: registration(phone, code) })).http === 200
      }
    },
    {
      what: 'a login',
      seconds: day,
      database: 'passportDb',
      table: 'sessions',
      make: async () => {
        await passportDb.prepare('DELETE FROM attempts').run()
        const { token } = await registerAccount(services)
        return async () => (await call('passport', 'user/current-user', { token })).http === 200
      }
    },
    {
      what: 'a challenge of a passkey',
      seconds: 5 * minutes,
      database: 'passportDb',
      table: 'challenges',
      make: async () => {
        const { token } = await addLoggedIn(services)
        const { data } = await withPasskey('user/passkey-options', { password }, token)
        const response = new Authenticator('https://cn.galaxy.example').create(data)
        return async () => (await withPasskey('user/add-passkey', { name: 'x', response }, token)).http === 200
      }
    },
    {
      what: 'an exam token',
      seconds: day,
      database: 'examDb',
      table: 'tokens',
      make: async () => {
        const { examToken } = await examClient(services).started()
        return async () => (await call('exam', 'attempt', { examToken })).http === 200
      }
    },
    {
      what: 'a preview of an entry',
      seconds: 8 * hours,
      database: 'mainDb',
      table: 'entry_previews',
      make: async () => {
        // An author of its own: the test of logins has ended all others.
        const { token: login } = await addAtDesk(services, ['author'])
        const { create, post } = deskClient(services, login)
        const { id } = await create(newsFields('预览'), blocksOf('正文'))
        onTestFinished(async () => {
          await mainDb.exec('DELETE FROM entry_drafts WHERE author IS NOT NULL')
        })
        const made = await post('preview', { kind: 'news', id })
        const token = v.parse(entryPreviewSchema, made.data).path.replace('/desk/preview/', '')
        return async () => (await call('main', `desk/entry/previewed?token=${token}`)).http === 200
      }
    }
  ])('$what: $seconds seconds', async ({ seconds, database, table, make }) => {
    const lasts = async (by: number) => {
      const use = await make()
      await services[database]
        .prepare(`UPDATE ${table} SET expires_at = expires_at - ?`)
        .bind(by * 1000)
        .run()
      return use()
    }
    expect([await lasts(seconds - margin), await lasts(seconds)]).toEqual([true, false])
  })

  test('a link to a gated file: one hour', async () => {
    const asked = Date.now()
    const { link } = v.parse(downloadRecordSavedSchema, (await download(downloadRecord)).data)
    const expires = Number(new URLSearchParams(link.address.replace(/^.*\?/, '')).get('expires'))
    expect(expires - asked).toBeGreaterThanOrEqual(3_600_000)
    expect(expires - asked).toBeLessThan(3_600_000 + margin * 1000)
  })

  test('a failed login of an unknown identifier: 184 days, so that the six months of the privacy statement are over', async () => {
    const age = (days: number) => Date.now() - days * day * 1000
    await passportDb
      .prepare(
        "INSERT INTO events (id, account_id, at, kind) VALUES ('183', NULL, ?, 'login-failed'), ('184', NULL, ?, 'login-failed')"
      )
      .bind(age(183), age(184))
      .run()
    await site.runNightlyJob()
    const { results } = await passportDb.prepare("SELECT id FROM events WHERE id IN ('183', '184')").all()
    expect(results).toEqual([{ id: '183' }])
  })
})

test('a password waits three seconds at most for its hash; then the call is refused before it costs anything', async () => {
  // At the cost of a deployment hashes start 360 ms apart, so nine of those that arrive together get a place.
  const passport = await startServices({ passportVars: { PASSWORD_HASH_COST: 15 } })
  // Refused clients try again at once.
  const guesses = Array.from({ length: 24 }, () =>
    Array.from({ length: 2 }, () => ({ service: 'passport' as const, path: 'login', json: { phone: newPhone(), password } }))
  )
  const answers = (await passport.callAll(guesses, guesses.length)).flat()
  const refused = answers.filter(({ http }) => http === 503)
  const counted = await passport.passportDb.prepare('SELECT count(*) AS n FROM attempts').first<number>('n')
  await passport.close()
  expect(answers.filter(({ http }) => http === 401).length).toBeGreaterThanOrEqual(9)
  expect(answers.every(({ http }) => http === 401 || http === 503)).toBe(true)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers.get('Retry-After')).toMatch(/^[1-4]$/)
  // A password that was not checked is no failed login.
  expect(counted).toBe(answers.length - refused.length)
})
