import { sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { chinaDay } from '../../../src/contract/china-day'
import { inquiries } from '../db/schema'
import { isOverdueOn } from '../inbox/conditions'
import type { Channel } from './channels'
import { queueNotifications } from './queue'

/** Milliseconds from midnight in China to the time of the digest, nine in the morning. */
const morning = 9 * 3_600_000

/**
 * Queues the digest of the day, from nine in the morning in China on, if anything is overdue. The day is its reference, so it is
 * queued once, however often this runs, and a missed run only delays it.
 */
export async function queueDigest(db: DrizzleD1Database, channels: readonly Pick<Channel, 'name'>[], now: number): Promise<void> {
  const day = chinaDay(now)
  const [first, ...others] = queueNotifications(db, channels, { subject: 'digest', reference: overdue(day), at: now })
  if (first && day === chinaDay(now - morning)) await db.batch([first, ...others])
}

/** Finds the day if an inquiry is overdue on it. */
const overdue = (day: string) => sql`SELECT ${day} WHERE EXISTS (SELECT 1 FROM ${inquiries} WHERE ${isOverdueOn(day)})`
