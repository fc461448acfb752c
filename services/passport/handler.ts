import { timingSafeEqual } from 'node:crypto'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Passport } from '../../src/contract/api/passport'
import type { PassportDesk } from '../../src/contract/api/passport-desk'
import type { PassportService } from '../../src/contract/api/passport-service'
import { serviceHeader, serviceSecretHeader } from '../../src/contract/headers'
import { type AccountHolder, accountHolderSchema } from '../../src/contract/removed-accounts'
import type { DeskAccess } from '../../src/contract/roles'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { type DeskAccount, deskAuthenticators, type Identified } from '../api/desk'
import { sha256 } from '../api/digest'
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

/** Handler of a call of another service; `caller` is its name. */
export type ServiceHandler<Name extends keyof PassportService> = Handler<PassportService[Name], { service: AccountHolder }>

/**
 * Identifies the service that calls. Its name in a header suffices where bindings alone reach this worker, because the edge builds
 * the headers that it forwards from an empty list; with a secret, the caller has to know that too.
 * @throws Refusal 401
 */
export const authenticateService = (secret: string | undefined) => async (c: Context) => {
  const holder = v.safeParse(accountHolderSchema, c.req.header(serviceHeader))
  const isProved = secret === undefined || isSame(c.req.header(serviceSecretHeader) ?? '', secret)
  if (!holder.success || !isProved) throw new Refusal(401, m.service_other_service)
  return holder.output
}

/** Compares the digests, which have one length, in constant time. */
const isSame = (given: string, expected: string) => timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)))
