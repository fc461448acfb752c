import * as v from 'valibot'
import type { FieldMessage } from './account'
import { momentSchema, type QueryMessage } from './content'
import { fieldLength } from './limits'
import { locales } from './locale'
import { characterCount, isWritable } from './text'
import { elapsedSchema, trapSchema } from './user-info'

const message = <Key extends FieldMessage | QueryMessage>(key: Key): Key => key

/** Reasons of the feedback on a document (spec §2), in the order of the form. */
export const surveyReasons = ['missing', 'unclear', 'wrong', 'other'] as const
export type SurveyReason = (typeof surveyReasons)[number]

/** Body of `POST userInfo/userSatisfactionSurvey` (JSON, with `Idempotency-Key`), in the order in which fields are checked. */
export const surveyRequestSchema = v.object({
  /** Version of the documents as the address has it: `v1.4`, `latest`. */
  version: v.pipe(
    v.optional(v.string(message('field_document')), ''),
    v.regex(/^[a-z0-9][a-z0-9.-]{0,19}$/, message('field_document'))
  ),
  /** Id of the document as the address has it. */
  id: v.pipe(
    v.optional(v.string(message('field_document')), ''),
    v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, message('field_document'))
  ),
  /** The language that the document was read in. */
  locale: v.pipe(v.optional(v.string(message('field_document')), ''), v.picklist(locales, message('field_document'))),
  reasons: v.pipe(
    v.optional(v.array(v.picklist(surveyReasons, message('field_reasons')), message('field_reasons')), []),
    v.check((given) => given.length > 0, message('field_reasons')),
    v.transform((given) => surveyReasons.filter((reason) => given.includes(reason)))
  ),
  description: v.pipe(
    v.optional(v.string(message('field_description')), ''),
    v.trim(),
    // A browser that posts the form itself writes line breaks as two characters, and scripts as one.
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    v.check((text) => isWritable(text) && characterCount(text) <= fieldLength.questions.max, message('field_description'))
  ),
  trap: trapSchema,
  elapsed: elapsedSchema
})
export type SurveyRequest = v.InferOutput<typeof surveyRequestSchema>

/** Number of a ticket: `GX-` and ten letters and digits that are not mistaken for each other. */
export const ticketPattern = /^GX-[2-9A-HJ-NP-Z]{10}$/

/** `data` of `POST userInfo/userSatisfactionSurvey`. */
export const surveySavedSchema = v.object({ ticket: v.pipe(v.string(), v.regex(ticketPattern)) })

/**
 * Query of `GET userInfo/surveyTicket`. Typed by hand, so space around it and lower case are taken, and space or nothing for the
 * hyphen.
 */
export const ticketRequestSchema = v.object({
  ticket: v.pipe(
    v.optional(v.string(message('field_ticket')), ''),
    v.trim(),
    v.toUpperCase(),
    v.transform((typed) => typed.replace(/^GX[\s-]*/, 'GX-')),
    v.regex(ticketPattern, message('field_ticket'))
  )
})

/** `received`, then `reading`; in the end `fixed` (the document was changed) or `answered` (it was not). */
export const ticketStates = ['received', 'reading', 'fixed', 'answered'] as const
export type TicketState = (typeof ticketStates)[number]

/** `data` of `GET userInfo/surveyTicket`: nothing of what was written, since whoever knows the number may ask. */
export const ticketSchema = v.object({
  ticket: v.string(),
  state: v.picklist(ticketStates),
  version: v.string(),
  id: v.string(),
  createdAt: momentSchema,
  /** When the state changed last. */
  changedAt: momentSchema,
  /** By when it is answered at the latest (spec §9: within 7 working days). A day in China's time. */
  answeredBy: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
})
export type Ticket = v.InferOutput<typeof ticketSchema>
