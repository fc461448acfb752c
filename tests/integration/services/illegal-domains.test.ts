import { expect, test } from 'vitest'
import { password, registerAccount, registration, sharedServices } from './harness'

const services = await sharedServices()

const getCode = (phone: string, type: string, language: 'CN' | 'EN' = 'EN') =>
  services.call('passport', `user/get-code?phone=${encodeURIComponent(phone)}&type=${type}`, { language })

test('no code to register goes to an address of a listed domain or of a subdomain, however it is written', async () => {
  for (const phone of ['a@mailinator.com', 'A@MailInator.COM', 'a@mx.mailinator.com']) {
    expect(await getCode(phone, '1')).toMatchObject({
      http: 400,
      field: 'phone',
      error: 'This email domain is not accepted. Use another address'
    })
  }
  expect((await getCode('a@notmailinator.com', '1')).http).toBe(200)
  expect((await getCode('a@mailinator.com.example', '1')).http).toBe(200)
})

test('an older account with such an address can still reset its password', async () => {
  expect((await getCode('older@mailinator.com', '2')).http).toBe(200)
})

test('such an address cannot register, whatever code comes with it', async () => {
  const answer = await services.call('passport', 'user/register', {
    json: registration('a@mailinator.com', '000000'),
    language: 'EN'
  })
  expect(answer).toMatchObject({ http: 400, field: 'phone' })
})

test('nor can it be bound or put in place of another, and it gets no code to that end', async () => {
  const { phone, token } = await registerAccount(services)
  const refused = { http: 400, field: 'email', error: '不支持该邮箱域名，请更换邮箱' }
  const email = 'a@mx.yopmail.com'
  const path = `user/get-code?phone=${email}&type=3`
  expect(await services.call('passport', path, { token })).toMatchObject({ ...refused, field: 'phone' })
  const json = { type: 'email', email, password }
  expect(await services.call('passport', 'user/binding', { token, json })).toMatchObject(refused)
  const bound = { type: 'email', email: `${phone}@example.com`, password }
  expect((await services.call('passport', 'user/binding', { token, json: bound })).http).toBe(200)
  const rebound = { ...json, captcha: '000000' }
  expect(await services.call('passport', 'user/rebinding', { token, json: rebound })).toMatchObject(refused)
})
