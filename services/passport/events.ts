import { type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { SecurityEventKind } from '../../src/contract/account-settings'
import { type ClientInfo, clientColumns } from './client'
import { accounts, events } from './db/schema'

/** Kind, client and time (milliseconds since 1970) of an event. */
interface EventDetails {
  kind: SecurityEventKind
  from: ClientInfo
  now: number
}

/** The statement that records an event. `accountId` is null for a login with an unknown identifier. */
export function recordEvent(db: DrizzleD1Database, accountId: string | null, { kind, from, now }: EventDetails) {
  return db.insert(events).values({ id: crypto.randomUUID(), accountId, at: now, kind, ...from })
}

/**
 * The statement that records an event for the one account that matches the condition, if any. It runs in the same batch
 * before the change it records and with the same condition, so it is written exactly if the change is made.
 */
export function recordEventWhere(db: DrizzleD1Database, condition: SQL | undefined, { kind, from, now }: EventDetails) {
  return db.insert(events).select(
    db
      .select({
        id: sql<string>`${crypto.randomUUID()}`.as('id'),
        accountId: accounts.id,
        at: sql<number>`${now}`.as('at'),
        kind: sql<SecurityEventKind>`${kind}`.as('kind'),
        ...clientColumns(from)
      })
      .from(accounts)
      .where(condition)
  )
}
