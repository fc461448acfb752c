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
import { type FieldRule, messageKey, rule, sameAs } from '~/features/forms/field-rule'
import { newIdentifierRule } from '~/features/forms/new-identifier'

export type LoginField = 'phonemail' | 'password'

/** Login fields in validation order (spec §3, §5). */
export const loginRules: readonly FieldRule<LoginField>[] = [
  rule('phonemail', identifierSchema),
  rule('password', passwordSchema)
]

export type ForgotField = 'phonemail' | 'authCode' | 'password' | 'conPwd'

/** Reset fields in validation order. */
export const forgotRules: readonly FieldRule<ForgotField>[] = [
  rule('phonemail', identifierSchema),
  rule('authCode', captchaSchema),
  rule('password', passwordSchema),
  sameAs('conPwd', 'password', 'field_password_differs')
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

/** Registration fields in validation order. `isAgree` is a string too: empty means not agreed. */
export function registerRules(locale: Locale, illegalDomains: readonly string[]): readonly FieldRule<RegisterField>[] {
  return [
    newIdentifierRule('phonemail', registrationIdentifierSchema(locale), illegalDomains),
    rule('authCode', captchaSchema),
    rule('password', passwordSchema),
    sameAs('conPwd', 'password', 'field_password_match'),
    rule('username', usernameSchema),
    rule('firmName', companySchema),
    rule('duty', positionSchema),
    rule('use', purposeSchema),
    { field: 'isAgree', check: ({ isAgree }) => (isAgree === '' ? messageKey('field_agreement') : undefined) }
  ]
}
