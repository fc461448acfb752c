import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { maxRemovedAccounts } from '../../../src/contract/removed-accounts'
import { removals } from '../db/schema'
import type { ServiceHandler } from '../handler'

/**
 * `POST galaxy/service/removed-accounts` (JSON, from another service): takes the acknowledged accounts off the service's list and
 * answers with those that are left, the earliest first. Answers 400, 401.
 */
export function listRemovedAccounts({ db }: { db: DrizzleD1Database }): ServiceHandler<'POST /galaxy/service/removed-accounts'> {
  return async ({ caller: holder, body: { erased } }) => {
    const own = eq(removals.holder, holder)
    const [, left] = await db.batch([
      db.delete(removals).where(and(own, inArray(removals.accountId, erased))),
      db
        .select({ account: removals.accountId })
        .from(removals)
        .where(own)
        .orderBy(asc(removals.removedAt), asc(removals.accountId))
        .limit(maxRemovedAccounts)
    ])
    return { accounts: left.map(({ account }) => account) }
  }
}
