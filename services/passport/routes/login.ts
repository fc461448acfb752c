import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { LoginRequest } from '../../../src/contract/account'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { tooOften } from '../../api/too-often'
import { type Account, accountExists, hasIdentifier } from '../accounts'
import { requestClientInfo } from '../client'
import { accounts } from '../db/schema'
import { recordEvent } from '../events'
import { addressFailureLimits, failureWindows, loginScope } from '../failures'
import type { PassportHandler } from '../handler'
import type { PasswordHasher } from '../password'
import { endSession, logIn } from '../sessions'
import { checkCounted, countAttempt } from '../throttle'
import { requestToken } from '../tokens'

interface Services {
  db: DrizzleD1Database
  hasher: PasswordHasher
}

/**
 * `POST galaxy/login` (form-encoded or JSON): `data` is `{token}`, with `restored: true` if the login canceled a
 * pending deletion.
 * Answers 400 (field), 401 for an unknown identifier and a wrong password alike, 423 for a locked account with the
 * right password, 429 with Retry-After after 10 failures, or 50 from one address, 503 with Retry-After while too many
 * passwords are checked, which counts as no failure.
 */
export function login({ db, hasher }: Services): PassportHandler<'POST /galaxy/login'> {
  return async ({ c, body: request }) => {
    const now = Date.now()
    const from = requestClientInfo(c)
    const scope = loginScope(c, request.phone)
    hasher.refuseWhenBusy()
    // Counted before the password check and cleared by success, so that parallel guesses count too.
    const limits = [{ scope, windows: failureWindows }, ...addressFailureLimits(c)]
    const attempt = await countAttempt(db, limits, now)
    if ('retryAfter' in attempt) throw tooOften(m.service_login_too_often, attempt.retryAfter)

    const counted = { id: attempt.id, limits }
    const { account, matches } = await checkCounted(db, counted, () => checkPassword({ db, hasher }, request, now))
    // A success clears the failures of the identifier, and its own attempt from the count of the address.
    const login = { kind: 'login', from, now, forgottenScopes: [scope], forgottenAttempt: attempt.id } as const
    const opened = account && matches ? await logIn(db, { ...login, ...credentials(account) }) : undefined
    if (!opened) {
      // Always one row, so that a known and an unknown identifier take the same time.
      await recordEvent(db, account?.id ?? null, { kind: 'login-failed', from, now })
      if (account?.lockedAt && matches) throw new Refusal(423, m.service_account_locked)
      throw new Refusal(401, m.service_login_wrong, { field: 'password' })
    }
    return opened.restored ? opened : { token: opened.token }
  }
}

/**
 * `GET galaxy/user/logout`: ends the session. A session that is already over gets the same answer; without any token it
 * answers 403 like every call that needs one.
 */
export function logout({ db }: { db: DrizzleD1Database }): PassportHandler<'GET /galaxy/user/logout'> {
  return async ({ c }) => {
    const token = requestToken(c)
    if (!token) throw new Refusal(403, m.service_login_timeout)
    await endSession(db, token, requestClientInfo(c), Date.now())
  }
}

const credentials = ({ id, passwordHash }: Account) => ({ accountId: id, passwordHash })

/** The current account of the identifier, and whether the password matches. */
async function checkPassword(
  { db, hasher }: Services,
  { phone: identifier, password }: LoginRequest,
  now: number
): Promise<{ account: Account | undefined; matches: boolean }> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(hasIdentifier(identifier), accountExists(now)))
  if (!account) {
    await hasher.spendWork(password)
    return { account, matches: false }
  }
  const matches = await hasher.matches(password, account.passwordHash)
  if (!matches || !hasher.isOutdated(account.passwordHash)) return { account, matches }
  const passwordHash = await hasher.hash(password).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  // While the hasher is busy, the login must not fail; a later one renews the hash.
  if (passwordHash === undefined) return { account, matches }
  // Replaces only the hash that was checked: a password changed meanwhile must not be reverted.
  const [renewed] = await db
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.passwordHash)))
    .returning()
  // Another login may have renewed the hash first, or the password may have changed: check again.
  return renewed ? { account: renewed, matches } : checkPassword({ db, hasher }, { phone: identifier, password }, now)
}
