import * as v from 'valibot'
import { emailSchema, phoneSchema, textOfLength, usernameSchema } from './account'
import { fieldLength } from './limits'

/** Editions that a consultation can be about (spec §1); each has its own success message (spec §4). */
export const editions = ['free', 'single', 'standard', 'advanced'] as const
export type Edition = (typeof editions)[number]

/** Body of `POST add/userInfo`, a consultation (spec §3), in the order in which fields are checked. */
export const userInfoRequestSchema = v.object({
  name: usernameSchema,
  phone: phoneSchema,
  /** Work e-mail. */
  email: emailSchema,
  industry: textOfLength(fieldLength.industry, 'field_industry', 'field_industry'),
  questions: textOfLength(fieldLength.questions, 'field_questions', 'field_questions'),
  edition: v.optional(v.picklist(editions, 'field_edition'))
})
export type UserInfoRequest = v.InferOutput<typeof userInfoRequestSchema>

/** Header that names a submission: sent again with the same key, it is answered again and stored once. */
export const idempotencyKeyHeader = 'Idempotency-Key'
export const idempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))

/** `data` of `add/userInfo`. */
export const userInfoSavedSchema = v.object({ id: v.string() })
