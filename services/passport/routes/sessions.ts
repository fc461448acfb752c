import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context, Handler } from 'hono'
import { loginRequestSchema, phonePattern } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal, succeed } from '../../api/answer'
import { readBody } from '../../api/body'
import { clientBucket } from '../client-address'
import { accounts } from '../db/schema'
import { hashPassword, spendPasswordWork, verifyPassword } from '../password'
import { dropExpiredSessions, endSession, openSession } from '../sessions'
import { clearScope, takePlace } from '../throttle'
import { newToken, requestToken } from '../tokens'

const failures = [{ max: 10, seconds: 900 }]

/**
 * `POST galaxy/login` (form-encoded or JSON): `data` is `{token}`.
 * Answers 400 (field), 401 for an unknown identifier and a wrong password alike, 429 with Retry-After after 10 failures.
 */
export function login({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const { phone: identifier, password } = await readBody(c, loginRequestSchema, ['form', 'json'])
    const now = Date.now()
    const scope = failureScope(c, identifier)
    // The place is taken before the password is looked at and cleared by success: parallel guesses count like any others.
    const place = await takePlace(db, [{ scope, windows: failures }], now)
    if ('retryAfter' in place) throw new Refusal(429, m.service_login_too_often, { retryAfter: place.retryAfter })

    const account = await checkPassword(db, identifier, password)
    if (!account) throw new Refusal(401, m.service_login_wrong, { field: 'password' })
    const token = newToken()
    await clearScope(db, scope)
    await db.batch([dropExpiredSessions(db, now), openSession(db, account.id, token, now)])
    return succeed(c, { token })
  }
}

/**
 * `GET galaxy/user/logout`: ends the session at once. A session that is already over is logged out all the same; without
 * any token it answers 403 like every call that needs one.
 */
export function logout({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const token = requestToken(c)
    if (!token) throw new Refusal(403, m.service_session_expired)
    await endSession(db, token)
    return succeed(c)
  }
}

/**
 * Failures are counted for the identifier and the address together: counted by identifier alone, anybody could lock
 * anybody out. The identifier is the one typed, known or not, so that being locked out tells nothing either.
 */
function failureScope(c: Context, identifier: string): string {
  return `login:${identifier}:${clientBucket(c) ?? ''}`
}

async function checkPassword(db: DrizzleD1Database, identifier: string, password: string) {
  const column = phonePattern.test(identifier) ? accounts.phone : accounts.email
  const [account] = await db.select().from(accounts).where(eq(column, identifier))
  if (!account) {
    await spendPasswordWork(password)
    return undefined
  }
  const { matches, outdated } = await verifyPassword(password, account.passwordHash)
  if (!matches) return undefined
  if (outdated) {
    // Only in place of the very hash that was checked: a password changed meanwhile must not be changed back.
    await db
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
  }
  return account
}
