import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { password, registration, startPassport } from '../../../tests/support/passport'
import { accounts, codes, events } from '../db/schema'

/* Registrations and resets that are sent again because their answer was lost. */

const passport = startPassport()
beforeEach(passport.empty)
afterAll(passport.close)

const phone = '13800000001'
const [code, other] = ['271828', '314159']
const refused = { status: 400, field: 'captcha' }
const reset = (captcha: string, newPassword: string) => passport.post('user/reset-password', { phone, captcha, newPassword })
const next = 'b'.repeat(64)
const register = (changes: object = {}) => passport.post('user/register', { ...registration(phone, code), ...changes })

async function registered() {
  await passport.addCode({ identifier: phone, type: '1', code })
  expect(await register()).toMatchObject({ status: 200 })
}

test('a registration that is repeated logs in to the account that it created', async () => {
  await registered()
  const { status, data } = await register()
  expect(status).toBe(200)
  const { token } = v.parse(v.object({ token: v.string() }), data)
  expect(await passport.get('user/current-user', token)).toMatchObject({ status: 200, data: { phone } })
  expect(await passport.db.select().from(accounts)).toHaveLength(1)
})

test('a repeated registration needs the same code, password and identifier', async () => {
  await registered()
  expect(await register({ password: next })).toMatchObject(refused)
  expect(await register({ captcha: other })).toMatchObject(refused)
  expect(await register({ phone: '13800000002' })).toMatchObject(refused)
})

test('no more than five tries find out a consumed code or a password with it', async () => {
  await registered()
  for (let tries = 0; tries < 4; tries += 1) expect(await register({ password: next })).toMatchObject(refused)
  expect(await register()).toMatchObject(refused)
})

test('an expired code repeats nothing', async () => {
  await registered()
  await passport.db.update(codes).set({ expiresAt: Date.now() - 1 })
  expect(await register()).toMatchObject(refused)
})

test('a code of an account that existed before logs nobody in', async () => {
  await passport.addAccount({ phone })
  await passport.addCode({ identifier: phone, type: '1', code })
  expect(await register()).toMatchObject({ status: 409, field: 'phone' })
  expect(await register()).toMatchObject(refused)
})

test('a repeated registration neither opens a locked account nor restores one that is being deleted', async () => {
  await registered()
  await passport.db.update(accounts).set({ lockedAt: 1 })
  expect(await register()).toMatchObject(refused)
  const deleteAt = Date.now() + 1_000_000
  await passport.db.update(accounts).set({ lockedAt: null, deleteAt })
  expect(await register()).toMatchObject(refused)
  expect((await passport.db.select().from(accounts))[0]).toMatchObject({ deleteAt })
})

test('a reset that is repeated succeeds, changes nothing and ends no session', async () => {
  const id = await passport.addAccount({ phone })
  await passport.addCode({ identifier: phone, type: '2', code })
  expect(await reset(code, next)).toMatchObject({ status: 200 })
  const token = await passport.addSession(id)
  expect(await reset(code, next)).toMatchObject({ status: 200 })
  expect((await passport.get('user/current-user', token)).status).toBe(200)
  const resets = and(eq(events.accountId, id), eq(events.kind, 'password-reset'))
  expect(await passport.db.select().from(events).where(resets)).toHaveLength(1)
})

test('a repeated reset with another code or password is refused, and sets no password', async () => {
  await passport.addAccount({ phone })
  await passport.addCode({ identifier: phone, type: '2', code })
  await reset(code, next)
  expect(await reset(code, password)).toMatchObject(refused)
  expect(await reset(other, next)).toMatchObject(refused)
  expect((await passport.post('login', { phone, password })).status).toBe(401)
  expect((await passport.post('login', { phone, password: next })).status).toBe(200)
})
