import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { InquiryKind } from '../../../src/contract/inbox'
import type { Locale } from '../../../src/contract/locale'
import { inquiries } from '../db/schema'
import type { Channel } from '../notifications/channels'
import { queueNotifications } from '../notifications/queue'
import { workingDayAfter } from '../working-days'

/** Working days within which the visitor was promised an answer (spec §4, §9); null if none was promised. */
export const promisedWorkingDays = {
  consultation: 3,
  partner: 3,
  feedback: 7,
  download: null,
  notice: null
} as const satisfies Record<InquiryKind, number | null>

interface Opened {
  kind: InquiryKind
  /** Id of the submission, new for every request. */
  subject: string
  /** Language of the page from which it was sent. */
  locale: Locale
  /** Milliseconds since the epoch. */
  at: number
}

/**
 * The statements that open an inquiry about a submission and tell staff about it. They belong into the batch that stores the
 * submission, after it.
 * @param isStored whether that batch stored it: a repeated submission opens no second inquiry
 */
export function openInquiry(
  db: DrizzleD1Database,
  channels: readonly Channel[],
  { kind, subject, locale, at }: Opened,
  isStored: SQL
) {
  const workingDays = promisedWorkingDays[kind]
  const dueOn = workingDays === null ? null : workingDayAfter(at, workingDays)
  const open = db
    .insert(inquiries)
    .select(
      sql`SELECT NULL, ${kind}, ${subject}, ${locale}, 'new', NULL, NULL, ${dueOn}, 0, ${at}, ${at}, NULL WHERE ${isStored}`
    )
  const isOpened = and(eq(inquiries.kind, kind), eq(inquiries.subject, subject))
  const reference = sql`SELECT CAST(${inquiries.id} AS TEXT) FROM ${inquiries} WHERE ${isOpened}`
  return [open, ...queueNotifications(db, channels, { subject: 'inquiry', reference, at })] as const
}
