import { and, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { InquiryKind } from '../../../src/contract/inbox'
import { log } from '../../api/log'
import { erasedColumns, hasTexts } from '../../api/personal-data'
import { inquiries, inquiryEvents, notifications, surveys } from '../db/schema'
import { mainPersonalData } from '../personal-data'
import { isOpenInquiry } from './conditions'
import { submissionTables } from './submissions'

/** An inquiry that matches still has something to erase, or is still open: also one that was erased before and got a text since. */
export function needsErasing(db: DrizzleD1Database, which: SQL | undefined): SQL | undefined {
  const ofInquiry = and(eq(inquiryEvents.inquiry, inquiries.id), hasTexts(inquiryEvents, mainPersonalData.inquiryEvents))
  const said = db.select({ id: inquiryEvents.id }).from(inquiryEvents).where(ofInquiry)
  const typed = submissionTables.map(({ kind, table, id, fates }) =>
    and(
      eq(inquiries.kind, kind),
      exists(
        db
          .select({ id })
          .from(table)
          .where(and(eq(id, inquiries.subject), hasTexts(table, fates, id)))
      )
    )
  )
  return and(which, or(isNull(inquiries.erasedAt), isOpenInquiry, exists(said), ...typed))
}

/**
 * The statements that erase the texts of visitors, the texts of staff about them, and the unsent mails with them. The inquiries are
 * closed and stay, with their history and their data that is not personal. An inquiry with nothing left to erase
 * is not touched. The second statement returns the inquiries that were erased.
 * @param among inquiries, by columns that erasing leaves as they are; all if undefined
 * @param condition on those, which may be about any column
 * @param actor passport's id of the account; null for the nightly job and for the visitor
 */
export function eraseInquiries(
  db: DrizzleD1Database,
  { among, condition, actor, at }: { among?: SQL | undefined; condition?: SQL | undefined; actor: string | null; at: number }
) {
  const unfinished = needsErasing(db, and(among, condition))
  // The first two statements select; the others act on the rows marked by them with the time, because erasing ends the condition.
  const marked = and(among, eq(inquiries.erasedAt, at))
  const subjects = (kind: InquiryKind) =>
    db
      .select({ subject: inquiries.subject })
      .from(inquiries)
      .where(and(eq(inquiries.kind, kind), marked))
  const ids = db.select({ id: inquiries.id }).from(inquiries).where(marked)
  const replies = db
    .select({ reference: sql`CAST(${inquiryEvents.id} AS TEXT)` })
    .from(inquiryEvents)
    .where(inArray(inquiryEvents.inquiry, ids))
  const submissions = submissionTables.map(({ kind, table, id, fates }) =>
    db
      .update(table)
      .set(erasedColumns(table, fates, id))
      .where(and(inArray(id, subjects(kind)), hasTexts(table, fates, id)))
  )
  return [
    db
      .insert(inquiryEvents)
      .select(
        sql`SELECT NULL, ${inquiries.id}, ${at}, ${actor}, 'erased', NULL, NULL, NULL, 0 FROM ${inquiries} WHERE ${unfinished}`
      ),
    db
      .update(inquiries)
      .set({
        state: sql`CASE WHEN ${inquiries.state} = 'spam' THEN 'spam' ELSE 'done' END`,
        erasedAt: at,
        changedAt: at,
        revision: sql`${inquiries.revision} + 1`
      })
      .where(unfinished)
      .returning({ id: inquiries.id }),
    ...submissions,
    // No answer will follow, so open tickets are closed; an answered ticket keeps its state.
    db
      .update(surveys)
      .set({ state: 'answered', changedAt: at })
      .where(and(inArray(surveys.ticket, subjects('feedback')), inArray(surveys.state, ['received', 'reading']))),
    db
      .delete(notifications)
      .where(
        and(eq(notifications.subject, 'reply'), isNull(notifications.deliveredAt), inArray(notifications.reference, replies))
      ),
    db
      .update(inquiryEvents)
      .set(erasedColumns(inquiryEvents, mainPersonalData.inquiryEvents))
      .where(and(inArray(inquiryEvents.inquiry, ids), hasTexts(inquiryEvents, mainPersonalData.inquiryEvents)))
  ] as const
}

/** Erases inquiries without a change for so many days, and texts that were added to an erased inquiry. The nightly job. */
export async function eraseExpired(db: DrizzleD1Database, days: number, now: number): Promise<void> {
  const due = or(lte(inquiries.changedAt, now - days * 86_400_000), isNotNull(inquiries.erasedAt))
  const [, erased] = await db.batch(eraseInquiries(db, { condition: due, actor: null, at: now }))
  log('info', { event: 'inquiries-erased', erased: erased.length })
}
