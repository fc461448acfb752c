import { and, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { challengeLifetimeSeconds } from '../../src/contract/limits'
import { sha256 } from '../api/digest'
import { challenges } from './db/schema'

/**
 * Most challenges to log in with that are kept at a time. Anybody can ask for one, so their number is bounded by dropping
 * the oldest: refusing new ones would let whoever fills the table keep everybody from logging in.
 */
const challengesKept = 10_000

/**
 * Stores a challenge that somebody is to log in with. Those that are over are removed here and not only at night, so that
 * the bound is one of challenges that can be answered, and looking for the surplus reads five minutes of rows, not a day.
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

/** Stores a challenge that the account is to add a passkey with, in place of its last one. */
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
 * Uses a challenge up: true for exactly one caller, since looking and deleting are one statement. `accountId` is whom it
 * was given to, null for one to log in with; anybody else's use leaves it as it is.
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
