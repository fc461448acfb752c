import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import * as v from 'valibot'
import { idempotencyKeyHeader, idempotencyKeySchema, userInfoRequestSchema } from '../../../src/contract/user-info'
import { m } from '../../../src/paraglide/messages'
import { Refusal, succeed } from '../../api/answer'
import { readBody } from '../../api/body'
import { sha256 } from '../../api/digest'
import { consultations } from '../db/schema'

/**
 * `POST add/userInfo` (JSON, with `Idempotency-Key`): stores a consultation; `data` is `{id}`. Sent again with its key, it
 * gets the same answer and is stored once. Answers 400 (field) and 422 for a used key with another content, which would
 * otherwise be acknowledged without being stored.
 */
export function addUserInfo({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const key = v.safeParse(idempotencyKeySchema, c.req.header(idempotencyKeyHeader))
    if (!key.success) throw new Refusal(400, m.service_idempotency_key, { field: idempotencyKeyHeader })
    const request = await readBody(c, userInfoRequestSchema, ['json'])
    const digest = sha256(JSON.stringify(request))
    // The unique key decides which of several parallel posts is stored; all of them then read the row that is there.
    const [, [saved]] = await db.batch([
      db
        .insert(consultations)
        .values({ ...request, id: crypto.randomUUID(), idempotencyKey: key.output, digest, createdAt: Date.now() })
        .onConflictDoNothing({ target: consultations.idempotencyKey }),
      db
        .select({ id: consultations.id, digest: consultations.digest })
        .from(consultations)
        .where(eq(consultations.idempotencyKey, key.output))
    ])
    if (saved?.digest !== digest) throw new Refusal(422, m.service_idempotency_reused, { field: idempotencyKeyHeader })
    return succeed(c, { id: saved.id })
  }
}
