import { and, eq, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { m } from '../../../src/paraglide/messages'
import { Refusal, requestLocale } from '../../api/answer'
import { rejectInvalidContact } from '../contact'
import { certificationNotices, inquiries } from '../db/schema'
import type { MainHandler } from '../handler'
import { eraseInquiries } from '../inbox/erase'
import { openInquiry } from '../inbox/open'
import { referenceOf } from '../inbox/reference'
import { type Delivery, deliverAfterAnswer } from '../notifications/delivery'
import { assertSameSubmission, prepareSubmission } from '../submission'

interface Parts {
  db: DrizzleD1Database
  delivery: Delivery
  illegalDomains: readonly string[]
}

/**
 * `POST userInfo/certificationNotice` (JSON): stores a request for a notice when a certification opens; `data` is the receipt. A
 * repetition, by its `Idempotency-Key` or by its content, is stored once. Answers 400 (field), 422 (used key), 429.
 */
export function addCertificationNotice({
  db,
  delivery,
  illegalDomains
}: Parts): MainHandler<'POST /userInfo/certificationNotice'> {
  return async ({ c, idempotencyKey, body: request }) => {
    rejectInvalidContact(request, illegalDomains)
    const filing = await prepareSubmission(c, db, { idempotencyKey, request })
    const { trap, elapsed, ...fields } = request
    const [, [stored]] = await db.batch([
      db
        .insert(certificationNotices)
        .values({ ...fields, ...filing })
        .onConflictDoNothing({ target: certificationNotices.idempotencyKey }),
      db.select().from(certificationNotices).where(eq(certificationNotices.idempotencyKey, filing.idempotencyKey)),
      ...openInquiry(
        db,
        delivery.channels.staff,
        { kind: 'notice', subject: filing.id, locale: requestLocale(c), at: filing.createdAt },
        sql`EXISTS (SELECT 1 FROM ${certificationNotices} WHERE ${certificationNotices.id} = ${filing.id})`
      )
    ])
    const saved = assertSameSubmission(stored, filing)
    deliverAfterAnswer(delivery, c)
    const reference = referenceOf({ kind: 'notice', subject: saved.id })
    return { id: saved.id, reference, at: new Date(saved.createdAt).toISOString() }
  }
}

const isAbout = (receipt: string) => and(eq(inquiries.kind, 'notice'), eq(inquiries.subject, receipt))

/** `POST userInfo/withdrawNotice` (JSON): erases the typed data and closes the inquiry. Answers 404 (`receipt`). */
export function withdrawCertificationNotice({ db }: Pick<Parts, 'db'>): MainHandler<'POST /userInfo/withdrawNotice'> {
  return async ({ body: { receipt }, arrivedAt: at }) => {
    const [known] = await db.batch([
      db.select({ id: inquiries.id }).from(inquiries).where(isAbout(receipt)),
      ...eraseInquiries(db, { among: isAbout(receipt), actor: null, at })
    ])
    if (known.length === 0) throw new Refusal(404, m.service_receipt_unknown, { field: 'receipt' })
  }
}
