import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { siteOriginHeader } from '../../../src/contract/headers'
import { m } from '../../../src/paraglide/messages.js'
import { eventually } from '../../support/eventually'
import { type DeliveringPassport, type DeliveringPassports, startDeliveringPassports } from './delivering-passport'
import { addAtDesk } from './stored-accounts'

/* Codes for phone numbers, sent by the built passport to a gateway in this file that fails on demand. */

const secret = 'a secret of this test'
const bodySchema = v.object({
  id: v.string(),
  to: v.string(),
  code: v.optional(v.string()),
  link: v.optional(v.string()),
  type: v.string(),
  locale: v.string(),
  text: v.string()
})

interface Received {
  headers: IncomingHttpHeaders
  raw: string
  body: v.InferOutput<typeof bodySchema>
  at: number
}

type Behavior = (response: ServerResponse) => void
const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Behavior =>
  (response) =>
    response.writeHead(status, headers).end(body)
const hang: Behavior = () => undefined
const reset: Behavior = (response) => response.socket?.resetAndDestroy()

let received: Received[] = []
let behaviors: Behavior[] = []
const gateway = createServer(async (request, response) => {
  const raw = Buffer.concat(await request.toArray()).toString()
  received.push({ headers: request.headers, raw, body: v.parse(bodySchema, JSON.parse(raw)), at: Date.now() })
  const behavior = behaviors.shift() ?? answer(200)
  behavior(response)
})

let started: DeliveringPassports
let passport: DeliveringPassport
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  if (address && typeof address === 'object') port = address.port
  const settings = { SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/sms?tenant=galaxy`, SMS_WEBHOOK_SECRET: secret }
  started = await startDeliveringPassports(new Map([['sms', settings]]))
  passport = started.passport('sms')
})
afterAll(async () => {
  await started.close()
  gateway.closeAllConnections()
  gateway.close()
})
beforeEach(() => {
  received = []
  behaviors = []
  started.logs.length = 0
})

let people = 0
function newPhone(): string {
  people += 1
  return `139${String(people).padStart(8, '0')}`
}
const failed = { http: 502, status: 502, error: '验证码发送失败，请稍后重试' }
const unconfirmed = { http: 502, status: 502, error: m.service_code_unconfirmed({}, { locale: 'zh-CN' }) }

/** The checks that a gateway must make before it trusts a request. */
function isGenuine({ headers, raw, at }: Received): boolean {
  const timestamp = String(headers['x-galaxy-timestamp'])
  const expected = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest('hex')
  return headers['x-galaxy-signature'] === `sha256=${expected}` && Math.abs(at / 1000 - Number(timestamp)) < 60
}

/** The body of a registration with this code. */
const registration = (phone: string, captcha: string) => {
  const profile = { username: '王小明', company: '某公司', position: '工程师', purpose: '学习' }
  return { phone, captcha, password: 'a'.repeat(64), ...profile }
}

test('the gateway gets a signed request with the code and a text in the language of the visitor, and the code registers', async () => {
  const phone = newPhone()
  expect((await passport.getCode(phone)).http).toBe(200)
  const [request] = received
  expect(received).toHaveLength(1)
  expect(request && isGenuine(request)).toBe(true)
  expect(request?.headers['content-type']).toBe('application/json')
  expect(request?.headers['idempotency-key']).toBe(request?.body.id)
  expect(request?.body).toMatchObject({ to: phone, type: '1', locale: 'zh-CN' })
  const { code = '', text } = request?.body ?? {}
  expect(text).toBe(m.service_sms_register({ brand: 'Galaxy', code, minutes: 5 }, { locale: 'zh-CN' }))
  expect((await passport.call('user/register', { json: registration(phone, code) })).http).toBe(200)
})

test('an English visitor gets an English text that names another purpose', async () => {
  expect((await passport.getCode(newPhone(), 'EN', '2')).http).toBe(200)
  expect(received[0]?.body).toMatchObject({ type: '2', locale: 'en-US', text: expect.stringContaining('password reset code') })
})

test('a failing gateway gets retries with the same key and body and a new signature', async () => {
  behaviors = [answer(500), reset]
  expect((await passport.getCode(newPhone())).http).toBe(200)
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(new Set(received.map(({ raw }) => raw)).size).toBe(1)
  expect(received.every(isGenuine)).toBe(true)
  const [first, second, third] = received.map(({ at }) => at)
  // The pauses are at least 0.25 and 1 second; a busy machine may make them longer.
  expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(240)
  expect(Number(third) - Number(second)).toBeGreaterThanOrEqual(990)
})

test('after three failures the visitor sees an error in their language, and can try again at once', async () => {
  const before = await passport.placesTaken('code:all')
  behaviors = [answer(503), answer(502), answer(500)]
  const phone = newPhone()
  expect(await passport.getCode(phone)).toMatchObject(failed)
  expect(received).toHaveLength(3)
  expect([await passport.placesTaken(`code:${phone}`), await passport.placesTaken('code:all')]).toEqual([0, before])
  expect(await passport.getCode(phone, 'EN')).toMatchObject({ http: 200 })
})

test('the code of a failed delivery is invalid', async () => {
  behaviors = [answer(400)]
  const phone = newPhone()
  expect(await passport.getCode(phone)).toMatchObject(failed)
  const answered = await passport.call('user/register', {
    json: registration(phone, received[0]?.body.code ?? '')
  })
  expect(answered).toMatchObject({ http: 400, field: 'captcha' })
})

test('a gateway that does not answer is waited for ten seconds at most, and its code is valid and counted', async () => {
  behaviors = [hang, hang, hang]
  const phone = newPhone()
  const asked = Date.now()
  expect(await passport.getCode(phone)).toMatchObject(unconfirmed)
  expect(received).toHaveLength(3)
  // 9.5 seconds, and the delay of a busy machine.
  expect(Date.now() - asked).toBeLessThan(30_000)
  expect(await passport.placesTaken(`code:${phone}`)).toBe(1)
  const answered = await passport.call('user/register', { json: registration(phone, received[0]?.body.code ?? '') })
  expect(answered.http).toBe(200)
})

test('a retry after 429 waits as long as the gateway asks, if that is short enough for a visitor', async () => {
  behaviors = [answer(429, { 'Retry-After': '2' })]
  expect((await passport.getCode(newPhone())).http).toBe(200)
  const [first, second] = received
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(1_900)

  received = []
  behaviors = [answer(429, { 'Retry-After': '60' })]
  expect(await passport.getCode(newPhone())).toMatchObject(failed)
  expect(received).toHaveLength(1)
})

for (const status of [400, 401, 404, 301, 302, 307]) {
  test(`${status} is final, and no redirect is followed`, async () => {
    behaviors = [answer(status, status < 400 ? { Location: `http://127.0.0.1:${port}/elsewhere` } : {})]
    expect(await passport.getCode(newPhone())).toMatchObject(failed)
    expect(received).toHaveLength(1)
  })
}

