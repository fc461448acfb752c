import * as v from 'valibot'
import type { ProfileField } from './forms/account'
import type { ConsultationMessage } from './forms/consultation'
import type { FeedbackMessage } from './forms/feedback'
import type { PartnerMessage } from './forms/partner'
import { fieldLength } from './limits'
import { type Locale, registersByPhoneOnly, takesInternationalPhones } from './locale'
import { normalizeTyped, type TypedKind } from './normalize'
import { rolesSchema } from './roles'
import { characterCount, isWritable, isWritableLine } from './text'

/*
 * Field rules of spec §5, shared by the browser and the services. The message of a failed check is a key of
 * `messages/{locale}/fields.json`, so that each side can show it in the visitor's language.
 */

export const phonePattern = /^1\d{10}$/
/** Excludes control characters and lone surrogates: see `isWritable`. */
export const emailPattern = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]{2,}$/u
/** SHA-256 as 64 lower-case hexadecimal digits, which the browser sends in place of a password. */
const passwordHashPattern = /^[0-9a-f]{64}$/

/** Keys of `fields.json` for the errors of these rules. Forms add keys for their own rules. */
export type FieldMessage =
  | ConsultationMessage
  | FeedbackMessage
  | PartnerMessage
  | 'field_username'
  | 'field_phone'
  | 'field_contact_phone'
  | 'field_identifier'
  | 'field_password'
  | 'field_password_match'
  | 'field_password_differs'
  | 'field_password_same'
  | 'field_proof'
  | 'field_company'
  | 'field_company_long'
  | 'field_position'
  | 'field_position_long'
  | 'field_purpose'
  | 'field_purpose_long'
  | 'field_code'
  | 'field_code_digits'
  | 'field_code_type'
  | 'field_agreement'
  | 'field_email'
  | 'field_email_domain'
  | 'field_binding_type'
  | 'field_profile_empty'
  | 'field_passkey'
  | 'field_passkey_name'
  | 'field_id'
  | 'field_industry'
  | 'field_edition'
  | 'field_kind'
  | 'field_trap'
  | 'field_elapsed'
  | 'field_statement'
  | 'field_statement_accept'
  | 'field_receipt'
  | 'field_consent'

/** Trimmed text. A missing field counts as empty, so it fails with the field's own message. */
export const trimmedText = (wrong: FieldMessage) => v.pipe(v.optional(v.string(wrong), ''), v.trim())

/** Text, normalized for its kind. */
const normalizedText = (kind: TypedKind, wrong: FieldMessage) =>
  v.pipe(
    trimmedText(wrong),
    v.transform((typed) => normalizeTyped(kind, typed))
  )

type Lengths = Readonly<{ min: number; max: number }>

/** Length limits for the API descriptions, in code points as in JSON Schema. */
export const lengths = ({ min, max }: Lengths) =>
  v.metadata<string, { minLength: number; maxLength: number }>({ minLength: min, maxLength: max })

/** Text whose length is counted in code points, so that an emoji counts as one character (spec §5). */
function textOfLength(accepts: (value: string) => boolean, { min, max }: Lengths, short: FieldMessage, long: FieldMessage) {
  return v.pipe(
    trimmedText(short),
    v.check((value) => characterCount(value) >= min && accepts(value), short),
    v.check((value) => characterCount(value) <= max, long),
    lengths({ min, max })
  )
}

/** Text of a single-line field. */
export const lineOfLength = (lengths: Lengths, short: FieldMessage, long: FieldMessage) =>
  textOfLength(isWritableLine, lengths, short, long)

/** Text of several lines. */
export const linesOfLength = (lengths: Lengths, short: FieldMessage, long: FieldMessage) =>
  textOfLength(isWritable, lengths, short, long)

/** Checks the length first, because the pattern backtracks and is slow on long input. */
export const isEmail = (value: string) =>
  characterCount(value) <= fieldLength.email.max && isWritableLine(value) && emailPattern.test(value)

const message = <Key extends FieldMessage>(key: Key): Key => key

/** A personal name, on one line. */
export const usernameSchema = lineOfLength(fieldLength.username, 'field_username', 'field_username')
/**
 * A phone number of mainland China: 11 digits starting with 1. Country code 86, separators and full-width digits are normalized
 * away.
 */
export const phoneSchema = v.pipe(normalizedText('phone', 'field_phone'), v.regex(phonePattern, message('field_phone')))

/** E.164: country code and number, at most 15 digits. Main checks whether the number is valid in its country. */
const internationalPhonePattern = /^\+[1-9]\d{6,14}$/

/** An 11-digit number, or one with its country code. */
export const internationalPhoneSchema = v.pipe(
  normalizedText('phone', 'field_contact_phone'),
  v.check((value) => phonePattern.test(value) || internationalPhonePattern.test(value), message('field_contact_phone'))
)

/** A phone number for a call back: in Chinese the 11 digits of spec §5. */
export const contactPhoneSchema = (locale: Locale) => (takesInternationalPhones(locale) ? internationalPhoneSchema : phoneSchema)

/**
 * Whether an email address belongs to one of the listed domains or a subdomain (spec §5); always false for a phone number.
 * Checked when an account gets an identifier, not at login, so that existing accounts keep working.
 */
