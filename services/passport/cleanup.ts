import { and, isNull, lte } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { logRetentionDays } from '../../src/contract/limits'
import { log } from '../api/log'
import { purgeDue } from './accounts'
import { attempts, challenges, codes, events, invitations, sessions } from './db/schema'
import { maxWindowSeconds } from './throttle'

/**
 * Removes expired codes, challenges, sessions, attempts and invitations, and accounts whose deletion is due, with their sessions,
 * passkeys and roles. Removes events without an account (failed logins of unknown identifiers) after `logRetentionDays`, since no
 * account's log shows them. Events of accounts stay as the audit trail. Logs one line with counts.
 *
 * Only this job cleans up (except challenges.ts, which keeps a bound): every statement that reads such a row checks its
 * expiry, so calls need not clean up first. The rows that accumulate in a day are bounded: codes by the daily cap,
 * sessions and attempts by the cost of a login and by the rate limits.
 */
export async function cleanUp(db: DrizzleD1Database, now: number): Promise<void> {
  const [ofCodes, ofChallenges, ofSessions, ofAttempts, ofInvitations, ofEvents, , , ofAccounts] = await db.batch([
    db.delete(codes).where(lte(codes.expiresAt, now)),
    db.delete(challenges).where(lte(challenges.expiresAt, now)),
    db.delete(sessions).where(lte(sessions.expiresAt, now)),
    db.delete(attempts).where(lte(attempts.at, now - maxWindowSeconds * 1000)),
    db.delete(invitations).where(lte(invitations.expiresAt, now)),
    db.delete(events).where(and(isNull(events.accountId), lte(events.at, now - logRetentionDays * 86_400_000))),
    ...purgeDue(db, now)
  ])
  const removed = {
    codes: ofCodes.meta.changes,
    challenges: ofChallenges.meta.changes,
    sessions: ofSessions.meta.changes,
    attempts: ofAttempts.meta.changes,
    invitations: ofInvitations.meta.changes,
    events: ofEvents.meta.changes,
    accounts: ofAccounts.meta.changes
  }
  log('info', { event: 'cleanup', removed })
}
