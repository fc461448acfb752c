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
import { type FieldRule, fieldRule, messageKey, sameAs } from '~/features/forms/field-rule'
import { newIdentifierRule } from '~/features/forms/new-identifier'

export type LoginField = 'phonemail' | 'password'

/** Login fields in validation order (spec §3, §5). */
export const loginRules: readonly FieldRule<LoginField>[] = [
  fieldRule('phonemail', identifierSchema),
  fieldRule('password', passwordSchema)
]

export type ForgotField = 'phonemail' | 'authCode' | 'password' | 'conPwd'

/** Reset fields in validation order. */
export const forgotRules: readonly FieldRule<ForgotField>[] = [
  fieldRule('phonemail', identifierSchema),
  fieldRule('authCode', captchaSchema),
  fieldRule('password', passwordSchema),
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
    fieldRule('authCode', captchaSchema),
    fieldRule('password', passwordSchema),
    sameAs('conPwd', 'password', 'field_password_match'),
    fieldRule('username', usernameSchema),
    fieldRule('firmName', companySchema),
    fieldRule('duty', positionSchema),
    fieldRule('use', purposeSchema),
    { field: 'isAgree', check: ({ isAgree }) => (isAgree === '' ? messageKey('field_agreement') : undefined) }
  ]
}
