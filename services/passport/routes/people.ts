import { and, asc, eq, exists, ne, not, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Person } from '../../../src/contract/desk-people'
import { maskIdentifier } from '../../../src/contract/mask-identifier'
import { mayAccess, type Role } from '../../../src/contract/roles'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { readAuditLog } from '../../api/audit'
import { requireRole } from '../../api/desk'
import { accountRoles, accounts } from '../db/schema'
import { type DeskHandler, identify } from '../handler'
import { adminExists, holdsRole, isStillAdmin, recordPeopleAction } from '../roles'

interface Services {
  db: DrizzleD1Database
}

/** `GET galaxy/desk/people`: the accounts with a role, by name. Only admins see identifiers, masked. Answers 401, 404. */
export function listPeople({ db }: Services): DeskHandler<'GET /galaxy/desk/people'> {
  return async ({ caller }) => {
    const showsIdentifiers = mayAccess(caller.roles, 'admin')
    const rows = await db
      .select({
        id: accounts.id,
        username: accounts.username,
        phone: accounts.phone,
        email: accounts.email,
        lockedAt: accounts.lockedAt,
        deleteAt: accounts.deleteAt,
        role: accountRoles.role,
        since: accountRoles.grantedAt
      })
      .from(accountRoles)
      .innerJoin(accounts, eq(accounts.id, accountRoles.accountId))
      .orderBy(asc(accounts.username), asc(accounts.id), asc(accountRoles.grantedAt))
    const people = new Map<string, Person>()
    for (const { id, username, phone, email, lockedAt, deleteAt, role, since } of rows) {
      const identifier = phone ?? email
      const person = people.get(id) ?? {
        id,
        username,
        identifier: showsIdentifiers && identifier !== null ? maskIdentifier(identifier) : null,
        isActive: lockedAt === null && deleteAt === null,
        roles: []
      }
      person.roles.push({ role, since })
      people.set(id, person)
    }
    return [...people.values()]
  }
}

/**
 * `POST galaxy/desk/roles`: grants a role to an account that has one, or takes a role away; a change that has already been made
 * succeeds and is not logged. The account keeps its sessions. An account without a role comes to the desk by invitation only.
 * Answers 400 (field), 401, 404, 409 if the account has no role, or if no other admin would be left.
 */
export function changeRole({ db }: Services): DeskHandler<'POST /galaxy/desk/roles'> {
  return async ({ c, caller: { session }, body: { account, role, change } }) => {
    const now = Date.now()
    const granted = change === 'grant'
    const keepsAnAdmin = role === 'admin' && !granted ? adminExists(db, ne(accounts.id, account)) : undefined
    const may = and(isStillAdmin(db, session), eq(accounts.id, account), holdsRole(db, account), keepsAnAdmin)
    const target = db.select({ id: accounts.id }).from(accounts).where(may)
    const held = holdsRole(db, account, role)
    const [allowed] = await db.batch([
      target,
      recordPeopleAction(db, and(exists(target), granted ? not(held) : held), {
        actor: session.accountId,
        action: granted ? 'role-granted' : 'role-revoked',
        subject: account,
        detail: { role },
        now
      }),
      granted
        ? db
            .insert(accountRoles)
            .select(
              db
                .select({
                  accountId: accounts.id,
                  role: sql<Role>`${role}`.as('role'),
                  grantedAt: sql<number>`${now}`.as('granted_at')
                })
                .from(accounts)
                .where(may)
            )
            .onConflictDoNothing()
        : db.delete(accountRoles).where(and(eq(accountRoles.accountId, account), eq(accountRoles.role, role), exists(target)))
    ])
    if (allowed.length > 0) return
    requireRole(await identify(c, db), 'admin')
    const [known] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, account), holdsRole(db, account)))
    throw new Refusal(409, known ? m.service_desk_last_admin : m.service_desk_no_role, { field: 'account' })
  }
}

/** `GET galaxy/desk/audit?before=`: passport's audit log. Answers 400 (`before`), 401, 404. */
export function listAudit({ db }: Services): DeskHandler<'GET /galaxy/desk/audit'> {
  return ({ query: { before } }) => readAuditLog(db, before)
}
