import * as v from 'valibot'
import { codeTypes } from './account'
import { codeDigits, fieldLength } from './limits'
import { characterCount } from './text'

/** A phone number or an email address. */
const recipientSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((value) => characterCount(value) <= fieldLength.email.max)
)

/** A verification code that passport sends. */
export const codeMessageSchema = v.object({
  to: recipientSchema,
  type: v.picklist(codeTypes),
  code: v.pipe(v.string(), v.regex(new RegExp(`^\\d{${codeDigits}}$`)))
})
export type CodeMessage = v.InferOutput<typeof codeMessageSchema>

/** A verification code as the local outbox lists it. `sentAt` is ISO 8601. */
export const sentCodeSchema = v.object({ ...codeMessageSchema.entries, sentAt: v.string() })
export type SentCode = v.InferOutput<typeof sentCodeSchema>

/** Any other message that a service sends: a mail, or a text message, whose subject only the outbox shows. */
export const outboxMessageSchema = v.object({ to: recipientSchema, subject: v.string(), text: v.string() })
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>

/** A message as the local outbox lists it. `sentAt` is ISO 8601. */
export const sentMessageSchema = v.object({ ...outboxMessageSchema.entries, sentAt: v.string() })
export type SentMessage = v.InferOutput<typeof sentMessageSchema>
