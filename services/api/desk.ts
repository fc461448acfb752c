import type { Context } from 'hono'
import { type DeskAccess, mayAccess, type Role } from '../../src/contract/roles'
import { m } from '../../src/paraglide/messages'
import { Refusal } from './answer'
import type { PassportBinding } from './bindings'
import { identifyRequester } from './requester'

/** An account with a role at the desk. */
export interface DeskAccount {
  /** Passport's id. */
  id: string
  roles: readonly Role[]
}

/** Caller of a request: as `Requester`, with the service's own data about the account. */
export type Identified<Account extends DeskAccount> =
  | ({ state: 'account' } & Account)
  | { state: 'visitor' }
  | { state: 'unavailable' }

/** The callers of a service whose calls have the access kinds of the desk. */
export type DeskCallers = Record<DeskAccess, DeskAccount>

/**
 * Identifies the account and its roles through passport, for every kind of access of the desk. Each call asks again, so a
 * role that was taken away has no effect from the next call on.
 * @throws Refusal 401 without a login, 404 without a role that grants the access, 503 while passport is unavailable. Never
 * 403, which would end the login in the browser (decision 037)
 */
export const authenticateDesk = (passport: PassportBinding) =>
  deskAuthenticators<DeskAccount>((c) => identifyRequester(c, passport))

/** As `authenticateDesk`, for passport, which identifies accounts itself and knows more about them. */
export function deskAuthenticators<Account extends DeskAccount>(identify: (c: Context) => Promise<Identified<Account>>) {
  const authenticate = (access: DeskAccess) => async (c: Context) => requireRole(await identify(c), access)
  return {
    desk: authenticate('desk'),
    author: authenticate('author'),
    reviewer: authenticate('reviewer'),
    staff: authenticate('staff'),
    admin: authenticate('admin')
  } satisfies { [Access in DeskAccess]: unknown }
}

/** @throws Refusal 401, 404, 503 */
export function requireRole<Account extends DeskAccount>(requester: Identified<Account>, access: DeskAccess): Account {
  if (requester.state === 'unavailable') throw new Refusal(503, m.service_session_unconfirmed)
  if (requester.state === 'visitor') throw new Refusal(401, m.service_desk_login)
  if (!mayAccess(requester.roles, access)) throw new Refusal(404, m.service_not_found)
  return requester
}
