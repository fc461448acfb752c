import { type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { SecurityEventKind } from '../../src/contract/account-settings'
import type { Whereabouts } from './client'
import { accounts, events } from './db/schema'

/** What happened, where from, and when (milliseconds since 1970). */
export interface Happening {
  kind: SecurityEventKind
  from: Whereabouts
  now: number
}

/** The statement that records an event. `accountId` is null where a login named an identifier that no account has. */
export function recordEvent(db: DrizzleD1Database, accountId: string | null, { kind, from, now }: Happening) {
  return db.insert(events).values({ id: crypto.randomUUID(), accountId, at: now, kind, ...from })
}

/**
 * The statement that records an event for the one account that the condition fits, or for none. Run before the change it
 * tells of, in the same batch and with the same condition, it is written exactly where the change is made.
 */
export function recordEventWhere(db: DrizzleD1Database, condition: SQL | undefined, { kind, from, now }: Happening) {
  return db.insert(events).select(
    db
      .select({
        id: sql<string>`${crypto.randomUUID()}`.as('id'),
        accountId: accounts.id,
        at: sql<number>`${now}`.as('at'),
        kind: sql<SecurityEventKind>`${kind}`.as('kind'),
        userAgent: sql<string | null>`${from.userAgent}`.as('user_agent'),
        country: sql<string | null>`${from.country}`.as('country'),
        city: sql<string | null>`${from.city}`.as('city')
      })
      .from(accounts)
      .where(condition)
  )
}
