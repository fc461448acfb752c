import {
  captchaSchema,
  companySchema,
  identifierSchema,
  passwordSchema,
  positionSchema,
  purposeSchema,
  registrationIdentifierSchema,
  usernameSchema
} from '~/contract/account'
import type { Locale } from '~/contract/locale'
import { type FieldRule, failure, repetition, rule } from '~/features/forms/field-rule'
import { newIdentifierRule } from './new-identifier'

export type LoginField = 'phonemail' | 'password'

/** Fields of the login form in the order in which they are checked (spec §3, §5). */
export const loginRules: readonly FieldRule<LoginField>[] = [
  rule('phonemail', identifierSchema),
  rule('password', passwordSchema)
]

export type ForgotField = 'phonemail' | 'authCode' | 'password' | 'conPwd'

/** Fields of the reset form in the order in which they are checked. */
export const forgotRules: readonly FieldRule<ForgotField>[] = [
  rule('phonemail', identifierSchema),
  rule('authCode', captchaSchema),
  rule('password', passwordSchema),
  repetition('conPwd', 'password', 'field_password_differs')
]

export type RegisterField =
  | 'phonemail'
  | 'authCode'
  | 'password'
  | 'conPwd'
  | 'username'
  | 'firmName'
  | 'duty'
  | 'use'
  | 'isAgree'

/** Fields of the registration form in the order in which they are checked. `isAgree` is a text as well: empty is no. */
export function registerRules(locale: Locale, illegalDomains: readonly string[]): readonly FieldRule<RegisterField>[] {
  return [
    newIdentifierRule('phonemail', registrationIdentifierSchema(locale), illegalDomains),
    rule('authCode', captchaSchema),
    rule('password', passwordSchema),
    repetition('conPwd', 'password', 'field_password_match'),
    rule('username', usernameSchema),
    rule('firmName', companySchema),
    rule('duty', positionSchema),
    rule('use', purposeSchema),
    { field: 'isAgree', check: ({ isAgree }) => (isAgree === '' ? failure('field_agreement') : undefined) }
  ]
}
