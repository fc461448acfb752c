import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { Passport } from '../../src/contract/api/passport'
import { m } from '../../src/paraglide/messages'
import type { Handler } from '../api/register'
import { requireAccount } from './sessions'

/** Handler of a call of passport; `caller` is the logged-in account with its session. */
export type PassportHandler<Name extends keyof Passport> = Handler<
  Passport[Name],
  { session: Awaited<ReturnType<typeof requireAccount>> }
>

/** current-user answers that the session has expired, every other call that the login has timed out (spec §8). */
export const authenticate = (db: DrizzleD1Database) => (c: Context, call: string) =>
  requireAccount(c, db, call === 'GET /galaxy/user/current-user' ? m.service_session_expired : m.service_login_timeout)
