import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { LoginRequest } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { tooOften } from '../../api/too-often'
import { type Account, hasIdentifier, isThere } from '../accounts'
import { requestWhereabouts } from '../client'
import { accounts } from '../db/schema'
import { recordEvent } from '../events'
import { failureWindows, loginScope } from '../failures'
import type { PassportHandler } from '../handler'
import { hashPassword, spendPasswordWork, verifyPassword } from '../password'
import { endSession, logIn } from '../sessions'
import { consumeRateLimit } from '../throttle'
import { requestToken } from '../tokens'

/**
 * `POST galaxy/login` (form-encoded or JSON): `data` is `{token}`, with `restored: true` where the account was to be deleted
 * and logging in took that back.
 * Answers 400 (field), 401 for an unknown identifier and a wrong password alike, 423 for a locked account and its right
 * password, 429 with Retry-After after 10 failures.
 */
export function login({ db }: { db: DrizzleD1Database }): PassportHandler<'POST /galaxy/login'> {
  return async ({ c, body: request }) => {
    const now = Date.now()
    const from = requestWhereabouts(c)
    const scope = loginScope(c, request.phone)
    // The place is taken before the password is looked at and cleared by success: parallel guesses count like any others.
    const place = await consumeRateLimit(db, [{ scope, windows: failureWindows }], now)
    if ('retryAfter' in place) throw tooOften(m.service_login_too_often, place.retryAfter)

    const { account, matches } = await checkPassword(db, request, now)
    const login = { kind: 'login', from, now, forgottenScopes: [scope] } as const
    const opened = account && matches ? await logIn(db, { ...login, ...credentials(account) }) : undefined
    if (!opened) {
      // One row whoever was named, so that a known and an unknown identifier take the same time.
      await recordEvent(db, account?.id ?? null, { kind: 'login-failed', from, now })
      if (account?.lockedAt && matches) throw new Refusal(423, m.service_account_locked)
      throw new Refusal(401, m.service_login_wrong, { field: 'password' })
    }
    return opened.restored ? opened : { token: opened.token }
  }
}

/**
 * `GET galaxy/user/logout`: ends the session at once. A session that is already over is logged out all the same; without
 * any token it answers 403 like every call that needs one.
 */
export function logout({ db }: { db: DrizzleD1Database }): PassportHandler<'GET /galaxy/user/logout'> {
  return async ({ c }) => {
    const token = requestToken(c)
    if (!token) throw new Refusal(403, m.service_login_timeout)
    await endSession(db, token, requestWhereabouts(c), Date.now())
  }
}

const credentials = ({ id, passwordHash }: Account) => ({ accountId: id, passwordHash })

/** The account that the identifier names, as it is now, and whether the password is its own. */
async function checkPassword(
  db: DrizzleD1Database,
  { phone: identifier, password }: LoginRequest,
  now: number
): Promise<{ account: Account | undefined; matches: boolean }> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(hasIdentifier(identifier), isThere(now)))
  if (!account) {
    await spendPasswordWork(password)
    return { account, matches: false }
  }
  const { matches, outdated } = await verifyPassword(password, account.passwordHash)
  if (!matches || !outdated) return { account, matches }
  // Only in place of the very hash that was checked: a password changed meanwhile must not be changed back.
  const [renewed] = await db
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
    .returning()
  // Another login with the same password may have renewed it first, or the password may be another one now: look again.
  return renewed ? { account: renewed, matches } : checkPassword(db, { phone: identifier, password }, now)
}
