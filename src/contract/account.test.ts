import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  codeRequestSchema,
  companySchema,
  identifierSchema,
  loginRequestSchema,
  passwordSchema,
  registerRequestSchema,
  registrationIdentifierSchema,
  usernameSchema
} from './account'

const problem = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value)
  return result.success ? undefined : result.issues[0].message
}

test('a name has 2 to 20 characters, counted in code points without surrounding space', () => {
  expect(problem(usernameSchema, '王')).toBe('field_username')
  expect(problem(usernameSchema, ' 王 ')).toBe('field_username')
  expect(problem(usernameSchema, '𠮷')).toBe('field_username')
  expect(problem(usernameSchema, '王明')).toBeUndefined()
  expect(problem(usernameSchema, '𠮷'.repeat(20))).toBeUndefined()
  expect(problem(usernameSchema, '王'.repeat(21))).toBe('field_username')
})

test('an identifier is an 11-digit phone number starting with 1 or an e-mail address, in lower case', () => {
  expect(v.parse(identifierSchema, ' Wang@Example.COM ')).toBe('wang@example.com')
  expect(v.parse(identifierSchema, '13800000000')).toBe('13800000000')
  for (const wrong of ['', '23800000000', '1380000000', '138000000000', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@b.cc`]) {
    expect(problem(identifierSchema, wrong)).toBe('field_identifier')
  }
})

test('Chinese registration takes a phone number only', () => {
  expect(problem(registrationIdentifierSchema('zh-CN'), 'a@example.com')).toBe('field_phone')
  expect(problem(registrationIdentifierSchema('en-US'), 'a@example.com')).toBeUndefined()
  expect(problem(registrationIdentifierSchema('en-US'), '13800000000')).toBeUndefined()
})

test('a password has 6 to 20 characters', () => {
  expect([5, 6, 20, 21].map((length) => problem(passwordSchema, 'x'.repeat(length)))).toEqual([
    'field_password',
    undefined,
    undefined,
    'field_password'
  ])
})

test('an empty and an overlong field have different messages', () => {
  expect(problem(companySchema, ' ')).toBe('field_company')
  expect(problem(companySchema, '某'.repeat(50))).toBeUndefined()
  expect(problem(companySchema, '某'.repeat(51))).toBe('field_company_long')
})

test('a field that is missing, null or of another type gets its own message, in form order', () => {
  const register = registerRequestSchema('zh-CN')
  const result = v.safeParse(register, { password: 1, company: null })
  expect(result.issues?.map(({ message }) => message)).toEqual([
    'field_phone',
    'field_code',
    'field_password',
    'field_username',
    'field_company',
    'field_position',
    'field_purpose'
  ])
})

test('a password that was not hashed in the browser is refused, and unknown fields are dropped', () => {
  expect(problem(loginRequestSchema, { phone: '13800000000', password: 'secret1' })).toBe('field_password')
  const sent = { phone: '13800000000', password: 'a'.repeat(64), isSaveLogin: true }
  expect(v.parse(loginRequestSchema, sent)).toEqual({ phone: '13800000000', password: 'a'.repeat(64) })
})

test('a code has one of the five types, nothing else', () => {
  expect(problem(codeRequestSchema, { phone: '13800000000', type: '1' })).toBeUndefined()
  expect(problem(codeRequestSchema, { phone: '13800000000', type: '2' })).toBeUndefined()
  expect(problem(codeRequestSchema, { phone: '13800000000', type: '6' })).toBe('field_code_type')
  expect(problem(codeRequestSchema, { phone: '13800000000' })).toBe('field_code_type')
})
