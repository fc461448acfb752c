import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { Passport } from '../../src/contract/api/passport'
import type { PassportDesk } from '../../src/contract/api/passport-desk'
import type { DeskAccess } from '../../src/contract/roles'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { type DeskAccount, deskAuthenticators, type Identified } from '../api/desk'
import type { Handler } from '../api/register'
import type { Account, Session } from './accounts'
import { rolesOf } from './roles'
import { accountOfToken, requireAccount } from './sessions'
import { requestToken } from './tokens'

/** Handler of a call of passport; `caller` is the logged-in account with its session. */
export type PassportHandler<Name extends keyof Passport> = Handler<
  Passport[Name],
  { session: Awaited<ReturnType<typeof requireAccount>> }
>

/** current-user answers that the session has expired, every other call that the login has timed out (spec §8). */
export const authenticate = (db: DrizzleD1Database) => (c: Context, call: string) =>
  requireAccount(c, db, call === 'GET /galaxy/user/current-user' ? m.service_session_expired : m.service_login_timeout)

/** The caller of a call at the desk. */
interface DeskCaller extends DeskAccount {
  account: Account
  session: Session
}

/** The logged-in account of the request with its session and its roles at the desk, or a visitor. */
export async function identify(c: Context, db: DrizzleD1Database): Promise<Identified<DeskCaller>> {
  const token = requestToken(c)
  const found = token ? await accountOfToken(db, token, Date.now()) : undefined
  if (!found) return { state: 'visitor' }
  const { id } = found.account
  return { state: 'account', id, roles: await rolesOf(db, id), ...found }
}

/** Handler of a call of passport at the desk. */
export type DeskHandler<Name extends keyof PassportDesk> = Handler<PassportDesk[Name], Record<DeskAccess | 'session', DeskCaller>>

/** At the desk, a call without a session answers 401: a 403 would end the login in the browser (decision 037). */
export const authenticateAtDesk = (db: DrizzleD1Database) => ({
  ...deskAuthenticators((c) => identify(c, db)),
  session: async (c: Context): Promise<DeskCaller> => {
    const requester = await identify(c, db)
    if (requester.state !== 'account') throw new Refusal(401, m.service_login_timeout)
    return requester
  }
})
