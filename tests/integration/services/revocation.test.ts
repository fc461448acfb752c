import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPhone, password, type Services, startServices } from './harness'
import { addCodes, addPeople, addSessions, personOf, rightCode } from './people'

let services: Services
beforeAll(async () => {
  services = await startServices()
}, 60_000)
afterAll(() => services.close())

const rounds = 1000
const newPassword = 'c'.repeat(64)

const call = (path: string, token?: string, json?: unknown) => services.call('passport', `user/${path}`, { token, json })

interface Someone {
  phone: string
  /** Of the session that acts. */
  token: string
  /** Of the same person's session on another device. */
  elsewhere: string
}

const endings = ['logout', 'change', 'reset'] as const

function end(how: (typeof endings)[number], { phone, token }: Someone) {
  if (how === 'logout') return call('logout', token)
  if (how === 'change') return call('update-password', token, { oldPassword: password, newPassword })
  return call('reset-password', undefined, { phone, captcha: rightCode, newPassword })
}

test('in a thousand rounds of logout, change and reset of the password no token outlives the answer', async () => {
  const statusOf = async (token: string) => (await call('current-user', token)).http
  let round = 0
  while (round < rounds) {
    // Not everybody at once: on a slow machine the codes of the last would have expired.
    const people = Array.from({ length: 100 }, () => personOf(newPhone()))
    await addPeople(services, people)
    const [tokens, elsewhere] = [await addSessions(services, people), await addSessions(services, people)]
    const phones = people.map(({ phone }) => phone)
    await addCodes(services, phones, '2')

    for (const [n, phone] of phones.entries()) {
      const someone = { phone, token: tokens[n] ?? '', elsewhere: elsewhere[n] ?? '' }
      const how = endings[round % endings.length] ?? 'logout'
      // The token was good until then; otherwise its refusal would show nothing.
      const before = await statusOf(someone.token)
      const { http: ended } = await end(how, someone)
      const seen = { before, ended, after: await statusOf(someone.token), elsewhere: await statusOf(someone.elsewhere) }
      const expected = { before: 200, ended: 200, after: 403, elsewhere: how === 'logout' ? 200 : 403 }
      expect(seen, `${how}, round ${round}`).toEqual(expected)
      round += 1
    }
  }
}, 400_000)
