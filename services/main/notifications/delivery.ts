import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { log, logUnexpected } from '../../api/log'
import { notifications } from '../db/schema'
import type { Channels, Outcome } from './channels'
import { attempt } from './messages'

/** Database and channels of notifications, and the origin of the site for the links in them. */
export interface Delivery {
  db: DrizzleD1Database
  channels: Channels
  siteOrigin: string
}

export type Notification = typeof notifications.$inferSelect

/** Notifications attempted at the same time: the platform allows six open connections for each request. */
const maxConcurrent = 6
/** Milliseconds for which a run has claimed a notification. Longer than any attempt takes. */
const lease = 60_000
/** Milliseconds before the second attempt; each further pause is twice as long, up to `maxPause`. */
const firstPause = 60_000
const maxPause = 4 * 3_600_000
/** With the pauses, nearly three days, so that a mail server may be down over a weekend. */
const maxAttempts = 24
/** Milliseconds after which a run starts no further attempts, because the next run is due. */
const runTime = 40_000

/**
 * Attempts all due notifications, oldest first, until none is left or `runTime` is over. Runs may overlap: claiming is one
 * statement, so no two runs attempt the same notification.
 */
export async function deliverDue(delivery: Delivery): Promise<void> {
  const end = Date.now() + runTime
  while (Date.now() < end && (await deliverSome(delivery)) > 0);
}

/** Attempts due notifications after the response is sent, so that no visitor waits for a mail server or webhook. */
export function deliverAfterAnswer(delivery: Delivery, c: Context): void {
  const attempted = deliverSome(delivery).catch((error: unknown) => {
    if (error instanceof Error) logUnexpected(error, c.req)
  })
  c.executionCtx.waitUntil(attempted)
}

/** Attempts a few notifications. @returns how many */
async function deliverSome(delivery: Delivery): Promise<number> {
  const claimed = await claim(delivery.db)
  const counts = { delivered: 0, postponed: 0, failed: 0 }
  const attempts = claimed.map(async (notification) => {
    const outcome = await attempt(delivery, notification)
    counts[await recordOutcome(delivery.db, notification, outcome)] += 1
  })
  await Promise.all(attempts)
  if (counts.postponed + counts.failed > 0) log('error', { event: 'notifications', ...counts })
  return claimed.length
}

/** Claims due notifications for the duration of the lease. */
function claim(db: DrizzleD1Database): Promise<Notification[]> {
  const now = Date.now()
  const isDue = lte(notifications.nextAttemptAt, now)
  const next = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isDue)
    .orderBy(notifications.nextAttemptAt, notifications.id)
    .limit(maxConcurrent)
  return db
    .update(notifications)
    .set({ attempts: sql`${notifications.attempts} + 1`, nextAttemptAt: now + lease })
    .where(and(inArray(notifications.id, next), isDue))
    .returning()
}

/** Records the outcome, unless the lease is over and another run has taken the notification. */
async function recordOutcome(
  db: DrizzleD1Database,
  { id, channel, subject, attempts }: Notification,
  outcome: Outcome
): Promise<'delivered' | 'postponed' | 'failed'> {
  const now = Date.now()
  const record = (row: Partial<Notification>) =>
    db
      .update(notifications)
      .set(row)
      .where(and(eq(notifications.id, id), eq(notifications.attempts, attempts), isNull(notifications.deliveredAt)))
  if (outcome === 'delivered') {
    await record({ deliveredAt: now, nextAttemptAt: null, failure: null })
    return 'delivered'
  }
  const { reason, isFinal, retryAfter } = outcome
  if (isFinal || attempts >= maxAttempts) {
    await record({ failedAt: now, nextAttemptAt: null, failure: reason })
    log('error', { event: 'notification-failed', notification: id, channel, subject, reason, attempts })
    return 'failed'
  }
  await record({ nextAttemptAt: now + pauseAfter(attempts, retryAfter), failure: reason })
  return 'postponed'
}

/** Milliseconds until the next attempt. */
const pauseAfter = (attempts: number, retryAfter: number): number =>
  Math.min(maxPause, Math.max(retryAfter, firstPause * 2 ** (attempts - 1)))
