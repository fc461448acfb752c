import * as v from 'valibot'
import { feedbackForm } from '~/contract/feedback-form'
import type { Locale } from '~/contract/locale'
import { type Ticket, ticketRequestSchema, ticketSchema } from '~/contract/survey'
import { formAnswer } from '~/features/forms/form-answer'
import { edgeContext } from '~/lib/edge-context'
import { fetchMain } from '~/lib/page-data'
import { validOrNotFound } from '~/lib/route-validation'
import { m } from '~/paraglide/messages'

/** What became of the ticket that was asked for. */
export type Lookup =
  | { state: 'not-asked' }
  | { state: 'ok'; ticket: Ticket }
  /** What was typed is no number of a ticket, or there is no such ticket. */
  | { state: 'malformed' | 'notFound'; typed: string }
  | { state: 'unavailable'; typed: string }

/** Query of the page. Who types a number wrong is told so, rather than that there is no such page. */
const searchSchema = v.object({ ticket: v.optional(v.pipe(v.string(), v.maxLength(80))) })

/** What the page of feedback shows: a ticket's state, or the answer to a form that the browser posted by itself. */
export async function loadFeedback(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { ticket } = validOrNotFound(searchSchema, search)
  const head = { title: m.feedback_title({}, { locale }), description: m.feedback_description({}, { locale }) }
  return { lookup: await lookUp(ticket), answer: formAnswer(feedbackForm), head }
}

async function lookUp(typed: string | undefined): Promise<Lookup> {
  if (typed === undefined) return { state: 'not-asked' }
  const asked = v.safeParse(ticketRequestSchema, { ticket: typed })
  if (!asked.success) return { state: 'malformed', typed }
  const answer = await fetchMain({ path: 'userInfo/surveyTicket', query: asked.output, data: ticketSchema })
  if (answer.state === 'ok') return { state: 'ok', ticket: answer.data }
  if (answer.state === 'notFound') return { state: 'notFound', typed }
  edgeContext()?.reportUnavailable()
  return { state: 'unavailable', typed }
}
