import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { ticketCharacters, ticketLength, ticketPrefix } from '../../../src/contract/survey'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { rejectInvalidContact } from '../contact'
import { surveys } from '../db/schema'
import type { MainHandler } from '../handler'
import { openInquiry, promisedWorkingDays } from '../inbox/open'
import { type Delivery, deliverAfterAnswer } from '../notifications/delivery'
import { assertSameSubmission, prepareSubmission } from '../submission'
import { workingDayAfter } from '../working-days'

interface Parts {
  db: DrizzleD1Database
  delivery: Delivery
  illegalDomains: readonly string[]
}

/** A random ticket number. The 32 characters divide 256, so a random byte chooses each with equal probability. */
function newTicket(): string {
  const chosen = [...randomBytes(ticketLength)].map((byte) => ticketCharacters[byte % ticketCharacters.length])
  return ticketPrefix + chosen.join('')
}

/**
 * `POST userInfo/userSatisfactionSurvey` (JSON): stores feedback on a document; `data` is its ticket. A repetition, by its
 * `Idempotency-Key` or by its content, is stored once and gets the same ticket. Answers 400 (field), 422 (used key), 429.
 */
export function addSurvey({ db, delivery, illegalDomains }: Parts): MainHandler<'POST /userInfo/userSatisfactionSurvey'> {
  return async ({ c, idempotencyKey, body: request }) => {
    rejectInvalidContact({ email: request.email }, illegalDomains)
    const filing = await prepareSubmission(c, db, { idempotencyKey, request })
    const { id: _, ...filed } = filing
    const { id, email, trap, elapsed, ...given } = request
    const ticket = newTicket()
    const row = { ...given, ...filed, ticket, documentId: id, email: email || null }
    const [, [saved]] = await db.batch([
      db
        .insert(surveys)
        .values({ ...row, state: 'received', changedAt: filed.createdAt })
        .onConflictDoNothing({ target: surveys.idempotencyKey }),
      db
        .select({ ticket: surveys.ticket, digest: surveys.digest })
        .from(surveys)
        .where(eq(surveys.idempotencyKey, filed.idempotencyKey)),
      ...openInquiry(
        db,
        delivery.channels.staff,
        { kind: 'feedback', subject: ticket, locale: request.locale, at: filed.createdAt },
        sql`EXISTS (SELECT 1 FROM ${surveys} WHERE ${surveys.ticket} = ${ticket})`
      )
    ])
    const answer = { ticket: assertSameSubmission(saved, filing).ticket }
    deliverAfterAnswer(delivery, c)
    return answer
  }
}

/**
 * `GET userInfo/surveyTicket`: the state of the feedback and the reply, without the feedback's text. Answers 400, 404 (`ticket`).
 */
export function showTicket({ db }: Pick<Parts, 'db'>): MainHandler<'GET /userInfo/surveyTicket'> {
  return async ({ query: { ticket } }) => {
    const [row] = await db.select().from(surveys).where(eq(surveys.ticket, ticket))
    if (!row) throw new Refusal(404, m.service_ticket_unknown, { field: 'ticket' })
    return {
      ticket,
      state: row.state,
      version: row.version,
      id: row.documentId,
      createdAt: new Date(row.createdAt).toISOString(),
      changedAt: new Date(row.changedAt).toISOString(),
      answeredBy: workingDayAfter(row.createdAt, promisedWorkingDays.feedback),
      reply: row.reply
    }
  }
}
