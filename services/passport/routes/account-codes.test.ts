import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPassport } from '../../../tests/support/passport'

/* Codes that need a session. */

const passport = startPassport({ OUTBOX: { fetch: async () => new Response(null, { status: 204 }) } })
beforeEach(passport.empty)
afterAll(passport.close)

const addLoggedIn = async (phone: string) => passport.addSession(await passport.addAccount({ phone }))

test('an account that has codes sent to ever other numbers is refused, and leaves codes for other accounts', async () => {
  const [one, other] = [await addLoggedIn('13800000001'), await addLoggedIn('13800000002')]
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1) {
    statuses.push((await passport.get(`user/get-code?phone=1390000000${n}&type=3`, one)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  // The limit holds for all codes that need a session.
  expect((await passport.get('user/get-code?phone=13800000001&type=5', one)).status).toBe(429)
  expect((await passport.get('user/get-code?phone=13800000002&type=5', other)).status).toBe(200)
})
