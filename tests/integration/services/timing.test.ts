import { afterAll, beforeAll, expect, test } from 'vitest'
import { auc, expectAlikeInContent, expectAlikeInTime, identifiersFor } from './alike'
import { registration, type Services, startServices } from './harness'
import { addCodes, addPeople, personOf, wrongCode } from './people'

/* Nobody learns from a call who has an account. The time of a login, which costs far more, is not measured here. */

const samples = { first: 500, most: 2000 }
/** The last one is for comparing contents, the others for comparing times. */
const last = identifiersFor(samples.most)
const knownPhone = (n: number) => `135${String(n).padStart(8, '0')}`
const unknownPhone = (n: number) => `136${String(n).padStart(8, '0')}`
const all = (phone: (n: number) => string) => Array.from({ length: last + 1 }, (_, n) => phone(n))

let services: Services
beforeAll(async () => {
  services = await startServices({ outbox: 'keeps-all', vars: { CODES_PER_DAY: 1_000_000 } })
  await addPeople(services, all(knownPhone).map(personOf))
}, 60_000)
afterAll(() => services.close())

const call = (path: string, json?: unknown) => services.call('passport', `user/${path}`, json === undefined ? {} : { json })

test.each([
  ['register', '1'],
  ['reset', '2']
])(
  'asking for a code to %s with is answered alike in content and time, account or none',
  async (_, type) => {
    await services.passportDb.exec('DELETE FROM attempts')
    const ask = (phone: string) => call(`get-code?phone=${phone}&type=${type}`)
    const [known, unknown] = [await ask(knownPhone(last)), await ask(unknownPhone(last))]
    expect(known.http).toBe(200)
    expectAlikeInContent(known, unknown)
    const wait = /\d+/
    const [soon, soonUnknown] = [await ask(knownPhone(last)), await ask(unknownPhone(last))]
    expect([soon.http, soon.error?.replace(wait, '')]).toEqual([429, soonUnknown.error?.replace(wait, '')])
    expect(soonUnknown.http).toBe(429)
    await expectAlikeInTime({ known: (n) => ask(knownPhone(n)), unknown: (n) => ask(unknownPhone(n)) }, samples)
  },
  120_000
)

test.each([
  ['registering', '1', (phone: string) => call('register', registration(phone, wrongCode))],
  ['resetting', '2', (phone: string) => call('reset-password', { phone, captcha: wrongCode, newPassword: 'c'.repeat(64) })]
] as const)(
  '%s with a wrong code is answered alike in content and time, account or none',
  async (_, type, attempt) => {
    await addCodes(services, [...all(knownPhone), ...all(unknownPhone)], type)
    const [known, unknown] = [await attempt(knownPhone(last)), await attempt(unknownPhone(last))]
    expect(known).toMatchObject({ http: 400, field: 'captcha' })
    expectAlikeInContent(known, unknown)
    await expectAlikeInTime({ known: (n) => attempt(knownPhone(n)), unknown: (n) => attempt(unknownPhone(n)) }, samples)
  },
  120_000
)

test('the measure tells what differs from what does not', () => {
  const spread = Array.from({ length: 100 }, (_, n) => n)
  expect(auc(spread, spread)).toBe(0.5)
  expect(
    auc(
      spread.map((n) => n + 1000),
      spread
    )
  ).toBe(1)
  expect(
    auc(
      spread,
      spread.map((n) => n + 50)
    )
  ).toBeCloseTo(0.125, 2)
})
