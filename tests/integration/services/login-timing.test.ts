import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../../services/passport/password'
import { expectAlikeInContent, expectAlikeInTime, identifiersFor } from './alike'
import { password, type Services, startServices } from './harness'
import { addPeople, personOf } from './people'

/* In a file of its own, so that it runs beside others: each login costs the real scrypt, and there are a thousand. */

/** A login costs about 140 ms: going on to more than a thousand of each would take longer than the other tests together. */
const samples = { first: 500, most: 1000 }
const last = identifiersFor(samples.most)
const knownPhone = (n: number) => `135${String(n).padStart(8, '0')}`
const unknownPhone = (n: number) => `136${String(n).padStart(8, '0')}`

let services: Services
beforeAll(async () => {
  services = await startServices()
  const people = Array.from({ length: last + 1 }, (_, n) => personOf(knownPhone(n)))
  await addPeople(services, people, await hashPassword(password))
}, 60_000)
afterAll(() => services.close())

// Twice its usual time and that of going on.
test('a wrong password is answered alike in content and time, account or none', async () => {
  const login = (phone: string) => services.call('passport', 'login', { form: { phone, password: 'b'.repeat(64) } })
  const [known, unknown] = [await login(knownPhone(last)), await login(unknownPhone(last))]
  expect(known.http).toBe(401)
  expectAlikeInContent(known, unknown)
  await expectAlikeInTime({ known: (n) => login(knownPhone(n)), unknown: (n) => login(unknownPhone(n)) }, samples)
}, 600_000)
