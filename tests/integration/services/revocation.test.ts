import { expect, test } from 'vitest'
import { newPhone, password, sharedServices } from './harness'
import { accountOf, addAccounts, addCodes, addSessions, rightCode } from './stored-accounts'

const services = await sharedServices()

const rounds = 1000
/**
 * In one round of so many the password is changed, in another it is reset, which costs its scrypt, some 140 ms; in the
 * others the user logs out.
 */
const cycle = 20
const together = 100
const atOnce = 4
const newPassword = 'c'.repeat(64)

// A new connection for each call: a busy machine may leave an idle one open until the server closes it.
const headers = { Connection: 'close' }
const call = (path: string, token?: string, json?: unknown) => services.call('passport', `user/${path}`, { token, json, headers })
const statusOf = async (token: string) => (await call('current-user', token)).http

interface Someone {
  phone: string
  /** Token of the session that acts. */
  token: string
  /** Token of the same account's session on another device. */
  elsewhere: string
}

const endings = {
  logout: ({ token }: Someone) => call('logout', token),
  change: ({ token }: Someone) => call('update-password', token, { oldPassword: password, newPassword }),
  reset: ({ phone }: Someone) => call('reset-password', undefined, { phone, captcha: rightCode, newPassword })
}
const endingOf = (round: number): keyof typeof endings => {
  const place = round % cycle
  return place === 7 ? 'change' : place === 16 ? 'reset' : 'logout'
}

async function round(someone: Someone, number: number) {
  const how = endingOf(number)
  // The token must be valid before, otherwise its refusal would prove nothing.
  const before = await statusOf(someone.token)
  const { http: ended } = await endings[how](someone)
  const after = await statusOf(someone.token)
  return { number, how, before, ended, after, elsewhere: await statusOf(someone.elsewhere) }
}

/* A thousand rounds, a hundred at a time. */
test.each(Array.from({ length: rounds / together }, (_, hundred) => [hundred * together, (hundred + 1) * together]))(
  'in rounds %i to %i of logout, change and reset of the password no token outlives the answer',
  async (first, end) => {
    const people = Array.from({ length: together }, () => accountOf(newPhone()))
    await addAccounts(services, people)
    const [tokens, elsewhere] = [await addSessions(services, people), await addSessions(services, people)]
    const everybody = people.map(({ phone }, n) => ({ phone, token: tokens[n] ?? '', elsewhere: elsewhere[n] ?? '' }))
    const resetting = everybody.filter((_, n) => endingOf(first + n) === 'reset')
    await addCodes(
      services,
      resetting.map(({ phone }) => phone),
      '2'
    )
    for (let from = first; from < end; from += atOnce) {
      const acting = everybody.slice(from - first, from - first + atOnce)
      const seen = await Promise.all(acting.map((someone, n) => round(someone, from + n)))
      for (const { number, how, ...statuses } of seen) {
        // A logout keeps the session on another device; a new password ends it.
        const expected = { before: 200, ended: 200, after: 403, elsewhere: how === 'logout' ? 200 : 403 }
        expect({ number, how, ...statuses }).toEqual({ number, how, ...expected })
      }
    }
  },
  120_000
)
