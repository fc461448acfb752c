import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { newPhone, password, registration, sharedServices } from './harness'
import { addAccount, addCodes, addLoggedIn, rightCode, wrongCode } from './stored-accounts'

/* Numbers, codes and addresses as people write them, for accounts whose identifiers were stored before. */

const services = await sharedServices()

const wide = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const grouped = (phone: string, separator: string) => [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(separator)
const waysToWrite = (phone: string) => [
  phone,
  grouped(phone, ' '),
  grouped(phone, '-'),
  wide(phone),
  `+86${phone}`,
  `0086 ${grouped(phone, ' ')}`,
  `\u202d(+86) ${grouped(phone, '.')}\u202c`
]
const waysToWriteCode = (code: string) => [
  code,
  `${code.slice(0, 3)} ${code.slice(3)}`,
  `${code.slice(0, 3)}-${code.slice(3)}`,
  wide(code)
]

const login = (phone: string, hash = password) => services.call('passport', 'login', { form: { phone, password: hash } })
const register = (phone: string, captcha: string) =>
  services.call('passport', 'user/register', { json: registration(phone, captcha) })
const reset = (phone: string, captcha: string) =>
  services.call('passport', 'user/reset-password', { json: { phone, captcha, newPassword: password } })

test('an account stored before logs in with its number in every way people write it', async () => {
  const { phone } = await addAccount(services)
  for (const written of waysToWrite(phone ?? '')) expect([written, (await login(written)).http]).toEqual([written, 200])
})

test('an account stored before logs in with its email address in any case and with space around it', async () => {
  await addAccount(services, { phone: null, email: 'wang.li-1@mail-2.example', emailActivated: true })
  for (const written of ['wang.li-1@mail-2.example', ' wang.li-1@Mail-2.EXAMPLE ', 'Wang.Li-1@mail-2.example\u3000']) {
    expect([written, (await login(written)).http]).toEqual([written, 200])
  }
})

test('a number written in another way is the same account: it is taken, and its failed logins count together', async () => {
  const { phone } = await addAccount(services)
  const ways = waysToWrite(phone ?? '')
  await addCodes(services, [phone ?? ''], '1')
  expect(await register(ways[5] ?? '', rightCode)).toMatchObject({ http: 409, field: 'phone' })
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await login(ways[turn % ways.length] ?? '', 'b'.repeat(64))).http).toBe(401)
  }
  expect((await login(ways[1] ?? '')).http).toBe(429)
})

test('a code is taken in every way people write it, for a number that asked for it in another', async () => {
  for (const written of waysToWriteCode(rightCode)) {
    const phone = newPhone()
    await addCodes(services, [phone], '1')
    expect([written, (await register(`+86 ${grouped(phone, '-')}`, written)).http]).toEqual([written, 200])
    const stored = await services.passportDb.prepare('SELECT phone FROM accounts WHERE phone = ?').bind(phone).first()
    expect(stored).toEqual({ phone })
  }
})

test('a code is sent to the number without its separators', async () => {
  const phone = newPhone()
  const query = new URLSearchParams({ phone: `+86 ${grouped(phone, ' ')}`, type: '1' })
  expect((await services.call('passport', `user/get-code?${query}`)).http).toBe(200)
  expect(await services.sentCode(phone)).toMatch(/^\d{6}$/)
})

test('a code that is not six digits is an invalid field and costs no attempt', async () => {
  const digits = m.service_code_digits({}, { locale: 'zh-CN' })
  const { phone, token } = await addLoggedIn(services)
  const fresh = newPhone()
  await addCodes(services, [phone], '2')
  await addCodes(services, [phone], '5')
  await addCodes(services, [fresh], '1')
  await addCodes(services, [fresh], '3')
  const bind = (captcha: string, confirmCaptcha: string) =>
    services.call('passport', 'user/rebinding', {
      token,
      json: { type: 'phone', phone: fresh, captcha, confirmPhone: phone, confirmCaptcha }
    })
  for (let turn = 0; turn < 12; turn += 1) {
    for (const [answer, field, error] of [
      [await register(fresh, '31415'), 'captcha', digits],
      [await reset(phone, '3141592'), 'captcha', digits],
      [await bind('31415', rightCode), 'captcha', digits],
      [await bind(rightCode, '31415'), 'confirmCaptcha', digits],
      [await register(fresh, '31415a'), 'captcha', m.field_code_digits({}, { locale: 'zh-CN' })],
      [await register(fresh, ' - '), 'captcha', m.field_code({}, { locale: 'zh-CN' })]
    ] as const) {
      expect(answer).toMatchObject({ http: 400, field, error })
    }
  }
  const counted = await services.passportDb
    .prepare('SELECT sum(tries) AS tries, sum(used) AS used FROM codes WHERE identifier IN (?, ?)')
    .bind(phone, fresh)
    .first()
  expect(counted).toEqual({ tries: 0, used: 0 })
  expect((await register(fresh, wrongCode)).error).toBe(m.service_code_wrong({}, { locale: 'zh-CN' }))
  expect((await bind(rightCode, rightCode)).http).toBe(200)
})
