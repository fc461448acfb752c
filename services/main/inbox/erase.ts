import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { InquiryKind } from '../../../src/contract/inbox'
import { log } from '../../api/log'
import { consultations, downloadRecords, inquiries, inquiryEvents, notifications, partnerRequests, surveys } from '../db/schema'

/**
 * The statements that erase what the visitors typed, what staff wrote about it, and the mails with it that have not left. The
 * inquiries stay, with their history and with what says nothing about a person. The digests and keys go too, because a digest tells
 * who knows the text that it was right; the same form can then be sent again.
 * @param which condition on the inquiries
 * @param actor passport's id of the account; null for the nightly job and for the visitor
 */
export function eraseInquiries(db: DrizzleD1Database, which: SQL | undefined, actor: string | null, at: number) {
  const erased = and(which, isNull(inquiries.erasedAt))
  const subjects = (kind: InquiryKind) =>
    db
      .select({ subject: inquiries.subject })
      .from(inquiries)
      .where(and(eq(inquiries.kind, kind), erased))
  const ids = db.select({ id: inquiries.id }).from(inquiries).where(erased)
  const replies = db
    .select({ reference: sql`CAST(${inquiryEvents.id} AS TEXT)` })
    .from(inquiryEvents)
    .where(inArray(inquiryEvents.inquiry, ids))
  return [
    db
      .update(consultations)
      .set({ name: '', phone: '', email: '', industry: '', questions: '', idempotencyKey: sql`${consultations.id}`, digest: '' })
      .where(inArray(consultations.id, subjects('consultation'))),
    db
      .update(partnerRequests)
      .set({
        name: '',
        phone: '',
        email: '',
        company: '',
        position: '',
        city: '',
        needs: '',
        idempotencyKey: sql`${partnerRequests.id}`,
        digest: ''
      })
      .where(inArray(partnerRequests.id, subjects('partner'))),
    db
      .update(surveys)
      .set({ email: null, description: '', reply: null, idempotencyKey: sql`${surveys.ticket}`, digest: '' })
      .where(inArray(surveys.ticket, subjects('feedback'))),
    db
      .update(downloadRecords)
      .set({ name: null, phone: null, email: null, industry: null, idempotencyKey: sql`${downloadRecords.id}`, digest: '' })
      .where(inArray(downloadRecords.id, subjects('download'))),
    db
      .delete(notifications)
      .where(
        and(eq(notifications.subject, 'reply'), isNull(notifications.deliveredAt), inArray(notifications.reference, replies))
      ),
    db.update(inquiryEvents).set({ text: null }).where(inArray(inquiryEvents.inquiry, ids)),
    db
      .insert(inquiryEvents)
      .select(
        sql`SELECT NULL, ${inquiries.id}, ${at}, ${actor}, 'erased', NULL, NULL, NULL, 0 FROM ${inquiries} WHERE ${erased}`
      ),
    db
      .update(inquiries)
      .set({ erasedAt: at, changedAt: at, revision: sql`${inquiries.revision} + 1` })
      .where(erased)
  ] as const
}

/** Erases what was not touched for so many days. The nightly job. */
export async function eraseExpired(db: DrizzleD1Database, days: number, now: number): Promise<void> {
  const results = await db.batch(eraseInquiries(db, lte(inquiries.changedAt, now - days * 86_400_000), null, now))
  const erased = results[results.length - 1]?.meta.changes
  log('info', { event: 'inquiries-erased', erased })
}
