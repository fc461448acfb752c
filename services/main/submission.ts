import { eq, lte } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { idempotencyKeyHeader } from '../../src/contract/user-info'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { clientBucket } from '../api/client-address'
import { sha256 } from '../api/digest'
import { tooOften } from '../api/too-often'
import { type BudgetName, spendBudget } from './budget'
import { unkeyedSubmissions } from './db/schema'

/** Metadata stored with a submission. */
export interface Filing {
  id: string
  idempotencyKey: string
  digest: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/** Milliseconds in which the same content from the same address counts as a repetition, if the client sends no key. */
const repetitionWindow = 60_000

interface Submitted {
  /** The client's key; undefined if it sent none. */
  idempotencyKey: string | undefined
  /** The checked body. */
  request: Readonly<Record<string, unknown>>
  /** Passport's id of the account, if the call identifies it. */
  account?: string | undefined
  budget?: BudgetName
}

/**
 * Prepares a submission for storage: generates an idempotency key unless the client sent one, counts the submission against the
 * budget of its address, and computes the digest that detects a repetition. The digest omits the honeypot and the filling time,
 * because a reloaded page measures a new time.
 * @throws Refusal 429 for too many submissions of one address
 */
export async function prepareSubmission(
  c: Context,
  db: DrizzleD1Database,
  { idempotencyKey: sentKey, request, account, budget = 'forms' }: Submitted
): Promise<Filing> {
  const createdAt = Date.now()
  const { trap: _, elapsed: __, ...said } = request
  const content = JSON.stringify(said)
  const address = clientBucket(c)
  const sender = [c.req.path, address ?? null, account ?? null]
  const idempotencyKey = sentKey ?? (await keyOfContent(db, sha256(JSON.stringify([...sender, content])), createdAt))
  // Without an address there is no budget: with one shared budget, one visitor could lock out all others.
  const retryAfter = address && (await spendBudget(db, { idempotencyKey, address, budget }, createdAt))
  if (retryAfter) throw tooOften(m.service_requests_too_often, retryAfter)
  return { id: crypto.randomUUID(), idempotencyKey, digest: sha256(content), createdAt }
}

/**
 * The key of a submission without one: a new key, or the key that the same content from the same sender got within the last
 * minute. It is chosen in one transaction, so parallel posts get the same key. The key is stored before the submission: after a
 * crash in between, a repetition is stored under the same key.
 */
async function keyOfContent(db: DrizzleD1Database, digest: string, now: number): Promise<string> {
  const idempotencyKey = crypto.randomUUID()
  const [, , [known]] = await db.batch([
    deleteExpiredKeys(db, now),
    db.insert(unkeyedSubmissions).values({ digest, idempotencyKey, at: now }).onConflictDoNothing(),
    db
      .select({ idempotencyKey: unkeyedSubmissions.idempotencyKey })
      .from(unkeyedSubmissions)
      .where(eq(unkeyedSubmissions.digest, digest))
  ])
  return known?.idempotencyKey ?? idempotencyKey
}

/** Deletes expired keys: with a digest, anyone who knows a text could verify that it was sent. */
export const deleteExpiredKeys = (db: DrizzleD1Database, now: number) =>
  db.delete(unkeyedSubmissions).where(lte(unkeyedSubmissions.at, now - repetitionWindow))

/**
 * The stored row of the key: this submission, or an earlier one with the same content.
 * @throws Refusal 422 for a used key with other content, which would otherwise be acknowledged without being stored
 */
export function assertSameSubmission<Saved extends { digest: string }>(saved: Saved | undefined, { digest }: Filing): Saved {
  if (saved?.digest !== digest) throw new Refusal(422, m.service_idempotency_reused, { field: idempotencyKeyHeader })
  return saved
}
