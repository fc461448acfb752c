import { and, isNull, lte } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { log } from '../api/log'
import { purgeDue } from './accounts'
import { attempts, challenges, codes, events, sessions } from './db/schema'
import { longestWindowSeconds } from './throttle'

/**
 * How long a failed login that named nobody is kept: it belongs to no account whose log would show it. Six months (spec §9)
 * are never longer than this.
 */
const anonymousEventDays = 184

/**
 * Removes what is over: codes, challenges, sessions, attempts that count for nothing any more, failed logins of nobody that
 * are older than 184 days, and accounts whose time to be restored has passed, with their sessions and passkeys. Events of
 * accounts stay: they are the audit trail. Logs one line with counts.
 *
 * It is done here alone (but for challenges.ts, which keeps a bound): every statement that reads one of these rows asks
 * whether it still counts, so a call need not clear away first, and what waits for the night is bounded. Codes are by the
 * daily cap, sessions and attempts by the cost of a login and by the limits themselves.
 */
export async function cleanUp(db: DrizzleD1Database, now: number): Promise<void> {
  const [ofCodes, ofChallenges, ofSessions, ofAttempts, ofEvents, , ofAccounts] = await db.batch([
    db.delete(codes).where(lte(codes.expiresAt, now)),
    db.delete(challenges).where(lte(challenges.expiresAt, now)),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(attempts).where(lte(attempts.at, now - longestWindowSeconds * 1000)),
    db.delete(events).where(and(isNull(events.accountId), lte(events.at, now - anonymousEventDays * 86_400_000))),
    ...purgeDue(db, now)
  ])
  const removed = {
    codes: ofCodes.meta.changes,
    challenges: ofChallenges.meta.changes,
    sessions: ofSessions.meta.changes,
    attempts: ofAttempts.meta.changes,
    events: ofEvents.meta.changes,
    accounts: ofAccounts.meta.changes
  }
  log('info', { event: 'cleanup', removed })
}
