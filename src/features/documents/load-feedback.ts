import * as v from 'valibot'
import { feedbackForm } from '~/contract/forms/feedback'
import type { Locale } from '~/contract/locale'
import { type Ticket, ticketRequestSchema, ticketSchema } from '~/contract/survey'
import { formAnswer } from '~/features/forms/form-answer'
import { edgeContext } from '~/lib/edge-context'
import { fetchMain } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'

/** Result of looking up a ticket. */
export type Lookup =
  | { state: 'none' }
  | { state: 'ok'; ticket: Ticket }
  /** The input is not a ticket number, or the ticket does not exist. */
  | { state: 'malformed' | 'notFound'; input: string }
  | { state: 'unavailable'; input: string }

/** Query of the page. A mistyped number shows an error instead of a 404. */
const searchSchema = v.object({ ticket: v.optional(v.string()) })

/** Loads a ticket's status, or the answer to feedback posted without scripts. */
export async function loadFeedback(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { ticket } = validOrNotFound(searchSchema, search)
  const head = { title: m.feedback_title({}, { locale }), description: m.feedback_description({}, { locale }) }
  return { lookup: await lookUp(ticket), answer: formAnswer(feedbackForm), head }
}

async function lookUp(input: string | undefined): Promise<Lookup> {
  if (input === undefined) return { state: 'none' }
  const request = v.safeParse(ticketRequestSchema, { ticket: input })
  if (!request.success) return { state: 'malformed', input }
  const answer = await fetchMain({ call: 'GET /userInfo/surveyTicket', query: request.output, data: ticketSchema })
  if (answer.state === 'ok') return { state: 'ok', ticket: answer.data }
  if (answer.state === 'notFound') return { state: 'notFound', input }
  edgeContext()?.reportUnavailable()
  return { state: 'unavailable', input }
}
