import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { downloadFields } from '../../../src/contract/forms/download'
import { momentOf } from '../../api/moment'
import { personalIn } from '../../api/personal-data'
import { consents, downloadRecords, inquiries, inquiryEvents } from '../db/schema'
import type { MainHandler } from '../handler'
import { isAboutRecords, receiptOf } from './download-records'

/** Maximum numbers of rows: the edge reads at most 2 MiB of an answer, and a download takes 1 KiB, a reply 15 KiB. */
const exportedRows = 500
const exportedReplies = 50

/** `GET downloadRecord/export`: main's data about the account. Notes, which are for colleagues, are left out. Answers 403, 503. */
export function exportDownloads({ db }: { db: DrizzleD1Database }): MainHandler<'GET /downloadRecord/export'> {
  return async ({ caller }) => {
    const own = eq(consents.account, caller)
    const ofOwn = inArray(downloadRecords.consent, db.select({ id: consents.id }).from(consents).where(own))
    const isReply = and(isAboutRecords(db, ofOwn), eq(inquiryEvents.kind, 'reply'), isNotNull(inquiryEvents.text))
    const replied = eq(inquiries.id, inquiryEvents.inquiry)
    const [
      given,
      [{ consentCount } = { consentCount: 0 }],
      records,
      [{ recordCount } = { recordCount: 0 }],
      replies,
      [{ replyCount } = { replyCount: 0 }]
    ] = await db.batch([
      db.select().from(consents).where(own).orderBy(desc(consents.acceptedAt), desc(consents.id)).limit(exportedRows),
      db.select({ consentCount: count() }).from(consents).where(own),
      db
        .select()
        .from(downloadRecords)
        .where(ofOwn)
        .orderBy(desc(downloadRecords.createdAt), desc(downloadRecords.id))
        .limit(exportedRows),
      db.select({ recordCount: count() }).from(downloadRecords).where(ofOwn),
      db
        .select({ text: inquiryEvents.text, at: inquiryEvents.at })
        .from(inquiryEvents)
        .innerJoin(inquiries, replied)
        .where(isReply)
        .orderBy(desc(inquiryEvents.id))
        .limit(exportedReplies),
      db.select({ replyCount: count() }).from(inquiryEvents).innerJoin(inquiries, replied).where(isReply)
    ])
    return {
      consents: given.map(receiptOf),
      downloads: records.map((row) => ({
        ...{ consent: row.consent, kind: row.kind, id: row.entryId, language: row.locale, file: row.fileKey },
        at: momentOf(row.createdAt),
        ...personalIn(downloadFields, row)
      })),
      replies: replies.flatMap(({ text, at }) => (text === null ? [] : [{ text, at: momentOf(at) }])),
      older: consentCount - given.length + recordCount - records.length + replyCount - replies.length
    }
  }
}
