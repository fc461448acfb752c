import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { idempotencyKeyHeader } from '../../src/contract/user-info'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { clientBucket } from '../api/client-address'
import { sha256 } from '../api/digest'
import { tooOften } from '../api/too-often'
import { type BudgetName, consumeRateLimit } from './budget'

/** How a submission is filed. */
export interface Filing {
  id: string
  idempotencyKey: string
  digest: string
  /** Milliseconds since the epoch. */
  createdAt: number
}

/**
 * Files a submission: counts it in a budget of its address, and gives it what makes it the same when it is sent again. What
 * keeps programs out is no part of it: a page that is loaded again counts its time anew.
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
  // Where no platform states the address, there is no budget: one for everybody would let one visitor lock out all others.
  const address = clientBucket(c)
  const retryAfter = address && (await consumeRateLimit(db, { idempotencyKey, address, budget }, createdAt))
  if (retryAfter) throw tooOften(m.service_requests_too_often, retryAfter)
  const { trap: _, elapsed: __, ...said } = request
  return { id: crypto.randomUUID(), idempotencyKey, digest: sha256(JSON.stringify(said)), createdAt }
}

/**
 * The row that the key of the submission has: its own, or that of an earlier one with the same content.
 * @throws Refusal 422 for a used key with another content, which would otherwise be acknowledged without being stored
 */
export function savedAs<Saved extends { digest: string }>(saved: Saved | undefined, { digest }: Filing): Saved {
  if (saved?.digest !== digest) throw new Refusal(422, m.service_idempotency_reused, { field: idempotencyKeyHeader })
  return saved
}
