import { and, eq, exists, isNull, type SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { PeopleAction } from '../../src/contract/desk-people'
import type { Role } from '../../src/contract/roles'
import { type AuditedAction, recordAuditWhere } from '../api/audit'
import { isStillLoggedIn, type Session } from './accounts'
import { accountRoles, accounts } from './db/schema'

/* Roles at the desk, and conditions on them for SQL statements. */

/** The roles of the account; most have none. */
export async function rolesOf(db: DrizzleD1Database, accountId: string): Promise<Role[]> {
  const granted = await db.select({ role: accountRoles.role }).from(accountRoles).where(eq(accountRoles.accountId, accountId))
  return granted.map(({ role }) => role)
}

/** Condition that the account has this role, or any role. */
export function holdsRole(db: DrizzleD1Database, accountId: string, role?: Role): SQL {
  const held = and(eq(accountRoles.accountId, accountId), role && eq(accountRoles.role, role))
  return exists(db.select({ id: accountRoles.accountId }).from(accountRoles).where(held))
}

/** Condition that an admin who matches `condition` can log in: neither locked nor due for deletion. */
export function adminExists(db: DrizzleD1Database, condition: SQL): SQL {
  return exists(
    db
      .select({ id: accounts.id })
      .from(accountRoles)
      .innerJoin(accounts, eq(accounts.id, accountRoles.accountId))
      .where(and(eq(accountRoles.role, 'admin'), isNull(accounts.lockedAt), isNull(accounts.deleteAt), condition))
  )
}

/**
 * Condition that the session is open and its account still an admin. Every write by an admin includes it, so that a role revoked
 * during the call has no effect.
 */
export function isStillAdmin(db: DrizzleD1Database, session: Session): SQL | undefined {
  return and(isStillLoggedIn(db, session), holdsRole(db, session.accountId, 'admin'))
}

/** Statement that logs an action of passport at the desk if the condition holds; see `recordAuditWhere`. */
export const recordPeopleAction = (db: DrizzleD1Database, condition: SQL | undefined, action: AuditedAction<PeopleAction>) =>
  recordAuditWhere(db, condition, action)
