import { count, isNotNull, min, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { notifications } from '../db/schema'
import type { Channel } from './channels'

interface Queued {
  subject: (typeof notifications.$inferSelect)['subject']
  /** A query for the reference, which queues nothing if it finds nothing. */
  reference: SQL
  /** Milliseconds since the epoch. */
  at: number
}

/**
 * The statement that queues a message for a channel. It belongs in the batch of the change that the message reports. A second
 * message about the same reference is not queued.
 */
export function queueNotification(db: DrizzleD1Database, channel: Channel['name'], { subject, reference, at }: Queued) {
  return db
    .insert(notifications)
    .select(
      sql`SELECT ${crypto.randomUUID()}, ${channel}, ${subject}, queued.reference, ${at}, 0, ${at}, NULL, NULL, NULL
        FROM (SELECT (${reference}) AS reference) AS queued WHERE queued.reference IS NOT NULL`
    )
    .onConflictDoNothing()
}

/** The statements that queue a message for each channel. */
export const queueNotifications = (db: DrizzleD1Database, channels: readonly Pick<Channel, 'name'>[], queued: Queued) =>
  channels.map(({ name }) => queueNotification(db, name, queued))

/**
 * State of the queue: number of waiting messages, time at which the oldest of them was queued (null if none waits), and number of
 * messages that have failed for good.
 */
export async function queueState(db: DrizzleD1Database): Promise<{ waiting: number; oldest: number | null; failed: number }> {
  const [waiting] = await db
    .select({ waiting: count(), oldest: min(notifications.createdAt) })
    .from(notifications)
    .where(isNotNull(notifications.nextAttemptAt))
  const [given] = await db.select({ failed: count() }).from(notifications).where(isNotNull(notifications.failedAt))
  return { waiting: waiting?.waiting ?? 0, oldest: waiting?.oldest ?? null, failed: given?.failed ?? 0 }
}