test('only the status decides that a message was accepted, and not the body', async () => {
  behaviors = [answer(200, { 'Content-Type': 'application/json' }, '{"status": "ERR')]
  expect((await passport.getCode(newPhone())).http).toBe(200)
  behaviors = [(response) => response.writeHead(202, { 'Content-Length': '1000' }).write('an answer without end')]
  expect((await passport.getCode(newPhone())).http).toBe(200)
})

test('the log has a failed delivery with its reason, without recipient and code', async () => {
  behaviors = [answer(400, {}, 'no such number')]
  const phone = newPhone()
  await passport.getCode(phone)
  await eventually(() => expect(started.logs.join('\n')).toMatch(/undelivered.*status 400/))
  const logged = JSON.stringify(started.logs)
  for (const canary of [phone, received[0]?.body.code ?? '', received[0]?.body.id ?? '', secret, 'no such number']) {
    expect(logged).not.toContain(canary)
  }
})

test('codes cannot be sent to email addresses while only the gateway is configured', async () => {
  const answered = await passport.getCode('a@example.com', 'CN', '2')
  expect(answered).toMatchObject({ http: 503, error: '本站无法向邮箱发送验证码' })
  expect(received).toHaveLength(0)
})

test('an invitation goes to the gateway with its link, is deleted if that refuses it, and stays open if it does not answer', async () => {
  const passportDb = await passport.database()
  const { id, token } = await addAtDesk({ passportDb }, ['admin'])
  const invite = (to: string) =>
    passport.call('desk/invite', {
      json: { to, roles: ['staff'] },
      headers: { Authorization: token, [siteOriginHeader]: 'https://cn.galaxy.example' }
    })
  const phone = newPhone()
  expect((await invite(phone)).http).toBe(200)
  const [request] = received
  expect(request && isGenuine(request)).toBe(true)
  expect(request?.body).toMatchObject({ to: phone, type: 'invitation', locale: 'zh-CN' })
  const { link = '', text } = request?.body ?? {}
  expect(link).toMatch(/^https:\/\/cn\.galaxy\.example\/user#invitation=[\w-]{43}$/)
  expect(text).toContain(link)

  behaviors = [answer(400)]
  expect(await invite(newPhone())).toMatchObject({ http: 502, error: '邀请发送失败，请稍后重试' })
  const open = await passportDb.prepare('SELECT identifier FROM invitations').all()
  expect(open.results).toEqual([{ identifier: phone }])

  behaviors = [reset, reset, reset]
  const third = newPhone()
  const error = m.service_invitation_unconfirmed({}, { locale: 'zh-CN' })
  expect(await invite(third)).toMatchObject({ http: 502, error })
  expect((await passportDb.prepare('SELECT identifier FROM invitations').all()).results).toContainEqual({ identifier: third })
  expect(await passport.placesTaken(`invitation:${third}`)).toBe(1)
  const log = await passportDb.prepare('SELECT actor, action FROM audit_log ORDER BY rowid').all()
  const actions = ['invited', 'invited', 'invitation-undelivered', 'invited']
  expect(log.results).toEqual(actions.map((action) => ({ actor: id, action })))
  expect(started.logs.join('\n')).not.toContain('invitation=')
})
