import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { challengeLifetimeSeconds } from '../../src/contract/limits'
import { sha256 } from '../api/digest'
import { challenges } from './db/schema'

/**
 * Maximum number of stored login challenges. Anyone can request one, so the oldest are dropped: rejecting new ones would let an
 * attacker who fills the table block every login.
 */
const challengesKept = 10_000

/**
 * Stores a login challenge. Also removes expired ones, so that the limit counts only valid challenges, and only five minutes of
 * rows have to be read.
 */
export async function storeLoginChallenge(db: DrizzleD1Database, challenge: string, now: number): Promise<void> {
  const surplus = db
    .select({ challengeHash: challenges.challengeHash })
    .from(challenges)
    .where(isNull(challenges.accountId))
    .orderBy(desc(challenges.expiresAt))
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(challengesKept)
  await db.batch([
    db.delete(challenges).where(lte(challenges.expiresAt, now)),
    db.insert(challenges).values(row(challenge, null, now)),
    db.delete(challenges).where(inArray(challenges.challengeHash, surplus))
  ])
}

/** Stores the challenge for a new passkey of the account, replacing its previous one. */
export async function storeAccountChallenge(
  db: DrizzleD1Database,
  challenge: string,
  accountId: string,
  now: number
): Promise<void> {
  await db.batch([
    db.delete(challenges).where(eq(challenges.accountId, accountId)),
    db.insert(challenges).values(row(challenge, accountId, now))
  ])
}

/**
 * Consumes a challenge: one statement finds and deletes it, so exactly one caller gets true. `accountId` is the requesting
 * account, null for a login; a call with another account does not consume it.
 */
export async function consumeChallenge(
  db: DrizzleD1Database,
  challenge: string,
  accountId: string | null,
  now: number
): Promise<boolean> {
  const owner = accountId === null ? isNull(challenges.accountId) : eq(challenges.accountId, accountId)
  const used = await db
    .delete(challenges)
    .where(and(eq(challenges.challengeHash, sha256(challenge)), owner, gt(challenges.expiresAt, now)))
    .returning({ challengeHash: challenges.challengeHash })
  return used.length > 0
}

function row(challenge: string, accountId: string | null, now: number) {
  return { challengeHash: sha256(challenge), accountId, expiresAt: now + challengeLifetimeSeconds * 1000 }
}
