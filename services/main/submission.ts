import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { idempotencyKeyHeader } from '../../src/contract/user-info'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { clientBucket } from '../api/client-address'
import { sha256 } from '../api/digest'
import { tooOften } from '../api/too-often'
import { type BudgetName, consumeRateLimit } from './budget'

/** Metadata stored with a submission. */
export interface Filing {
  id: string
  idempotencyKey: string
  digest: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/**
 * Prepares a submission for storage: counts it in a budget of its address, and computes the digest that recognizes a
 * repetition. The honeypot and the filling time are left out of the digest: a reloaded page measures a new time.
 * @throws Refusal 429 for too many submissions of one address
 */
export async function fileSubmission(
  c: Context,
  db: DrizzleD1Database,
  idempotencyKey: string,
  request: Readonly<Record<string, unknown>>,
  budget: BudgetName = 'forms'
): Promise<Filing> {
  const createdAt = Date.now()
  // Without an address there is no budget: with one shared budget, one visitor could lock out all others.
  const address = clientBucket(c)
  const retryAfter = address && (await consumeRateLimit(db, { idempotencyKey, address, budget }, createdAt))
  if (retryAfter) throw tooOften(m.service_requests_too_often, retryAfter)
  const { trap: _, elapsed: __, ...said } = request
  return { id: crypto.randomUUID(), idempotencyKey, digest: sha256(JSON.stringify(said)), createdAt }
}

/**
 * The stored row of the key: this submission, or an earlier one with the same content.
 * @throws Refusal 422 for a used key with other content, which would otherwise be acknowledged without being stored
 */
export function savedAs<Saved extends { digest: string }>(saved: Saved | undefined, { digest }: Filing): Saved {
  if (saved?.digest !== digest) throw new Refusal(422, m.service_idempotency_reused, { field: idempotencyKeyHeader })
  return saved
}
