import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { sessionLifetimeSeconds } from '../../src/contract/limits'
import { accounts, sessions } from './db/schema'
import { tokenHash } from './tokens'

/**
 * The statement that opens a session, to be run in the same batch as what it depends on. It opens none where the account
 * does not exist, so a registration that lost the race for its identifier leaves nothing behind.
 */
export function openSession(db: DrizzleD1Database, accountId: string, token: string, now: number) {
  return db.insert(sessions).select(
    db
      .select({
        tokenHash: sql<string>`${tokenHash(token)}`.as('token_hash'),
        accountId: accounts.id,
        expiresAt: sql<number>`${now + sessionLifetimeSeconds * 1000}`.as('expires_at'),
        id: sql<string>`${crypto.randomUUID()}`.as('id'),
        createdAt: sql<number>`${now}`.as('created_at'),
        lastSeenAt: sql<number>`${now}`.as('last_seen_at'),
        userAgent: sql<string | null>`null`.as('user_agent'),
        country: sql<string | null>`null`.as('country'),
        city: sql<string | null>`null`.as('city')
      })
      .from(accounts)
      .where(eq(accounts.id, accountId))
  )
}

/** The statement that clears away sessions that are over; run along with each new one. */
export function dropExpiredSessions(db: DrizzleD1Database, now: number) {
  return db.delete(sessions).where(lte(sessions.expiresAt, now))
}

/** The account that the token is logged in to, or undefined. */
export async function accountOfToken(db: DrizzleD1Database, token: string, now: number) {
  const [row] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, now)))
  return row?.account
}

export async function endSession(db: DrizzleD1Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)))
}
