import * as v from 'valibot'
import type { FieldMessage } from './account'
import { momentSchema } from './content'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Editions that a consultation can be about (spec §1); each has its own success message (spec §4). */
export const editions = ['free', 'single', 'standard', 'advanced'] as const
export type Edition = (typeof editions)[number]

/** Honeypot: a hidden field that only a program fills in. */
export const honeypotSchema = v.pipe(v.optional(v.string(message('field_trap')), ''), v.value('', message('field_trap')))

/** Milliseconds; a visit that sends a form earlier is a program's. The site's own page waits until then. */
export const minFillingTime = 2000

/**
 * Milliseconds from the start of the visit to sending the form, as the page's script measured. Too short a time comes from
 * a program. A form that the browser posts itself has none.
 */
export const elapsedSchema = v.optional(
  v.pipe(v.number(message('field_elapsed')), v.minValue(minFillingTime, message('field_elapsed')))
)

/** Header with the key of a submission: a repeated key gets the same answer and is stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyPattern = /^[\w-]{8,64}$/
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(idempotencyKeyPattern))

/** `data` of `add/userInfo`. Another main than the reference one may omit `reference` and `at`. */
export const userInfoSavedSchema = v.object({
  id: v.string(),
  /** The number by which staff know the submission. */
  reference: v.optional(v.string()),
  /** When it was stored. */
  at: v.optional(momentSchema)
})
export type UserInfoSaved = v.InferOutput<typeof userInfoSavedSchema>
