import * as v from 'valibot'
import { type FieldMessage, isEmail } from './account'
import { momentSchema, type QueryMessage } from './content'
import { fieldLength } from './limits'
import { locales } from './locale'
import { normalizeTyped } from './normalize'
import { characterCount, isWritable } from './text'
import { elapsedSchema, honeypotSchema } from './user-info'

const message = <Key extends FieldMessage | QueryMessage>(key: Key): Key => key

/** Reasons of the feedback on a document (spec §2), in the order of the form. */
export const surveyReasons = ['missing', 'unclear', 'wrong', 'other'] as const
export type SurveyReason = (typeof surveyReasons)[number]

/**
 * Body of `POST userInfo/userSatisfactionSurvey` (JSON), in the order in which fields are checked.
 */
export const surveyRequestSchema = v.object({
  /** Version of the documents, as in the address: `v1.4`, `latest`. */
  version: v.pipe(
    v.optional(v.string(message('field_document')), ''),
    v.regex(/^[a-z0-9][a-z0-9.-]{0,19}$/, message('field_document'))
  ),
  /** Id of the document, as in the address. */
  id: v.pipe(
    v.optional(v.string(message('field_document')), ''),
    v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, message('field_document'))
  ),
  /** The language in which the document was read. */
  locale: v.pipe(v.optional(v.string(message('field_document')), ''), v.picklist(locales, message('field_document'))),
  reasons: v.pipe(
    v.optional(v.array(v.picklist(surveyReasons, message('field_reasons')), message('field_reasons')), []),
    v.check((given) => given.length > 0, message('field_reasons')),
    v.transform((given) => surveyReasons.filter((reason) => given.includes(reason)))
  ),
  description: v.pipe(
    v.optional(v.string(message('field_description')), ''),
    v.trim(),
    // A form posted by the browser has CRLF line breaks; one sent by a script has LF.
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    v.check((text) => isWritable(text) && characterCount(text) <= fieldLength.questions.max, message('field_description'))
  ),
  /** Where an answer is wanted besides the ticket's page; empty for nowhere. */
  email: v.pipe(
    v.optional(v.string(message('field_email')), ''),
    v.transform((typed) => normalizeTyped('email', typed)),
    v.check((value) => value === '' || isEmail(value), message('field_email'))
  ),
  trap: honeypotSchema,
  elapsed: elapsedSchema
})
/** Ticket number: `GX-` and ten letters and digits, without those that are easily confused. */
export const ticketPattern = /^GX-[2-9A-HJ-NP-Z]{10}$/

/** `data` of `POST userInfo/userSatisfactionSurvey`. */
export const surveySavedSchema = v.object({ ticket: v.pipe(v.string(), v.regex(ticketPattern)) })

/**
 * Query of `GET userInfo/surveyTicket`. The ticket is typed by hand, so surrounding space and lower case are accepted,
 * and a space or nothing in place of the hyphen.
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

/** `received`, then `reading`; finally `fixed` (the document was changed) or `answered` (it was not). */
export const ticketStates = ['received', 'reading', 'fixed', 'answered'] as const
export type TicketState = (typeof ticketStates)[number]

/**
 * `data` of `GET userInfo/surveyTicket`. It omits the feedback's text and the e-mail address, since anyone with the ticket number can
 * read it.
 */
export const ticketSchema = v.object({
  ticket: v.string(),
  state: v.picklist(ticketStates),
  version: v.string(),
  id: v.string(),
  createdAt: momentSchema,
  /** Time of the last change of state. */
  changedAt: momentSchema,
  /** The latest day for an answer (spec §9: within 7 working days), in China's time zone. */
  answeredBy: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** The answer of staff, if they published one: plain text. */
  reply: v.nullable(v.string())
})
export type Ticket = v.InferOutput<typeof ticketSchema>
