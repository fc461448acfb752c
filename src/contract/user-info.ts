import * as v from 'valibot'
import {
  companySchema,
  contactPhoneSchema,
  emailSchema,
  type FieldMessage,
  industrySchema,
  lineOfLength,
  linesOfLength,
  positionSchema,
  trimmedText,
  usernameSchema
} from './account'
import { momentSchema } from './content'
import { fieldLength } from './limits'
import type { Locale } from './locale'
import { characterCount, isWritable } from './text'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Editions that a consultation can be about (spec §1); each has its own success message (spec §4). */
export const editions = ['free', 'single', 'standard', 'advanced'] as const
export type Edition = (typeof editions)[number]

/** Honeypot: a hidden field that only a program fills in. */
export const honeypotSchema = v.pipe(
  v.optional(v.string(message('field_trap')), ''),
  v.check((text) => text === '', message('field_trap'))
)

/** Milliseconds; a visit that sends a form earlier is a program's. The site's own page waits until then. */
export const minFillingTime = 2000

/**
 * Milliseconds from the start of the visit to sending the form, as the page's script measured. Too short a time comes from
 * a program. A form that the browser posts itself has none.
 */
export const elapsedSchema = v.optional(
  v.pipe(
    v.number(message('field_elapsed')),
    v.check((milliseconds) => milliseconds >= minFillingTime, message('field_elapsed'))
  )
)

export const questionsSchema = linesOfLength(fieldLength.questions, 'field_questions', 'field_questions')

/** A consultation (spec §3), in the order in which fields are checked. A body without `kind` is a consultation. */
export const consultationRequestSchema = (locale: Locale) =>
  v.object({
    kind: v.optional(v.literal('consultation', message('field_kind'))),
    name: usernameSchema,
    phone: contactPhoneSchema(locale),
    /** Work e-mail. */
    email: emailSchema,
    industry: industrySchema,
    questions: questionsSchema,
    edition: v.optional(v.picklist(editions, 'field_edition')),
    trap: honeypotSchema,
    elapsed: elapsedSchema
  })

/** Choices of a prospective partner (spec §3), in the order of the form. */
export const partnerWants = ['download', 'trial', 'partner', 'talk', 'project'] as const
export type PartnerWant = (typeof partnerWants)[number]

export const citySchema = lineOfLength(fieldLength.city, 'field_city', 'field_city')

export const needsSchema = v.pipe(
  trimmedText('field_needs'),
  // A form posted by the browser has CRLF line breaks; one sent by a script has LF.
  v.transform((text) => text.replaceAll('\r\n', '\n')),
  v.check((text) => isWritable(text) && characterCount(text) <= fieldLength.needs.max, message('field_needs'))
)

export const wantsSchema = v.pipe(
  v.optional(v.array(v.picklist(partnerWants, message('field_wants')), message('field_wants')), []),
  v.check((given) => given.length > 0, message('field_wants')),
  v.transform((given) => partnerWants.filter((want) => given.includes(want)))
)

/** The edition that a trial is applied for; empty in a partner's request. */
export const trialEditionSchema = v.pipe(
  v.optional(v.picklist(['', ...editions], message('field_edition')), ''),
  v.transform((edition) => edition || undefined)
)

/**
 * A partner's request or an application for a trial (spec §3), in the order in which fields are checked. The spec limits neither
 * the city nor the needs, so they get the limits of a consultation's company and questions.
 */
export const partnerRequestSchema = (locale: Locale) =>
  v.object(
    {
      kind: v.literal('partner', message('field_kind')),
      edition: trialEditionSchema,
      name: usernameSchema,
      phone: contactPhoneSchema(locale),
      email: emailSchema,
      company: companySchema,
      position: positionSchema,
      city: citySchema,
      needs: needsSchema,
      wants: wantsSchema,
      trap: honeypotSchema,
      elapsed: elapsedSchema
    },
    // Only a missing kind fails here; other fields have messages of their own.
    message('field_kind')
  )
/** Body of `POST add/userInfo`. */
export const userInfoRequestSchema = (locale: Locale) =>
  v.variant('kind', [consultationRequestSchema(locale), partnerRequestSchema(locale)], message('field_kind'))
export type UserInfoRequest = v.InferOutput<ReturnType<typeof userInfoRequestSchema>>

/**
 * Whether the request applies for a trial, which is for logged-in users (spec §6): it names the edition. A trial or a download
 * among the wants of a partner's request is an interest.
 */
export const isTrialApplication = (request: UserInfoRequest): boolean =>
  request.kind === 'partner' && request.edition !== undefined

/** Header with the key of a submission: a repeated key gets the same answer and is stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyPattern = /^[\w-]{8,64}$/
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(idempotencyKeyPattern))

/** `data` of `add/userInfo`. Another main than the reference one may leave out what the visitor is shown. */
export const userInfoSavedSchema = v.object({
  id: v.string(),
  /** The number by which staff know the submission. */
  number: v.optional(v.number()),
  /** When it was stored. */
  at: v.optional(momentSchema)
})
export type UserInfoSaved = v.InferOutput<typeof userInfoSavedSchema>
