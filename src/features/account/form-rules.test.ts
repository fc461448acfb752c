import { expect, test } from 'vitest'
import { type RegistrationField, registrationFields, resetFields } from '~/contract/forms/account'
import type { Locale } from '~/contract/locale'
import { firstFailure } from '~/features/forms/field-rule'
import { accountRules, loginRules } from './form-rules'

const complete: Record<RegistrationField, string> = {
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
const inOrder: readonly RegistrationField[] = [
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
const register = (values: Partial<Record<RegistrationField, string>>, locale: Locale = 'zh-CN') =>
  firstFailure(accountRules(registrationFields, locale, ['mailinator.com']), { ...complete, ...values })

test('accepts a complete registration', () => {
  expect(register({})).toBeUndefined()
})

test('validates fields in form order', () => {
  const values: Record<RegistrationField, string> = { ...complete }
  for (const field of inOrder) values[field] = ''
  for (const field of inOrder) {
    expect(firstFailure(accountRules(registrationFields, 'zh-CN'), values)?.field).toBe(field)
    values[field] = complete[field]
    // An empty repetition differs while the password is still missing.
    if (field === 'password') values.conPwd = ''
  }
  expect(firstFailure(accountRules(registrationFields, 'zh-CN'), values)).toBeUndefined()
})

test('each invalid field shows the message of its rule', () => {
  expect(register({ phonemail: '23900000000' })?.message).toBe('field_phone')
  expect(register({ password: '12345', conPwd: '12345' })?.message).toBe('field_password')
  expect(register({ conPwd: 'secret2' })?.message).toBe('field_password_match')
  expect(register({ firmName: '名'.repeat(51) })?.message).toBe('field_company_long')
  expect(register({ isAgree: '' })?.message).toBe('field_agreement')
})

test('Chinese registration accepts phone numbers only, English also email addresses', () => {
  expect(register({ phonemail: 'a@example.com' })).toEqual({ field: 'phonemail', message: 'field_phone' })
  expect(register({ phonemail: 'a@example.com' }, 'en-US')).toBeUndefined()
})

test('where codes reach one channel only, an identifier of the other one is wrong in either form', () => {
  const failing = (phonemail: string, channel: 'phone' | 'email') => {
    const values = { ...complete, phonemail }
    return [
      firstFailure(accountRules(registrationFields, 'en-US', [], [channel]), values)?.message,
      firstFailure(accountRules(resetFields, 'en-US', [], [channel]), values)?.message
    ]
  }
  expect(failing('a@example.com', 'phone')).toEqual(['field_phone', 'field_phone'])
  expect(failing('13900000000', 'phone')).toEqual([undefined, undefined])
  expect(failing('13900000000', 'email')).toEqual(['field_email', 'field_email'])
  expect(failing('a@example.com', 'email')).toEqual([undefined, undefined])
})

test('registration rejects addresses of blocked domains and their subdomains', () => {
  for (const phonemail of ['a@mailinator.com', ' A@Mail.Mailinator.com ']) {
    expect(register({ phonemail }, 'en-US')).toEqual({ field: 'phonemail', message: 'field_email_domain' })
  }
  expect(register({ phonemail: 'a@notmailinator.com' }, 'en-US')).toBeUndefined()
})

test('login requires an email address or phone number and a password of 6 to 20 characters', () => {
  expect(firstFailure(loginRules, { phonemail: 'nobody', password: '' })).toEqual({
    field: 'phonemail',
    message: 'field_identifier'
  })
  expect(firstFailure(loginRules, { phonemail: 'a@example.com', password: '12345' })?.field).toBe('password')
  expect(firstFailure(loginRules, { phonemail: '13900000000', password: '123456' })).toBeUndefined()
})
