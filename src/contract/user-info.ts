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
  v.pipe(
    v.number(message('field_elapsed')),
    v.finite(message('field_elapsed')),
    v.minValue(minFillingTime, message('field_elapsed'))
  )
)

/** Header with the key of a submission: a repeated key gets the same answer and is stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeyPattern = /^[\w-]{8,64}$/
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(idempotencyKeyPattern))

/** `data` of `add/userInfo`. */
export const userInfoSavedSchema = v.object({
  id: v.string(),
  /** The number by which staff know the submission. */
  reference: v.string(),
  /** When it was stored. */
  at: momentSchema
})

/** A value that pages can do without: undefined if it is absent or unreadable. */
const ifReadable = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

/**
 * `data` of `add/userInfo` as pages read it. Another main than the reference one may answer with `status` 200 alone, or with an id
 * of its own kind: the submission is stored, and a page that took the answer for a failure would make the visitor send it again.
 */
export const userInfoReceiptSchema = v.fallback(
  v.object({
    id: ifReadable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    reference: ifReadable(userInfoSavedSchema.entries.reference),
    at: ifReadable(userInfoSavedSchema.entries.at)
  }),
  {}
)
export type UserInfoReceipt = v.InferOutput<typeof userInfoReceiptSchema>
