import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { sessionLifetimeSeconds } from '../../src/contract/limits'
import { m } from '../../src/paraglide/messages'
import { Refusal, type Text } from '../api/answer'
import { newToken } from '../api/token'
import { type Account, accountExists, type Session } from './accounts'
import { type ClientInfo, clientColumns } from './client'
import { accounts, attempts, sessions } from './db/schema'
import { recordEventWhere } from './events'
import { requestToken, tokenHash } from './tokens'

/** Precision of a session's last use in milliseconds: a page makes several calls at once, and only one writes it. */
const lastSeenPrecisionMs = 60_000

/** Maximum number of sessions in a list, the most recently used first. */
export const sessionsListed = 100

interface Opening {
  accountId: string
  /** The hash that the password was checked against; undefined for a login without a password. */
  passwordHash: string | undefined
  token: string
  from: ClientInfo
  now: number
}

/**
 * The statement that opens a session, run in the same batch as the statements it depends on. It opens none if the
 * account does not exist (so a registration that lost the race for its identifier leaves nothing behind), is locked or
 * due for deletion, or if its password has changed since the check.
 */
export function openSession(db: DrizzleD1Database, { accountId, passwordHash, token, from, now }: Opening) {
  return db.insert(sessions).select(
    db
      .select({
        tokenHash: sql<string>`${tokenHash(token)}`.as('token_hash'),
        accountId: accounts.id,
        expiresAt: sql<number>`${now + sessionLifetimeSeconds * 1000}`.as('expires_at'),
        id: sql<string>`${crypto.randomUUID()}`.as('id'),
        createdAt: sql<number>`${now}`.as('created_at'),
        lastSeenAt: sql<number>`${now}`.as('last_seen_at'),
        ...clientColumns(from)
      })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, accountId),
          passwordHash === undefined ? undefined : eq(accounts.passwordHash, passwordHash),
          isNull(accounts.lockedAt),
          accountExists(now)
        )
      )
  )
}

/**
 * Logs in to an account: opens a session, records it, cancels a pending deletion, and clears the attempts in the given
 * scopes, all in one batch. The caller has authenticated the user.
 * @returns the token, and whether a deletion was canceled; undefined if `openSession` opens none
 */
export async function logIn(
  db: DrizzleD1Database,
  {
    kind,
    forgottenScopes,
    forgottenAttempt,
    ...given
  }: Omit<Opening, 'token'> & { kind: 'login' | 'passkey-login'; forgottenScopes: readonly string[]; forgottenAttempt?: string }
): Promise<{ token: string; restored: boolean } | undefined> {
  const { accountId, from, now } = given
  const token = newToken()
  const opened = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(token)))
  const loggedIn = and(eq(accounts.id, accountId), exists(opened))
  const leaving = and(loggedIn, isNotNull(accounts.deleteAt))
  const [, session, , , restored] = await db.batch([
    openSession(db, { ...given, token }),
    opened,
    recordEventWhere(db, loggedIn, { kind, from, now }),
    recordEventWhere(db, leaving, { kind: 'deletion-taken-back', from, now }),
    db.update(accounts).set({ deleteAt: null }).where(leaving).returning({ id: accounts.id }),
    db
      .delete(attempts)
      .where(and(or(inArray(attempts.scope, [...forgottenScopes]), eq(attempts.id, forgottenAttempt ?? '')), exists(opened)))
  ])
  return session.length > 0 ? { token, restored: restored.length > 0 } : undefined
}

/** The account and the session of the token, or undefined. Updates the session's last use. */
export async function accountOfToken(
  db: DrizzleD1Database,
  token: string,
  now: number
): Promise<{ account: Account; session: Session } | undefined> {
  const [row] = await db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash(token)),
        gt(sessions.expiresAt, now),
        isNull(accounts.lockedAt),
        isNull(accounts.deleteAt)
      )
    )
  if (!row) return undefined
  const stale = now - lastSeenPrecisionMs
  if (row.session.lastSeenAt > stale) return row
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, row.session.tokenHash), lte(sessions.lastSeenAt, stale)))
  return { ...row, session: { ...row.session, lastSeenAt: now } }
}

/**
 * The account and the session of the request.
 * @throws Refusal 403, which ends the session in the browser too
 */
export async function requireAccount(c: Context, db: DrizzleD1Database, refusal: Text = m.service_login_timeout) {
  const token = requestToken(c)
  const found = token ? await accountOfToken(db, token, Date.now()) : undefined
  if (!found) throw new Refusal(403, refusal)
  return found
}

/** Ends the session of the token and records it; does nothing if it is already over. */
export async function endSession(db: DrizzleD1Database, token: string, from: ClientInfo, now: number): Promise<void> {
  const ended = and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, now))
  const itsAccount = inArray(accounts.id, db.select({ id: sessions.accountId }).from(sessions).where(ended))
  await db.batch([recordEventWhere(db, itsAccount, { kind: 'logout', from, now }), db.delete(sessions).where(ended)])
}
