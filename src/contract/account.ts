import * as v from 'valibot'
import { fieldLength } from './limits'
import type { Locale } from './locale'

/*
 * Field rules of spec §5, once for the browser and the services. The message of a failing check is a key of
 * `messages/{locale}/fields.json`, so each side can say it in the language of the visitor.
 */

export const phonePattern = /^1\d{10}$/
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** What the browser sends in place of a password: SHA-256 as 64 lower-case hexadecimal digits. */
export const passwordHashPattern = /^[0-9a-f]{64}$/

const trimmed = v.pipe(v.string(), v.trim())

function length(key: keyof typeof fieldLength, empty: FieldMessage, long: FieldMessage) {
  const { min, max } = fieldLength[key]
  return v.pipe(trimmed, v.minLength(min, empty), v.maxLength(max, long))
}

/** Keys of `fields.json` that a rule can answer with. */
export type FieldMessage =
  | 'field_username'
  | 'field_phone'
  | 'field_identifier'
  | 'field_password'
  | 'field_password_match'
  | 'field_company'
  | 'field_company_long'
  | 'field_position'
  | 'field_position_long'
  | 'field_purpose'
  | 'field_purpose_long'
  | 'field_code'
  | 'field_code_type'
  | 'field_agreement'

const message = <Key extends FieldMessage>(key: Key): Key => key

export const usernameSchema = length('username', 'field_username', 'field_username')
export const phoneSchema = v.pipe(trimmed, v.regex(phonePattern, message('field_phone')))
export const identifierSchema = v.pipe(
  trimmed,
  v.maxLength(254, message('field_identifier')),
  v.check((value) => phonePattern.test(value) || emailPattern.test(value), message('field_identifier')),
  v.toLowerCase()
)
/** Chinese registration takes an 11-digit phone only; English takes e-mail or phone (spec §5). */
export const registrationIdentifierSchema = (locale: Locale) => (locale === 'zh-CN' ? phoneSchema : identifierSchema)
/** The password as typed. It never leaves the browser. */
export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(fieldLength.password.min, message('field_password')),
  v.maxLength(fieldLength.password.max, message('field_password'))
)
export const passwordHashSchema = v.pipe(v.string(), v.regex(passwordHashPattern, message('field_password')))
export const captchaSchema = v.pipe(trimmed, v.nonEmpty(message('field_code')), v.maxLength(32, message('field_code')))
export const companySchema = length('company', 'field_company', 'field_company_long')
export const positionSchema = length('position', 'field_position', 'field_position_long')
export const purposeSchema = length('purpose', 'field_purpose', 'field_purpose_long')

/** Body of `POST galaxy/login`. `phone` is a phone number or an e-mail address (spec §3). */
export const loginRequestSchema = v.object({ phone: identifierSchema, password: passwordHashSchema })
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/** Body of `POST galaxy/user/register`, in the order in which fields are checked. */
export const registerRequestSchema = (locale: Locale) =>
  v.object({
    phone: registrationIdentifierSchema(locale),
    captcha: captchaSchema,
    password: passwordHashSchema,
    username: usernameSchema,
    company: companySchema,
    position: positionSchema,
    purpose: purposeSchema
  })
export type RegisterRequest = v.InferOutput<ReturnType<typeof registerRequestSchema>>

/** Why a code is asked for (spec §3): 1 register, 2 reset. */
export const codeTypes = ['1', '2'] as const
export type CodeType = (typeof codeTypes)[number]
export const codeRequestSchema = v.object({ phone: identifierSchema, type: v.picklist(codeTypes, message('field_code_type')) })

/** `data` of login and register as passport answers it; the edge takes the token out before a browser sees it. */
export const tokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,512}$/)) })

/** `data` of `galaxy/user/current-user` (spec §3, account profile). */
export const currentUserSchema = v.object({
  username: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  emailActivated: v.boolean(),
  company: v.string(),
  position: v.string(),
  purpose: v.string()
})
export type CurrentUser = v.InferOutput<typeof currentUserSchema>
