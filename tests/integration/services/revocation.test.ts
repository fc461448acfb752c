import { expect, test } from 'vitest'
import { size } from '../../support/sizes'
import { newPhone, password, type ServiceCall, sharedServices } from './harness'
import { accountOf, addAccounts, addCodes, addSessions, rightCode } from './stored-accounts'

const services = await sharedServices()

const rounds = size(1000)
/** In one round of so many the password is changed, in another it is reset; in the others the user logs out. */
const cycle = 20
const roundsPerTest = 100
const atOnce = 4
const newPassword = 'c'.repeat(64)

const call = (path: string, token?: string, json?: unknown): ServiceCall => ({
  service: 'passport',
  path: `user/${path}`,
  token,
  json
})
const currentUser = (token: string) => call('current-user', token)

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

/** The calls of a round. The token must be valid before, otherwise its refusal would prove nothing. */
const callsOf = (someone: Someone, round: number) => [
  currentUser(someone.token),
  endings[endingOf(round)](someone),
  currentUser(someone.token),
  currentUser(someone.elsewhere)
]

test.each(Array.from({ length: rounds / roundsPerTest }, (_, test) => [test * roundsPerTest, (test + 1) * roundsPerTest]))(
  'in rounds %i to %i of logout, change and reset of the password no token outlives the answer',
  async (first, end) => {
    const people = Array.from({ length: roundsPerTest }, () => accountOf(newPhone()))
    await addAccounts(services, people)
    const [tokens, others] = [await addSessions(services, people), await addSessions(services, people)]
    const everybody = people.map(({ phone }, n) => ({ phone, token: tokens[n] ?? '', elsewhere: others[n] ?? '' }))
    const resetting = everybody.filter((_, n) => endingOf(first + n) === 'reset')
    await addCodes(
      services,
      resetting.map(({ phone }) => phone),
      '2'
    )
    const seen = await services.callAll(
      everybody.map((someone, n) => callsOf(someone, first + n)),
      atOnce
    )
    expect(seen).toHaveLength(end - first)
    for (const [n, answers] of seen.entries()) {
      const [number, how] = [first + n, endingOf(first + n)]
      const [before, ended, after, elsewhere] = answers.map(({ http }) => http)
      // A logout keeps the session on another device; a new password ends it.
      const expected = { before: 200, ended: 200, after: 403, elsewhere: how === 'logout' ? 200 : 403 }
      expect({ number, how, before, ended, after, elsewhere }).toEqual({ number, how, ...expected })
    }
  }
)
