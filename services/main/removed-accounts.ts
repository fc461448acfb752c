import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { consents, downloadRecords, inquiries } from './db/schema'
import { isOpenInquiry } from './inbox/conditions'
import { eraseInquiries } from './inbox/erase'
import { eraseRecords, isAboutRecords } from './routes/download-records'

/**
 * Erases main's data about a removed account: the typed data of its downloads, with their inquiries, and the account in its
 * consents, which end. Open inquiries that were assigned to it as a member of staff are unassigned. The log of its actions at the
 * desk stays, with an id that leads to nobody.
 */
export async function eraseAccount(db: DrizzleD1Database, account: string, now: number): Promise<void> {
  const own = db.select({ id: consents.id }).from(consents).where(eq(consents.account, account))
  const ofOwn = inArray(downloadRecords.consent, own)
  await db.batch([
    ...eraseInquiries(db, { among: isAboutRecords(db, ofOwn), actor: null, at: now }),
    eraseRecords(db, ofOwn),
    db
      .update(consents)
      .set({ account: null, withdrawnAt: sql`coalesce(${consents.withdrawnAt}, ${now})` })
      .where(eq(consents.account, account)),
    db
      .update(inquiries)
      .set({
        assignee: null,
        state: sql`CASE WHEN ${inquiries.state} = 'assigned' THEN 'new' ELSE ${inquiries.state} END`,
        revision: sql`${inquiries.revision} + 1`
      })
      .where(and(eq(inquiries.assignee, account), isOpenInquiry))
  ])
}
