import * as v from 'valibot'
import {
  companySchema,
  emailSchema,
  type FieldMessage,
  phoneSchema,
  positionSchema,
  textOfLength,
  trimmedText,
  usernameSchema
} from './account'
import { fieldLength } from './limits'
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

/** Milliseconds; a form filled in faster comes from a program. */
export const minFillingTime = 2000

/**
 * Milliseconds from showing the form to sending it, as the page's script measured. Too short a time comes from a
 * program. A form that the browser posts itself has none.
 */
export const elapsedSchema = v.optional(
  v.pipe(
    v.number(message('field_elapsed')),
    v.check((milliseconds) => milliseconds >= minFillingTime, message('field_elapsed'))
  )
)

/** A consultation (spec §3), in the order in which fields are checked. A body without `kind` is a consultation. */
export const consultationRequestSchema = v.object({
  kind: v.optional(v.literal('consultation', message('field_kind'))),
  name: usernameSchema,
  phone: phoneSchema,
  /** Work e-mail. */
  email: emailSchema,
  industry: textOfLength(fieldLength.industry, 'field_industry', 'field_industry'),
  questions: textOfLength(fieldLength.questions, 'field_questions', 'field_questions'),
  edition: v.optional(v.picklist(editions, 'field_edition')),
  trap: honeypotSchema,
  elapsed: elapsedSchema
})

/** Choices of a prospective partner (spec §3), in the order of the form. */
export const partnerWants = ['download', 'trial', 'partner', 'talk', 'project'] as const
export type PartnerWant = (typeof partnerWants)[number]

const needsSchema = v.pipe(
  trimmedText('field_needs'),
  // A form posted by the browser has CRLF line breaks; one sent by a script has LF.
  v.transform((text) => text.replaceAll('\r\n', '\n')),
  v.check((text) => isWritable(text) && characterCount(text) <= fieldLength.needs.max, message('field_needs'))
)

const wantsSchema = v.pipe(
  v.optional(v.array(v.picklist(partnerWants, message('field_wants')), message('field_wants')), []),
  v.check((given) => given.length > 0, message('field_wants')),
  v.transform((given) => partnerWants.filter((want) => given.includes(want)))
)

/**
 * A partner's request (spec §3), in the order in which fields are checked. The spec limits neither the city nor the
 * needs, so they get the limits of a consultation's company and questions.
 */
export const partnerRequestSchema = v.object(
  {
    kind: v.literal('partner', message('field_kind')),
    name: usernameSchema,
    phone: phoneSchema,
    email: emailSchema,
    company: companySchema,
    position: positionSchema,
    city: textOfLength(fieldLength.city, 'field_city', 'field_city'),
    needs: needsSchema,
    wants: wantsSchema,
    trap: honeypotSchema,
    elapsed: elapsedSchema
  },
  // Only a missing kind fails here; other fields have messages of their own.
  message('field_kind')
)
export type PartnerRequest = v.InferOutput<typeof partnerRequestSchema>

/** Body of `POST add/userInfo`. */
export const userInfoRequestSchema = v.variant('kind', [consultationRequestSchema, partnerRequestSchema], message('field_kind'))
export type UserInfoRequest = v.InferOutput<typeof userInfoRequestSchema>

/** Header with the key of a submission: a repeated key gets the same answer and is stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** `data` of `add/userInfo`. */
export const userInfoSavedSchema = v.object({ id: v.string() })
