import { afterAll, beforeEach, expect, test } from 'vitest'
import { password, registration, startPassport } from '../../../tests/support/passport'
import { accounts } from '../db/schema'

/* Passport while its queue of password hashes fills up between the first look at it and the hash. */

const phone = '13800000001'
/** Hashes that still start at once. */
let freeStarts = 0

const passport = startPassport({
  PASSWORD_HASH_COST: 11,
  HASH_STARTS: {
    peek: () => 0,
    reserve: () => {
      freeStarts -= 1
      return freeStarts >= 0 ? 0 : 60_000
    }
  }
})
beforeEach(passport.empty)
afterAll(passport.close)

const storedHash = async () => (await passport.db.select({ hash: accounts.passwordHash }).from(accounts))[0]?.hash

test('a registration that is refused because many hashes wait leaves its code valid', async () => {
  await passport.addCode({ identifier: phone, type: '1', code: '271828' })
  const request = registration(phone, '271828')
  freeStarts = 0
  expect(await passport.post('user/register', request)).toMatchObject({ status: 503 })
  freeStarts = 1
  expect(await passport.post('user/register', request)).toMatchObject({ status: 200 })
  freeStarts = 1
  const other = { ...request, password: 'b'.repeat(64) }
  expect(await passport.post('user/register', other)).toMatchObject({ status: 400, field: 'captcha' })
})

test('a reset of the password that is refused because many hashes wait leaves its code valid', async () => {
  await passport.addAccount({ phone }, 11)
  const before = await storedHash()
  await passport.addCode({ identifier: phone, type: '2', code: '271828' })
  const request = { phone, captcha: '271828', newPassword: 'b'.repeat(64) }
  freeStarts = 0
  expect(await passport.post('user/reset-password', request)).toMatchObject({ status: 503 })
  expect(await storedHash()).toBe(before)
  freeStarts = 1
  expect(await passport.post('user/reset-password', request)).toMatchObject({ status: 200 })
  freeStarts = 1
  const other = { ...request, newPassword: 'c'.repeat(64) }
  expect(await passport.post('user/reset-password', other)).toMatchObject({ status: 400, field: 'captcha' })
})

test('a password that was not checked because many hashes wait is no failure of a login or a proof', async () => {
  const token = await passport.addSession(await passport.addAccount({ phone }, 11))
  freeStarts = 0
  for (let tries = 0; tries < 12; tries += 1) {
    expect(await passport.post('login', { phone, password })).toMatchObject({ status: 503 })
    expect(await passport.post('user/delete-account', { password }, token)).toMatchObject({ status: 503 })
  }
  expect(await passport.scopes()).toEqual([])
  freeStarts = 2
  expect(await passport.post('login', { phone, password })).toMatchObject({ status: 200 })
  expect(await passport.post('user/delete-account', { password }, token)).toMatchObject({ status: 200 })
})

test('a wrong password that was checked counts', async () => {
  const token = await passport.addSession(await passport.addAccount({ phone }, 11))
  const wrong = 'b'.repeat(64)
  freeStarts = 2
  expect(await passport.post('login', { phone, password: wrong })).toMatchObject({ status: 401 })
  expect(await passport.post('user/delete-account', { password: wrong }, token)).toMatchObject({ status: 400 })
  expect(await passport.scopes()).toEqual([`login:${phone}:`, expect.stringMatching(/^proof:/)])
})

test('a login succeeds although its hash cannot be renewed at once, and a later login renews it', async () => {
  await passport.addAccount({ phone }, 10)
  const before = await storedHash()
  freeStarts = 1
  expect(await passport.post('login', { phone, password })).toMatchObject({ status: 200 })
  expect(await storedHash()).toBe(before)
  freeStarts = 2
  expect(await passport.post('login', { phone, password })).toMatchObject({ status: 200 })
  expect(await storedHash()).toMatch(/^scrypt\$2048\$/)
})
