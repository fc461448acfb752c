import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { surveys } from '../db/schema'
import type { MainHandler } from '../handler'
import { fileSubmission, savedAs } from '../submission'
import { workingDayAfter } from '../working-days'

interface Parts {
  db: DrizzleD1Database
}

/** Working days within which feedback is answered (spec §9). */
const workingDays = 7

/**
 * Excludes 0, 1, I and O, which are easily confused. 32 letters divide 256, so a random byte chooses each with equal
 * probability.
 */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newTicket = () => `GX-${[...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('')}`

/**
 * `POST userInfo/userSatisfactionSurvey` (JSON, with `Idempotency-Key`): stores feedback on a document; `data` is its
 * ticket. A repeated key is stored once and gets the same ticket. Answers 400 (field), 422 (used key), 429.
 */
export function addSurvey({ db }: Parts): MainHandler<'POST /userInfo/userSatisfactionSurvey'> {
  return async ({ c, idempotencyKey: key, body: request }) => {
    const filing = await fileSubmission(c, db, key, request)
    const { id: _, ...filed } = filing
    const { version, id, locale, reasons, description } = request
    const row = { ...filed, ticket: newTicket(), version, documentId: id, locale, reasons, description }
    const [, [saved]] = await db.batch([
      db
        .insert(surveys)
        .values({ ...row, state: 'received', changedAt: filed.createdAt })
        .onConflictDoNothing({ target: surveys.idempotencyKey }),
      db.select({ ticket: surveys.ticket, digest: surveys.digest }).from(surveys).where(eq(surveys.idempotencyKey, key))
    ])
    return { ticket: savedAs(saved, filing).ticket }
  }
}

/** `GET userInfo/surveyTicket`: the state of the feedback, without its text. Answers 400, 404 (`ticket`). */
export function showTicket({ db }: Parts): MainHandler<'GET /userInfo/surveyTicket'> {
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
      answeredBy: workingDayAfter(row.createdAt, workingDays)
    }
  }
}
