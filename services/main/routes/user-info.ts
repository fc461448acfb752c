import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { UserInfoRequest } from '../../../src/contract/user-info'
import { consultations, partnerRequests } from '../db/schema'
import type { MainHandler } from '../handler'
import { type Filing, fileSubmission, savedAs } from '../submission'

/**
 * `POST add/userInfo` (JSON, with `Idempotency-Key`): stores a consultation or a partner's request; `data` is `{id}`. A
 * repeated key is stored once and gets the same answer; consultations and partners' requests have separate keys.
 * Answers 400 (field), 422 for a used key with other content, which would otherwise be acknowledged without being
 * stored, and 429 for too many submissions of one address.
 */
export function addUserInfo({ db }: { db: DrizzleD1Database }): MainHandler<'POST /add/userInfo'> {
  return async ({ c, idempotencyKey: key, body: request }) => {
    const filing = await fileSubmission(c, db, key, request)
    const saved = savedAs(await store(db, request, filing), filing)
    return { id: saved.id }
  }
}

/**
 * Stores the submission unless its key is stored, and reads the row of the key. The unique key decides which of several
 * parallel posts is stored; all of them read the stored row.
 */
async function store(
  db: DrizzleD1Database,
  request: UserInfoRequest,
  filing: Filing
): Promise<Pick<Filing, 'id' | 'digest'> | undefined> {
  if (request.kind === 'partner') {
    const { kind, trap, elapsed, ...fields } = request
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
  const { kind, trap, elapsed, ...fields } = request
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
