import { expect, test } from 'vitest'
import { firstFailure } from '~/features/forms/field-rule'
import { loginRules, type RegisterField, registerRules } from './form-rules'

const complete: Record<RegisterField, string> = {
  phonemail: '13900000000',
  authCode: '123456',
  password: 'secret1',
  conPwd: 'secret1',
  username: '王小明',
  firmName: '示例公司',
  duty: '工程师',
  use: '学习',
  isAgree: 'yes'
}
const inOrder: readonly RegisterField[] = [
  'phonemail',
  'authCode',
  'password',
  'conPwd',
  'username',
  'firmName',
  'duty',
  'use',
  'isAgree'
]
const register = (values: Partial<Record<RegisterField, string>>, locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
  firstFailure(registerRules(locale, ['mailinator.com']), { ...complete, ...values })

test('a complete registration has no failing field', () => {
  expect(register({})).toBeUndefined()
})

test('the fields are checked in the order of the form', () => {
  const values: Record<RegisterField, string> = { ...complete }
  for (const field of inOrder) values[field] = ''
  for (const field of inOrder) {
    expect(firstFailure(registerRules('zh-CN', []), values)?.field).toBe(field)
    values[field] = complete[field]
    // An empty repetition fails as different while the password is still to come.
    if (field === 'password') values.conPwd = ''
  }
  expect(firstFailure(registerRules('zh-CN', []), values)).toBeUndefined()
})

test('each failing field has the message of its rule', () => {
  expect(register({ phonemail: '23900000000' })?.message).toBe('field_phone')
  expect(register({ password: '12345', conPwd: '12345' })?.message).toBe('field_password')
  expect(register({ conPwd: 'secret2' })?.message).toBe('field_password_match')
  expect(register({ firmName: '名'.repeat(51) })?.message).toBe('field_company_long')
  expect(register({ isAgree: '' })?.message).toBe('field_agreement')
})

test('Chinese registration takes a phone number only, English e-mail as well', () => {
  expect(register({ phonemail: 'a@example.com' })).toEqual({ field: 'phonemail', message: 'field_phone' })
  expect(register({ phonemail: 'a@example.com' }, 'en-US')).toBeUndefined()
})

test('registration takes no address of a domain that the site refuses, nor of a subdomain of it', () => {
  for (const phonemail of ['a@mailinator.com', ' A@Mail.Mailinator.com ']) {
    expect(register({ phonemail }, 'en-US')).toEqual({ field: 'phonemail', message: 'field_email_domain' })
  }
  expect(register({ phonemail: 'a@notmailinator.com' }, 'en-US')).toBeUndefined()
})

test('login takes an e-mail or a phone number, then a password of 6 to 20 characters', () => {
  expect(firstFailure(loginRules, { phonemail: 'nobody', password: '' })).toEqual({
    field: 'phonemail',
    message: 'field_identifier'
  })
  expect(firstFailure(loginRules, { phonemail: 'a@example.com', password: '12345' })?.field).toBe('password')
  expect(firstFailure(loginRules, { phonemail: '13900000000', password: '123456' })).toBeUndefined()
})
