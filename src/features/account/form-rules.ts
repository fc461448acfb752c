import * as v from 'valibot'
import {
  captchaSchema,
  companySchema,
  type FieldMessage,
  identifierSchema,
  passwordSchema,
  positionSchema,
  purposeSchema,
  registrationIdentifierSchema,
  usernameSchema
} from '~/contract/account'
import type { Locale } from '~/contract/locale'

/** One field and its rule; the rule answers with the key of its message. The order of the rules is the form's. */
export interface FieldRule<Field extends string> {
  field: Field
  check: (values: Readonly<Record<Field, string>>) => string | undefined
}

const failure = (key: FieldMessage) => key

function rule<Field extends string>(field: Field, schema: v.GenericSchema): FieldRule<Field> {
  return {
    field,
    check: (values) => {
      const result = v.safeParse(schema, values[field])
      return result.success ? undefined : result.issues[0].message
    }
  }
}

export type LoginField = 'phonemail' | 'password'

/** Fields of the login form in the order in which they are checked (spec §3, §5). */
export const loginRules: readonly FieldRule<LoginField>[] = [
  rule('phonemail', identifierSchema),
  rule('password', passwordSchema)
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
export function registerRules(locale: Locale): readonly FieldRule<RegisterField>[] {
  return [
    rule('phonemail', registrationIdentifierSchema(locale)),
    rule('authCode', captchaSchema),
    rule('password', passwordSchema),
    {
      field: 'conPwd',
      check: ({ password, conPwd }) => (conPwd === password && conPwd !== '' ? undefined : failure('field_password_match'))
    },
    rule('username', usernameSchema),
    rule('firmName', companySchema),
    rule('duty', positionSchema),
    rule('use', purposeSchema),
    { field: 'isAgree', check: ({ isAgree }) => (isAgree === '' ? failure('field_agreement') : undefined) }
  ]
}

/** The first field that fails, in form order, with the key of its message. */
export function firstFailure<Field extends string>(
  rules: readonly FieldRule<Field>[],
  values: Readonly<Record<Field, string>>
): { field: Field; message: string } | undefined {
  for (const { field, check } of rules) {
    const message = check(values)
    if (message !== undefined) return { field, message }
  }
  return undefined
}
