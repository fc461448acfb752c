import { and, eq, exists, gt, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { alias } from 'drizzle-orm/sqlite-core'
import { phonePattern } from '../../src/contract/account'
import { accountHolders } from '../../src/contract/removed-accounts'
import { erasedColumns } from '../api/personal-data'
import { accounts, events, removals, sessions } from './db/schema'
import { passportPersonalData } from './personal-data'

/* Conditions and statements on accounts that several calls share, so that they mean the same everywhere. */

export type Account = typeof accounts.$inferSelect
export type Session = typeof sessions.$inferSelect

/**
 * The account has this phone number, or this e-mail address and has activated it: an unactivated address identifies
 * nobody.
 */
export function hasIdentifier(identifier: string): SQL | undefined {
  return phonePattern.test(identifier)
    ? eq(accounts.phone, identifier)
    : and(eq(accounts.email, identifier), eq(accounts.emailActivated, true))
}

/** The account exists: once its deletion is due it counts as deleted, even before the nightly job removes it. */
export function accountExists(now: number): SQL | undefined {
  return or(isNull(accounts.deleteAt), gt(accounts.deleteAt, now))
}

/**
 * The account of the session, while the session is open. Every write includes this condition in the same statement, so
 * that a session that a reset, a lock or a logout ended meanwhile changes nothing.
 */
export function isLoggedIn(db: DrizzleD1Database, session: Session): SQL | undefined {
  const open = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, session.tokenHash))
  return and(eq(accounts.id, session.accountId), isNull(accounts.lockedAt), isNull(accounts.deleteAt), exists(open))
}

/** As `isLoggedIn`, for a statement on another table. */
export function isStillLoggedIn(db: DrizzleD1Database, session: Session): SQL {
  return exists(db.select({ id: accounts.id }).from(accounts).where(isLoggedIn(db, session)))
}

/**
 * No other account has the identifier. Part of the statement that takes the identifier: SQLite has one writer at a
 * time, so two accounts cannot take it at once.
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
 * The statements, for one batch, that remove the accounts whose deletion is due: those that match the condition, or
 * all. Their events stay as the audit trail, without browser and location, which are personal data. The other services learn of each
 * account by a row of their own, which stays until they have erased it.
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

/** Removes an account whose deletion is due and that still holds the identifier; runs before another account takes it. */
export function clearDueHolder(db: DrizzleD1Database, identifier: string, now: number) {
  return purgeDue(db, now, hasIdentifier(identifier))
}

/** Whether the identifier is the account's phone number or activated e-mail address. */
export function isOwnIdentifier(account: Account, identifier: string): boolean {
  return identifier === account.phone || (account.emailActivated && identifier === account.email)
}
