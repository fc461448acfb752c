import * as v from 'valibot'
import {
  captchaSchema,
  type FieldMessage,
  identifierSchema,
  passwordHashSchema,
  passwordSchema,
  purposeSchema,
  registrationIdentifierSchema
} from '../account'
import { type Locale, registersByPhoneOnly } from '../locale'
import { type FormFields, line, rulesOf, shared } from './field'

/* The forms of an account. Their fields have the names of spec §3; `registrationBody` and `resetBody` map them to the calls. */

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Profile of a user (spec §3), from the registration and later changes in the user center. */
export const profileFields = {
  username: { ...shared.name, staff: 'nowhere' },
  company: { ...shared.company, staff: 'nowhere' },
  position: { ...shared.position, staff: 'nowhere' },
  purpose: { ...line, schema: purposeSchema, autoComplete: 'off', staff: 'nowhere' }
} as const satisfies FormFields
export type ProfileField = keyof typeof profileFields

/** Body of `POST galaxy/user/edit-user`. Fields left out keep their values. */
export const editUserRequestSchema = (locale: Locale) =>
  v.pipe(
    v.partial(v.object(rulesOf(profileFields, locale))),
    v.check((changes) => Object.values(changes).some((value) => value !== undefined), message('field_profile_empty'))
  )

const identifier = { input: 'identifier', isRequired: true, isPersonal: true, staff: 'nowhere' } as const
/** Secret of an account. It is no personal data, because only a hash of it is stored. */
const secret = { isRequired: true, isPersonal: false, staff: 'nowhere' } as const
const authCode = {
  ...secret,
  input: 'code',
  schema: captchaSchema,
  autoComplete: 'one-time-code',
  inputMode: 'numeric'
} as const
const password = { ...secret, input: 'password', schema: passwordSchema, autoComplete: 'new-password' } as const

/** Registration (spec §3), in the order in which fields are checked. */
export const registrationFields = {
  phonemail: {
    ...identifier,
    schema: registrationIdentifierSchema,
    autoComplete: (locale: Locale) => (registersByPhoneOnly(locale) ? 'tel-national' : 'email'),
    inputMode: (locale: Locale) => (registersByPhoneOnly(locale) ? 'tel' : 'email')
  },
  authCode,
  password,
  conPwd: { ...password, repeats: { field: 'password', message: 'field_password_match' } },
  username: profileFields.username,
  firmName: profileFields.company,
  duty: profileFields.position,
  use: profileFields.purpose,
  /** Empty means not agreed. */
  isAgree: {
    input: 'choice',
    schema: v.pipe(v.string(), v.minLength(1, message('field_agreement'))),
    isRequired: true,
    isPersonal: false,
    staff: 'nowhere'
  }
} as const satisfies FormFields
export type RegistrationField = keyof typeof registrationFields

/** Body of `POST galaxy/user/register`, in the order in which fields are checked. */
export const registerRequestSchema = (locale: Locale) =>
  v.object({
    phone: registrationIdentifierSchema(locale),
    captcha: captchaSchema,
    password: passwordHashSchema,
    ...rulesOf(profileFields, locale)
  })

/** The field behind each part of the body. */
export const registrationBody = {
  phone: 'phonemail',
  captcha: 'authCode',
  password: 'password',
  username: 'username',
  company: 'firmName',
  position: 'duty',
  purpose: 'use'
} as const satisfies Readonly<Record<keyof v.InferOutput<ReturnType<typeof registerRequestSchema>>, RegistrationField>>

/** Reset of a forgotten password (spec §3), in the order in which fields are checked. */
export const resetFields = {
  phonemail: { ...identifier, schema: identifierSchema, autoComplete: 'username', inputMode: 'email' },
  authCode,
  password,
  conPwd: { ...password, repeats: { field: 'password', message: 'field_password_differs' } }
} as const satisfies FormFields
export type ResetField = keyof typeof resetFields

/**
 * Body of `POST galaxy/user/reset-password`; the code is of type 2 and was sent to `phone`, which may be an email
 * address.
 */
export const resetPasswordRequestSchema = v.object({
  phone: identifierSchema,
  captcha: captchaSchema,
  newPassword: passwordHashSchema
})

/** The field behind each part of the body. */
export const resetBody = {
  phone: 'phonemail',
  captcha: 'authCode',
  newPassword: 'password'
} as const satisfies Readonly<Record<keyof v.InferOutput<typeof resetPasswordRequestSchema>, ResetField>>
