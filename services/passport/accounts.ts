import { and, eq, exists, gt, inArray, isNull, lte, ne, notExists, or, type SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { alias } from 'drizzle-orm/sqlite-core'
import { phonePattern } from '../../src/contract/account'
import { accounts, events, sessions } from './db/schema'

/* Conditions and statements on accounts that several calls share, so that they mean the same everywhere. */

export type Account = typeof accounts.$inferSelect
export type Session = typeof sessions.$inferSelect

/** The account has this phone number, or this e-mail address and has proved it: one that is not activated is worth nothing. */
export function hasIdentifier(identifier: string): SQL | undefined {
  return phonePattern.test(identifier)
    ? eq(accounts.phone, identifier)
    : and(eq(accounts.email, identifier), eq(accounts.emailActivated, true))
}

/** The account is there: one whose deletion is due is gone, even before the nightly job has removed it. */
export function isThere(now: number): SQL | undefined {
  return or(isNull(accounts.deleteAt), gt(accounts.deleteAt, now))
}

/**
 * The account that the session is logged in to, as long as it is: what a call writes depends on this in the same statement,
 * so that a session that a reset, a lock or a logout ended meanwhile changes nothing any more.
 */
export function isLoggedIn(db: DrizzleD1Database, session: Session): SQL | undefined {
  const open = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, session.tokenHash))
  return and(eq(accounts.id, session.accountId), isNull(accounts.lockedAt), isNull(accounts.deleteAt), exists(open))
}

/** The same as a condition of a statement on another table. */
export function isStillLoggedIn(db: DrizzleD1Database, session: Session): SQL {
  return exists(db.select({ id: accounts.id }).from(accounts).where(isLoggedIn(db, session)))
}

/** No other account than this one has the identifier. Asked in the statement that takes it, where SQLite has one writer at a time. */
export function isFree(db: DrizzleD1Database, identifier: string, accountId: string): SQL {
  const other = alias(accounts, 'other')
  const theirs = phonePattern.test(identifier)
    ? eq(other.phone, identifier)
    : and(eq(other.email, identifier), eq(other.emailActivated, true))
  return notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(theirs, ne(other.id, accountId)))
  )
}

/**
 * The statements that remove the accounts whose deletion is due, those that fit the condition or all; for one batch. Their
 * events stay, as the audit trail, but no longer say with what and from where somebody came: that is about the person.
 */
export function purgeDue(db: DrizzleD1Database, now: number, condition?: SQL) {
  const due = and(lte(accounts.deleteAt, now), condition)
  const gone = db.select({ id: accounts.id }).from(accounts).where(due)
  return [
    db.update(events).set({ userAgent: null, country: null, city: null }).where(inArray(events.accountId, gone)),
    db.delete(accounts).where(due)
  ] as const
}

/** Removes the account that holds the identifier where its deletion is due; to be run before the identifier is taken. */
export function clearDueHolder(db: DrizzleD1Database, identifier: string, now: number) {
  return purgeDue(db, now, hasIdentifier(identifier))
}

/** Whether the account can be reached, and so known, by the identifier. */
export function isOwnIdentifier(account: Account, identifier: string): boolean {
  return identifier === account.phone || (account.emailActivated && identifier === account.email)
}
