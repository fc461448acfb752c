import { and, eq, exists, gt, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { alias } from 'drizzle-orm/sqlite-core'
import { phonePattern } from '../../src/contract/account'
import { accountHolders } from '../../src/contract/removed-accounts'
import { erasedColumns } from '../api/personal-data'
import { accounts, events, removals, sessions } from './db/schema'
import { passportPersonalData } from './personal-data'

/* Conditions and statements on accounts that several calls share. */

export type Account = typeof accounts.$inferSelect
export type Session = typeof sessions.$inferSelect

/** Condition that the account has this phone number or this activated email address. An unactivated address identifies nobody. */
export function hasIdentifier(identifier: string): SQL | undefined {
  return phonePattern.test(identifier)
    ? eq(accounts.phone, identifier)
    : and(eq(accounts.email, identifier), eq(accounts.emailActivated, true))
}

/** Condition that the account exists. An account due for deletion counts as deleted before the nightly job removes it. */
export function accountExists(now: number): SQL | undefined {
  return or(isNull(accounts.deleteAt), gt(accounts.deleteAt, now))
}

/**
 * The account of the session while it is open. Every write includes this condition in its statement, so that a session ended by a
 * reset, a lock or a logout can no longer change anything.
 */
export function isLoggedIn(db: DrizzleD1Database, session: Session): SQL | undefined {
  const open = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, session.tokenHash))
  return and(eq(accounts.id, session.accountId), isNull(accounts.lockedAt), isNull(accounts.deleteAt), exists(open))
}

/** Like `isLoggedIn`, for a statement on another table. */
export function isStillLoggedIn(db: DrizzleD1Database, session: Session): SQL {
  return exists(db.select({ id: accounts.id }).from(accounts).where(isLoggedIn(db, session)))
}

/**
 * Condition that no other account has the identifier, for the statement that assigns it. SQLite has a single writer, so two
 * accounts cannot get it at once.
 */
export function isFree(db: DrizzleD1Database, identifier: string, accountId: string): SQL {
  const other = alias(accounts, 'other')
  const condition = phonePattern.test(identifier)
    ? eq(other.phone, identifier)
    : and(eq(other.email, identifier), eq(other.emailActivated, true))
  return notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(condition, ne(other.id, accountId)))
  )
}

/**
 * Statements, for one batch, that remove accounts due for deletion: those that match the condition, or all. Their events stay as
 * the audit trail, without browser and location, which are personal data. A row for each other service stays until that service
 * has erased the account too.
 */
export function purgeDue(db: DrizzleD1Database, now: number, condition?: SQL) {
  const due = and(lte(accounts.deleteAt, now), condition)
  const gone = db.select({ id: accounts.id }).from(accounts).where(due)
  return [
    db.update(events).set(erasedColumns(events, passportPersonalData.events)).where(inArray(events.accountId, gone)),
    db
      .insert(removals)
      .select(
        sql`SELECT ${accounts.id}, value, ${now} FROM ${accounts}, json_each(${JSON.stringify(accountHolders)}) WHERE ${due}`
      )
      .onConflictDoNothing(),
    db.delete(accounts).where(due)
  ] as const
}

/** Removes an account due for deletion that still holds the identifier, before another account takes it. */
export function clearDueHolder(db: DrizzleD1Database, identifier: string, now: number) {
  return purgeDue(db, now, hasIdentifier(identifier))
}

/** Whether the identifier is the account's phone number or activated email address. */
export function isOwnIdentifier(account: Account, identifier: string): boolean {
  return identifier === account.phone || (account.emailActivated && identifier === account.email)
}
