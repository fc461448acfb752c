import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPassport } from '../../../tests/support/passport'
import { accountRoles } from '../db/schema'

/* Codes that were right, for changes that were refused afterwards. */

const passport = startPassport()
beforeEach(passport.empty)
afterAll(passport.close)

const [phone, taken, free] = ['13800000001', '13800000002', '13800000003']
const proof = { confirmPhone: phone, confirmCaptcha: '555555' }

async function addProvable(): Promise<string> {
  const id = await passport.addAccount({ phone })
  await passport.addCode({ identifier: phone, type: '5', code: proof.confirmCaptcha })
  return id
}

test('a number that another account has costs its own code only, and not the proof', async () => {
  const token = await passport.addSession(await addProvable())
  await passport.addAccount({ phone: taken })
  for (const identifier of [taken, free]) await passport.addCode({ identifier, type: '3', code: '333333' })
  const rebind = (next: string) =>
    passport.post('user/rebinding', { type: 'phone', phone: next, captcha: '333333', ...proof }, token)

  expect(await rebind(taken)).toMatchObject({ status: 409, field: 'phone' })
  expect(await rebind(taken)).toMatchObject({ status: 400, field: 'captcha' })
  expect(await rebind(free)).toMatchObject({ status: 200 })
  expect(await rebind(free)).toMatchObject({ status: 400, field: 'confirmCaptcha' })
})

test('the last admin who cannot delete the account can still use the code', async () => {
  const id = await addProvable()
  const token = await passport.addSession(id)
  await passport.db.insert(accountRoles).values({ accountId: id, role: 'admin', grantedAt: 1 })
  const leave = () => passport.post('user/delete-account', proof, token)
  expect((await leave()).status).toBe(409)
  await passport.db.delete(accountRoles)
  expect((await leave()).status).toBe(200)
})

test('a code that is right at its last try is valid again after a refusal, and has no further wrong tries', async () => {
  const token = await passport.addSession(await addProvable())
  await passport.addAccount({ phone: taken })
  await passport.addCode({ identifier: taken, type: '3', code: '333333' })
  const rebind = (confirmCaptcha: string) =>
    passport.post('user/rebinding', { type: 'phone', phone: taken, captcha: '333333', ...proof, confirmCaptcha }, token)
  for (let tries = 0; tries < 4; tries += 1) expect(await rebind('000000')).toMatchObject({ field: 'confirmCaptcha' })
  expect(await rebind(proof.confirmCaptcha)).toMatchObject({ status: 409 })
  // The number's own code is used up.
  expect(await rebind(proof.confirmCaptcha)).toMatchObject({ status: 400, field: 'captcha' })
  expect(await rebind('000000')).toMatchObject({ field: 'confirmCaptcha' })
  expect(await rebind(proof.confirmCaptcha)).toMatchObject({ field: 'confirmCaptcha' })
})
