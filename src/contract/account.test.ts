import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  captchaSchema,
  codeRequestSchema,
  companySchema,
  contactPhoneSchema,
  identifierSchema,
  loginRequestSchema,
  passwordSchema,
  registrationIdentifierSchema,
  usernameSchema
} from './account'
import { registerRequestSchema } from './forms/account'

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

test('an identifier is an 11-digit phone number starting with 1 or an email address, in lower case', () => {
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

test.each([
  ['line breaks', '王\n小明'],
  ['a tab', '王\t小明'],
  ['an override of the direction', 'Anna\u202egnaw'],
  ['an isolate', 'Anna\u2066x'],
  ['a zero-width space', 'An\u200bna'],
  ['a filler in place of letters', '\u3164\u3164'],
  ['joiners alone', '\u200d\u200d'],
  ['tag characters', 'ab\u{e0041}']
])('a single-line field refuses %s', (_, text) => {
  expect(v.is(usernameSchema, text)).toBe(false)
  expect(v.is(companySchema, text)).toBe(false)
})

test.each(['王小明', 'Zoë Ångström', '👩‍💻 Li', 'می‌خواهم', 'אבג דה'])('a single-line field takes %s', (text) => {
  expect(v.is(usernameSchema, text)).toBe(true)
})

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 (20) 7946-0958', '+442079460958'],
  ['+1 415.555.2671', '+14155552671'],
  ['138 0000 0000', '13800000000'],
  ['+86 138 0000 0000', '13800000000']
])('an English contact form takes %s, a Chinese one numbers of mainland China only', (written, kept) => {
  expect(v.parse(contactPhoneSchema('en-US'), written)).toBe(kept)
  const inChinese = v.safeParse(contactPhoneSchema('zh-CN'), written)
  expect(inChinese.success && inChinese.output).toBe(kept === '13800000000' && kept)
})

test('an empty code and one that is no number have different messages', () => {
  for (const empty of ['', ' ', ' - ', undefined]) expect(problem(captchaSchema, empty)).toBe('field_code')
  for (const wrong of ['40951a', '①②③④⑤⑥', '4'.repeat(33)]) expect(problem(captchaSchema, wrong)).toBe('field_code_digits')
  expect(v.parse(captchaSchema, '４０９－514')).toBe('409514')
})

test('a password keeps each of its characters', () => {
  expect(v.parse(passwordSchema, ' +86-１３８ (Ａ) ')).toBe(' +86-１３８ (Ａ) ')
})

test.each(['020 7946 0958', '+0 20 7946 0958', '+44', '12800', ''])('no contact form takes %s as a phone number', (written) => {
  expect(v.safeParse(contactPhoneSchema('en-US'), written).issues?.[0].message).toBe('field_contact_phone')
})
