import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import * as v from 'valibot'
import {
  idempotencyKeyHeader,
  idempotencyKeySchema,
  type UserInfoRequest,
  userInfoRequestSchema
} from '../../../src/contract/user-info'
import { m } from '../../../src/paraglide/messages'
import { Refusal, succeed } from '../../api/answer'
import { readBody } from '../../api/body'
import { clientBucket } from '../../api/client-address'
import { sha256 } from '../../api/digest'
import { tooOften } from '../../api/too-often'
import { takePlace } from '../budget'
import { consultations, partnerRequests } from '../db/schema'

/**
 * `POST add/userInfo` (JSON, with `Idempotency-Key`): stores a consultation or a partner's request; `data` is `{id}`. Sent
 * again with its key, it gets the same answer and is stored once; consultations and partners' requests have keys of their
 * own. Answers 400 (field), 422 for a used key with another content, which would otherwise be acknowledged without being
 * stored, and 429 for too many submissions of one address.
 */
export function addUserInfo({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const key = v.safeParse(idempotencyKeySchema, c.req.header(idempotencyKeyHeader))
    if (!key.success) throw new Refusal(400, m.service_idempotency_key, { field: idempotencyKeyHeader })
    const request = await readBody(c, userInfoRequestSchema, ['json'])
    const now = Date.now()
    // Where no platform states the address, there is no budget: one for everybody would let one visitor lock out all others.
    const address = clientBucket(c)
    const retryAfter = address && (await takePlace(db, { idempotencyKey: key.output, address }, now))
    if (retryAfter) throw tooOften(m.service_requests_too_often, retryAfter)
    const digest = sha256(JSON.stringify(request))
    const saved = await store(db, request, { id: crypto.randomUUID(), idempotencyKey: key.output, digest, createdAt: now })
    if (saved?.digest !== digest) throw new Refusal(422, m.service_idempotency_reused, { field: idempotencyKeyHeader })
    return succeed(c, { id: saved.id })
  }
}

/** How a submission is filed. */
interface Filing {
  id: string
  idempotencyKey: string
  digest: string
  createdAt: number
}

/**
 * Stores the submission unless its key is stored, and reads the row of the key. The unique key decides which of several
 * parallel posts is stored; all of them then read the row that is there.
 */
async function store(
  db: DrizzleD1Database,
  request: UserInfoRequest,
  filing: Filing
): Promise<Pick<Filing, 'id' | 'digest'> | undefined> {
  if (request.kind === 'partner') {
    const { kind, trap, ...fields } = request
    const [, [saved]] = await db.batch([
      db
        .insert(partnerRequests)
        .values({ ...fields, ...filing })
        .onConflictDoNothing({ target: partnerRequests.idempotencyKey }),
      db
        .select({ id: partnerRequests.id, digest: partnerRequests.digest })
        .from(partnerRequests)
        .where(eq(partnerRequests.idempotencyKey, filing.idempotencyKey))
    ])
    return saved
  }
  const { kind, ...fields } = request
  const [, [saved]] = await db.batch([
    db
      .insert(consultations)
      .values({ ...fields, ...filing })
      .onConflictDoNothing({ target: consultations.idempotencyKey }),
    db
      .select({ id: consultations.id, digest: consultations.digest })
      .from(consultations)
      .where(eq(consultations.idempotencyKey, filing.idempotencyKey))
  ])
  return saved
}
