import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { proofTaskSchema } from '../../../src/contract/account'
import { hasZeroBits, type ProofTask, proofPrefix, writeProof } from '../../../src/contract/code-proof'
import { codeMessageSchema } from '../../../src/contract/outbox'
import { m } from '../../../src/paraglide/messages.js'
import { newPhone, registration, startServices } from './harness'

const services = await startServices({ passportVars: { CODES_PER_DAY: 120, CODE_PROOF_BITS: 4 } })
afterAll(services.close)

type Asking = { language?: 'CN' | 'EN'; address?: string }
const ask = (phone: string, proof: string | undefined, request: Asking = {}) =>
  services.call('passport', `user/get-code?phone=${phone}&type=1${proof === undefined ? '' : `&proof=${proof}`}`, request)

/** Requests a code as the page does: with a proof of work if passport asks for one, and a harder one if it does so meanwhile. */
async function getCode(phone: string, request: Asking = {}) {
  let answer = await ask(phone, undefined, request)
  for (let proofs = 0; answer.http === 428 && proofs < 4; proofs += 1)
    answer = await ask(phone, prove(phone, answer.data), request)
  return answer
}

/** Whether the hash of the number with the request begins with so many zero bits. */
function proves(nonce: number, phone: string, { window, bits }: ProofTask): boolean {
  const prefix = proofPrefix({ phone, type: '1' }, window)
  return hasZeroBits(createHash('sha256').update(`${prefix}${nonce}`).digest('hex'), bits)
}

/** The first number that proves the request for the phone, and for none of the others. */
function prove(phone: string, data: unknown, others: readonly string[] = []): string {
  const task = v.parse(proofTaskSchema, data)
  let nonce = 0
  while (!proves(nonce, phone, task) || others.some((other) => proves(nonce, other, task))) nonce += 1
  return writeProof(task.window, nonce)
}

const age = (seconds: number) =>
  services.passportDb
    .prepare('UPDATE attempts SET at = at - ?')
    .bind(seconds * 1000)
    .run()

test('a second code within a minute is refused in either language, with the time to wait', async () => {
  const phone = newPhone()
  expect((await getCode(phone)).status).toBe(200)
  const refused = await getCode(phone)
  expect(refused).toMatchObject({ http: 429, status: 429, error: expect.stringMatching(/^验证码获取过于频繁，请在\d+秒后重试$/) })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(20)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect((await getCode(phone, { language: 'EN' })).error).toMatch(
    new RegExp(`^${m.service_code_too_often({ wait: String.raw`\d+ seconds?` }, { locale: 'en-US' })}$`)
  )
})

test('of many parallel requests one code is sent', async () => {
  const phone = newPhone()
  const answers = await Promise.all(Array.from({ length: 20 }, () => getCode(phone)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(19)
})

test('three codes in ten minutes, ten in a day', async () => {
  const phone = newPhone()
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await getCode(phone)).status).toBe(200)
    await age(61)
  }
  const fourth = await getCode(phone)
  expect(fourth.http).toBe(429)
  expect(Number(fourth.headers.get('Retry-After'))).toBeGreaterThan(300)
  for (let sent = 3; sent < 10; sent += 1) {
    await age(600)
    expect((await getCode(phone)).status).toBe(200)
  }
  await age(3600)
  const eleventh = await getCode(phone)
  expect(eleventh.http).toBe(429)
  expect(eleventh.error).toMatch(/小时后重试$/)
  await age(86_400)
  expect((await getCode(phone)).status).toBe(200)
})

test('twenty codes an hour from one address, an IPv6 network counting as one', async () => {
  await age(86_400)
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, host) => getCode(newPhone(), { address: `2001:db8:0:1::${host + 1}` }))
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await getCode(newPhone(), { address: '2001:db8:0:2::1' })).status).toBe(200)
})

test('without an address no shared limit applies', async () => {
  await age(86_400)
  const answers = await Promise.all(Array.from({ length: 25 }, () => getCode(newPhone())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
})

test('an IPv6 network of 48 bits gets sixty codes an hour, however many networks of 64 bits it has', async () => {
  await age(86_400)
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, network) => getCode(newPhone(), { address: `2001:db8:5:${network.toString(16)}::1` }))
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
})

test('from half of the share of registrations on a code takes a proof of work, and resets stay as they were', async () => {
  await age(86_400)
  await Promise.all(Array.from({ length: 30 }, () => getCode(newPhone())))
  const phone = newPhone()
  const asked = await ask(phone, undefined)
  expect(asked).toMatchObject({ http: 428, status: 428, field: 'proof', data: { bits: 4 } })
  // With so few bits, one number in sixteen would prove it for another phone as well.
  const other = newPhone()
  const proof = prove(phone, asked.data, [other])
  expect((await ask(other, proof)).http).toBe(428)
  expect((await ask(phone, proof)).http).toBe(200)
  expect((await services.call('passport', `user/get-code?phone=${newPhone()}&type=2`)).http).toBe(200)
})

test('no more codes than its share of the daily cap are sent to registrations, and resets still are', async () => {
  await age(86_400)
  const answers = await Promise.all(Array.from({ length: 70 }, () => getCode(newPhone())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect((await getCode(newPhone(), { address: '192.0.2.77' })).http).toBe(429)
  expect((await services.call('passport', `user/get-code?phone=${newPhone()}&type=2`)).http).toBe(200)
  await age(86_400)
})

test('an identifier that cannot receive a code is an invalid field', async () => {
  expect(await getCode('12')).toMatchObject({ http: 400, field: 'phone', error: '请输入正确的手机号或邮箱' })
  expect(await getCode('a@example.com')).toMatchObject({ http: 400, field: 'phone', error: '请输入正确手机号' })
  expect(await services.call('passport', 'user/get-code?type=1')).toMatchObject({ http: 400, field: 'phone' })
  expect(await services.call('passport', `user/get-code?phone=${newPhone()}&type=6`)).toMatchObject({ http: 400, field: 'type' })
  expect(await services.call('passport', `user/get-code?phone=${newPhone()}&type=1`, { method: 'HEAD' })).toMatchObject({
    http: 405
  })
})

test('a failed delivery is reported, and does not use up the minute', async () => {
  let code = ''
  const failing = await startServices({
    outbox: async (request) => {
      const isFirst = code === ''
      code = v.parse(codeMessageSchema, await request.json()).code
      return isFirst ? new Response('refused', { status: 500 }) : new Response(null, { status: 204 })
    }
  })
  try {
    const phone = newPhone()
    const path = `user/get-code?phone=${phone}&type=1`
    expect(await failing.call('passport', path)).toMatchObject({ http: 502, status: 502, error: '验证码发送失败，请稍后重试' })
    expect((await failing.call('passport', path)).status).toBe(200)
    const answer = await failing.call('passport', 'user/register', { json: registration(phone, code) })
    expect(answer.status).toBe(200)
  } finally {
    await failing.close()
  }
})

test('without a channel the error names the kind of identifier', async () => {
  const unbound = await startServices({ outbox: 'none' })
  const errorFor = async (identifier: string) => {
    const answer = await unbound.call('passport', `user/get-code?phone=${identifier}&type=1`, { language: 'EN' })
    expect(answer).toMatchObject({ http: 503, status: 503 })
    return answer.error
  }
  try {
    expect(await errorFor(newPhone())).toBe('This site cannot send codes to phone numbers')
    expect(await errorFor('ann@galaxy.cn')).toBe('This site cannot send codes to email addresses')
  } finally {
    await unbound.close()
  }
})
