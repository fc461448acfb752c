import { expect, test } from 'vitest'
import { newPhone, registerAccount, registration, type Services, sharedServices } from './harness'
import { wrongCode } from './stored-accounts'

/*
 * Answers of the built passport do not reveal who has an account: status, body and every header are the same.
 * same-work.test.ts checks that the work is the same; `npm run bench -- enumeration` measures the times.
 */

const services = await sharedServices()

type Answered = Awaited<ReturnType<Services['call']>>
type Language = 'CN' | 'EN'
const languages: Language[] = ['CN', 'EN']

const getCode = (type: string) => (phone: string, language: Language) =>
  services.call('passport', `user/get-code?phone=${phone}&type=${type}`, { language })
const post = (path: string, body: (phone: string) => object) => (phone: string, language: Language) =>
  services.call('passport', path, { json: body(phone), language })

const loginWith = post('login', (phone) => ({ phone, password: 'b'.repeat(64) }))
const registerWith = post('user/register', (phone) => registration(phone, wrongCode))
const resetWith = post('user/reset-password', (phone) => ({ phone, captcha: wrongCode, newPassword: 'c'.repeat(64) }))

/** Requests a code and then makes the call. A code is sent only the first time, because the others come too soon. */
const sending = (type: string, call: typeof registerWith) => async (phone: string, language: Language) => {
  await getCode(type)(phone, language)
  return call(phone, language)
}

/** All parts of an answer that a client sees. */
function seen({ headers, ...rest }: Answered) {
  return { ...rest, headers: Object.fromEntries([...headers].filter(([name]) => name !== 'date')) }
}

/** Repeats the call for an existing and an unknown account, and compares the answers. */
async function compare(call: (phone: string, language: Language) => Promise<Answered>, expected: object[]) {
  for (const language of languages) {
    const [known, unknown] = [(await registerAccount(services)).phone, newPhone()]
    await services.passportDb.exec('DELETE FROM attempts')
    for (const answer of expected) {
      const answers = await Promise.all([call(known, language), call(unknown, language)])
      const [one, other] = answers.map(seen).map(withoutSeconds)
      expect(one).toMatchObject(answer)
      expect(other).toEqual(one)
    }
  }
}

/** Removes the time to wait, which depends on the moment of the request. */
function withoutSeconds({ error, headers, ...rest }: ReturnType<typeof seen>) {
  const counted = headers['retry-after'] !== undefined
  const since = counted ? { ...headers, 'retry-after': 'some seconds' } : headers
  return { ...rest, headers: since, error: counted ? error?.replace(/\d+/, 'some') : error }
}

const times = (count: number, answer: object) => Array.from({ length: count }, () => answer)

test.each([
  ['register', '1'],
  ['reset', '2']
])('a code to %s is sent, and refused the second time, account or none', async (_, type) => {
  await compare(getCode(type), [{ http: 200 }, { http: 429, headers: { 'retry-after': 'some seconds' } }])
})

test('registration with a wrong code gets the same refusal, with or without sent code and account', async () => {
  await compare(registerWith, [{ http: 400, field: 'captcha' }])
  await compare(sending('1', registerWith), times(6, { http: 400, field: 'captcha' }))
})

test('a reset with a wrong code gets the same refusal, with or without sent code and account', async () => {
  await compare(resetWith, [{ http: 400, field: 'captcha' }])
  await compare(sending('2', resetWith), times(6, { http: 400, field: 'captcha' }))
})

test('a wrong password gets the same ten refusals and then the same wait, with or without account', async () => {
  const refusals = times(10, { http: 401, field: 'password' })
  await compare(loginWith, [...refusals, { http: 429, headers: { 'retry-after': 'some seconds' } }])
})
