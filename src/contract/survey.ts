import * as v from 'valibot'
import { momentSchema, type QueryMessage } from './content'

const message = <Key extends QueryMessage>(key: Key): Key => key

/** Reasons of the feedback on a document (spec §2), in the order of the form. */
export const surveyReasons = ['missing', 'unclear', 'wrong', 'other'] as const
export type SurveyReason = (typeof surveyReasons)[number]

export const ticketPrefix = 'GX-'
/** Letters and digits of a ticket number after its prefix, without 0, 1, I and O, which are easily confused. */
export const ticketCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Number of those characters in a ticket number. */
export const ticketLength = 10
const ticketPattern = /^GX-[2-9A-HJ-NP-Z]{10}$/

/** `data` of `POST userInfo/userSatisfactionSurvey`. */
export const surveySavedSchema = v.object({ ticket: v.pipe(v.string(), v.regex(ticketPattern)) })

/** The same as pages read it: another main than the reference one may store feedback without giving it a ticket. */
export const surveyReceiptSchema = v.fallback(v.partial(surveySavedSchema), {})
export type SurveyReceipt = v.InferOutput<typeof surveyReceiptSchema>

/**
 * Query of `GET userInfo/surveyTicket`. The ticket is typed by hand, so surrounding space and lower case are accepted,
 * and a space or nothing in place of the hyphen.
 */
export const ticketRequestSchema = v.object({
  ticket: v.pipe(
    v.optional(v.string(message('field_ticket')), ''),
    v.trim(),
    v.toUpperCase(),
    v.transform((typed) => typed.replace(/^GX[\s-]*/, ticketPrefix)),
    v.regex(ticketPattern, message('field_ticket'))
  )
})

/** `received`, then `reading`; finally `fixed` (the document was changed) or `answered` (it was not). */
export const ticketStates = ['received', 'reading', 'fixed', 'answered'] as const
export type TicketState = (typeof ticketStates)[number]

/**
 * `data` of `GET userInfo/surveyTicket`. It omits the feedback's text and the email address, since anyone with the ticket number
 * can read it.
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
