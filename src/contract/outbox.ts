import * as v from 'valibot'
import { codeTypes } from './account'
import { fieldLength } from './limits'
import { characterCount } from './text'

/** A verification code that passport sends. `to` is a phone number or an e-mail address. */
export const codeMessageSchema = v.object({
  to: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((value) => characterCount(value) <= fieldLength.email.max)
  ),
  type: v.picklist(codeTypes),
  code: v.pipe(v.string(), v.regex(/^\d{6}$/))
})
export type CodeMessage = v.InferOutput<typeof codeMessageSchema>

/** A verification code as the local outbox lists it. `sentAt` is ISO 8601. */
export const sentCodeSchema = v.object({ ...codeMessageSchema.entries, sentAt: v.string() })
export type SentCode = v.InferOutput<typeof sentCodeSchema>
