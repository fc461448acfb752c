import * as v from 'valibot'
import { codeTypes } from './account'

/** One verification code that left passport, as the local outbox lists it. `sentAt` is ISO 8601. */
export const sentCodeSchema = v.object({
  to: v.string(),
  type: v.picklist(codeTypes),
  code: v.string(),
  sentAt: v.string()
})
export type SentCode = v.InferOutput<typeof sentCodeSchema>
