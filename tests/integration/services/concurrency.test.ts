import { describe, expect, test } from 'vitest'
import { newPhone, password, registration, type ServiceCall, sharedServices } from './harness'
import { addAccount, addCodes, addSessions, rightCode, wrongCode } from './stored-accounts'

const services = await sharedServices()

const triesOf = (identifier: string) =>
  services.passportDb.prepare('SELECT tries FROM codes WHERE identifier = ?').bind(identifier).first<number>('tries')
const passport = (path: string, json: object, token?: string): ServiceCall => ({ service: 'passport', path, json, token })
/** Makes the calls at the same time. */
const atOnce = async (calls: readonly ServiceCall[]) => {
  const answers = await services.callAll(
    calls.map((call) => [call]),
    calls.length
  )
  return answers.flat()
}
const repeated = (count: number, call: ServiceCall) => atOnce(Array.from({ length: count }, () => call))

/** A call that needs a code, with an account to which the code was sent. */
interface Prepared {
  identifier: string
  /** The call of the client `n`; each sets another password, because a repetition of the same one succeeds. */
  callWith: (code: string, n?: number) => ServiceCall
}

async function preparedRegistration(): Promise<Prepared> {
  const identifier = newPhone()
  await addCodes(services, [identifier], '1')
  return { identifier, callWith: (code) => passport('user/register', registration(identifier, code)) }
}

const passwordOf = (n: number) => n.toString(16).padStart(64, 'c')

async function preparedReset(): Promise<Prepared> {
  const identifier = newPhone()
  await addAccount(services, { phone: identifier })
  await addCodes(services, [identifier], '2')
  const json = (captcha: string, n: number) => ({ phone: identifier, captcha, newPassword: passwordOf(n) })
  return { identifier, callWith: (code, n = 0) => passport('user/reset-password', json(code, n)) }
}

async function preparedActivation(): Promise<Prepared> {
  const identifier = `${newPhone()}@example.com`
  const [token] = await addSessions(services, [await addAccount(services, { email: identifier })])
  await addCodes(services, [identifier], '4')
  return { identifier, callWith: (captcha) => passport('user/activate', { captcha }, token) }
}

async function preparedBinding(call: 'binding' | 'rebinding'): Promise<Prepared> {
  const identifier = newPhone()
  const bound = call === 'rebinding' ? newPhone() : null
  const person = await addAccount(services, { phone: bound, email: `${identifier}@example.com`, emailActivated: true })
  const [token] = await addSessions(services, [person])
  await addCodes(services, [identifier], '3')
  const json = (captcha: string) => ({ type: 'phone', phone: identifier, captcha, password })
  return { identifier, callWith: (code) => passport(`user/${call}`, json(code), token) }
}

const calls: [name: string, prepare: () => Promise<Prepared>][] = [
  ['registration', preparedRegistration],
  ['reset', preparedReset],
  ['activation', preparedActivation],
  ['binding', () => preparedBinding('binding')],
  ['rebinding', () => preparedBinding('rebinding')]
]

describe.each(calls)('%s', (_, prepare) => {
  test('of two hundred parallel wrong codes five are checked, and the right one is refused afterwards', async () => {
    const prepared = await prepare()
    const answers = await repeated(200, prepared.callWith(wrongCode))
    // Proofs are rate limited too, so most calls with a proof get a 429.
    for (const { http } of answers) expect(http === 400 || http === 429).toBe(true)
    expect(answers.filter(({ field }) => field === 'captcha').length).toBeGreaterThanOrEqual(5)
    expect(await triesOf(prepared.identifier)).toBe(5)
    expect((await atOnce([prepared.callWith(rightCode)]))[0]).toMatchObject({ http: 400, field: 'captcha' })
    expect(await triesOf(prepared.identifier)).toBe(5)
  })
})

// accounts.test.ts tests fifty parallel registrations with the right code.
test.each(calls.filter(([name]) => name !== 'registration'))(
  '%s: of fifty parallel right codes one succeeds',
  async (name, prepare) => {
    // A reset with a consumed code may be a repetition, which counts as a try.
    const triesAfter = name === 'reset' ? 5 : 1
    const prepared = await prepare()
    const answers = await atOnce(Array.from({ length: 50 }, (_, n) => prepared.callWith(rightCode, n)))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
    for (const { http } of answers) expect(http).toBeLessThan(500)
    expect(await triesOf(prepared.identifier)).toBe(triesAfter)
  }
)

test('of fifty accounts that bind one phone number at once with its one code, one gets it', async () => {
  const phone = newPhone()
  const people = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      addAccount(services, { phone: null, email: `bind${n}@example.com`, emailActivated: true })
    )
  )
  const tokens = await addSessions(services, people)
  await addCodes(services, [phone], '3')
  const json = { type: 'phone', phone, captcha: rightCode, password }
  const answers = await atOnce(tokens.map((token) => passport('user/binding', json, token)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(answers.filter(({ http, field }) => http === 400 && field === 'captcha')).toHaveLength(49)
  const { results } = await services.passportDb.prepare('SELECT id FROM accounts WHERE phone = ?').bind(phone).all()
  expect(results).toHaveLength(1)
})