export function isOfIllegalDomain(identifier: string, illegalDomains: readonly string[]): boolean {
  const [, domain] = normalizeTyped('identifier', identifier).split('@')
  return domain !== undefined && illegalDomains.some((listed) => domain === listed || domain.endsWith(`.${listed}`))
}

/** Channels for verification codes: text message or email. */
export const codeChannels = ['phone', 'email'] as const
export type CodeChannel = (typeof codeChannels)[number]

/** An installation's refused domains: `example.com`, without a protocol or an `@`. */
export const illegalEmailDomainsSchema = v.array(
  v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[^\s@/:.]+(?:\.[^\s@/:.]+)+$/, 'must be a domain, like «example.com»')),
  'must be a list of domains'
)

/** An email address in lower case. Lower-cased before the length check, because lower-casing can lengthen a text. */
export const emailSchema = v.pipe(
  normalizedText('email', 'field_email'),
  v.check(isEmail, message('field_email')),
  v.metadata({ format: 'email', maxLength: fieldLength.email.max })
)
/** A phone number of mainland China, or an email address. */
export const identifierSchema = v.pipe(
  normalizedText('identifier', 'field_identifier'),
  v.check((value) => phonePattern.test(value) || isEmail(value), message('field_identifier'))
)
/** Registration in Chinese accepts only an 11-digit phone number; in English an email address or a phone number (spec §5). */
export const registrationIdentifierSchema = (locale: Locale) => (registersByPhoneOnly(locale) ? phoneSchema : identifierSchema)
/** The password as typed. It never leaves the browser. */
export const passwordSchema = v.pipe(
  v.string(message('field_password')),
  v.check((value) => characterCount(value) >= fieldLength.password.min, message('field_password')),
  v.check((value) => characterCount(value) <= fieldLength.password.max, message('field_password'))
)
/** SHA-256 of the password as typed (UTF-8), as 64 lower-case hexadecimal digits. */
export const passwordHashSchema = v.pipe(
  v.optional(v.string(message('field_password')), ''),
  v.regex(passwordHashPattern, message('field_password'))
)
/** A code has digits only. Passport decides on the number of digits: the reference implementation requires `codeDigits`. */
export const captchaSchema = v.pipe(
  normalizedText('code', 'field_code'),
  v.minLength(fieldLength.captcha.min, message('field_code')),
  v.regex(/^\d*$/, message('field_code_digits')),
  v.maxLength(fieldLength.captcha.max, message('field_code_digits'))
)
/** The name of a company, on one line. */
export const companySchema = lineOfLength(fieldLength.company, 'field_company', 'field_company_long')
/** A job title, on one line. */
export const positionSchema = lineOfLength(fieldLength.position, 'field_position', 'field_position_long')
/** The industry of a visitor who requests a consultation or downloads a report, on one line. */
export const industrySchema = lineOfLength(fieldLength.industry, 'field_industry', 'field_industry')
/** The purpose of the account, on one line. */
export const purposeSchema = lineOfLength(fieldLength.purpose, 'field_purpose', 'field_purpose_long')

/** Body of `POST galaxy/login`. `phone` is a phone number or an email address (spec §3). */
export const loginRequestSchema = v.object({ phone: identifierSchema, password: passwordHashSchema })
export type LoginRequest = v.InferOutput<typeof loginRequestSchema>

/**
 * Purpose of a code: 1 register, 2 reset (spec §3); and, with a session, 3 bind a new phone number or email address,
 * 4 activate the bound email address, 5 confirm one's identity with an identifier of the account.
 */
export const codeTypes = ['1', '2', '3', '4', '5'] as const
export type CodeType = (typeof codeTypes)[number]
const codeTypeSchema = v.pipe(
  v.optional(v.string(message('field_code_type')), ''),
  v.picklist(codeTypes, message('field_code_type'))
)

/**
 * Query of `GET galaxy/user/get-code`, or the form of the POST that the site's own pages make. `proof` answers the task of a 428
 * (`code-proof.ts`).
 */
export const codeRequestSchema = v.object({
  phone: identifierSchema,
  type: codeTypeSchema,
  proof: v.optional(v.string(message('field_code_type')))
})

/** `data` of a 428 of get-code, while many codes are sent: a proof of work (`code-proof.ts`). */
export const proofTaskSchema = v.object({
  window: v.pipe(v.number(), v.integer(), v.minValue(0)),
  bits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32))
})

/** `data` of login and register as passport sends it; the edge removes the token before the answer reaches a browser. */
export const tokenSchema = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,512}$/)) })

/** `data` of a login as the browser gets it. `restored`: the login canceled a pending deletion of the account. */
export const loginDataSchema = v.object({ restored: v.optional(v.boolean(), false) })

/** `data` of a login, with a password or a passkey, as passport sends it. */
export const loggedInSchema = v.object({ ...tokenSchema.entries, ...loginDataSchema.entries })

/**
 * `data` of `galaxy/user/current-user` (spec §3, account profile). Its fields are written out, because every page loads it without
 * their rules.
 */
export const currentUserSchema = v.object({
  username: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  emailActivated: v.boolean(),
  company: v.string(),
  position: v.string(),
  purpose: v.string(),
  /** Roles at the desk; most accounts have none. */
  roles: v.optional(rolesSchema, [])
} satisfies Readonly<Record<ProfileField, v.GenericSchema<string>>> & v.ObjectEntries)
export type CurrentUser = v.InferOutput<typeof currentUserSchema>
