import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { registration, startPassport } from '../../../tests/support/passport'

/* Codes whose gateway answers late, not at all, or with a refusal. */

const passport = startPassport({ SMS_WEBHOOK_URL: 'http://127.0.0.1:1/sms', SMS_WEBHOOK_SECRET: 'a secret of this test' })
afterAll(passport.close)

const phone = '13800000001'
const getCode = () => passport.get(`user/get-code?phone=${phone}&type=1`)
const register = (code: string) => passport.post('user/register', registration(phone, code))
const wrongCode = () => (sent[0] === '000000' ? '000001' : '000000')

const silence = 'silence'
/** The statuses with which the gateway answers the next messages; after them it does not answer in time. */
let answers: (number | typeof silence)[] = []
let sent: string[] = []
beforeEach(async () => {
  await passport.empty()
  sent = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(/"code":"(\d{6})"/.exec(body)?.[1] ?? '')
    const status = answers.shift()
    if (status === undefined || status === silence) throw new DOMException('too long', 'TimeoutError')
    return new Response(null, { status })
  })
})

test('a code whose gateway does not answer stays valid, and counted for its recipient and the day', async () => {
  answers = []
  const answered = await getCode()
  expect(answered).toMatchObject({ status: 502, error: expect.stringContaining('未能及时确认') })
  expect(await passport.scopes()).toEqual(expect.arrayContaining([`code:${phone}`, 'code-share:register']))
  expect((await getCode()).status).toBe(429)
  expect((await register(sent[0] ?? '')).status).toBe(200)
})

test('a refusal after an attempt without an answer does not prove that nothing was sent', async () => {
  answers = [silence, 400]
  expect((await getCode()).status).toBe(502)
  expect((await register(sent[0] ?? '')).status).toBe(200)
})

test('a code that the gateway refuses costs nothing, and leaves the earlier code as it was', async () => {
  answers = [200]
  expect((await getCode()).status).toBe(200)
  for (let tries = 0; tries < 3; tries += 1) await register(wrongCode())
  await passport.forgetAttempts()

  answers = [400]
  expect(await getCode()).toMatchObject({ status: 502, error: '验证码发送失败，请稍后重试' })
  expect(await passport.scopes()).toEqual([])
  expect((await register(sent[1] ?? '')).status).toBe(sent[1] === sent[0] ? 200 : 400)
  expect((await register(sent[0] ?? '')).status).toBe(200)
})

test('a refused code gives the earlier one no further tries', async () => {
  answers = [200]
  await getCode()
  for (let tries = 0; tries < 5; tries += 1) await register(wrongCode())
  await passport.forgetAttempts()
  answers = [400]
  await getCode()
  expect(await register(sent[0] ?? '')).toMatchObject({ status: 400, field: 'captcha' })
})
