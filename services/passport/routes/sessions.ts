import { and, desc, eq, exists, gt, ne, type SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { isLoggedIn, isStillLoggedIn, type Session } from '../accounts'
import { describeClientInfo, requestClientInfo } from '../client'
import { sessions } from '../db/schema'
import { recordEventWhere } from '../events'
import type { PassportHandler } from '../handler'
import { requireAccount, sessionsListed } from '../sessions'

/** `GET galaxy/user/sessions`: at most a hundred sessions of the account, the most recently used first. Answers 403. */
export function listSessions({ db }: { db: DrizzleD1Database }): PassportHandler<'GET /galaxy/user/sessions'> {
  return async ({ caller: { account, session } }) => {
    const open = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, account.id), gt(sessions.expiresAt, Date.now())))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
      .limit(sessionsListed)
    return open.map((row) => ({
      id: row.id,
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      current: row.id === session.id,
      ...describeClientInfo(row)
    }))
  }
}

/** `POST galaxy/user/end-session` (JSON): ends one session of the account. Answers 400 (`id`, also if it has ended), 403. */
export function endOneSession({ db }: { db: DrizzleD1Database }): PassportHandler<'POST /galaxy/user/end-session'> {
  return async ({ c, caller: { session }, body: { id } }) => {
    if ((await end(c, db, session, 'session-ended', eq(sessions.id, id))) > 0) return
    await requireAccount(c, db)
    throw new Refusal(400, m.service_session_unknown, { field: 'id' })
  }
}

/** `POST galaxy/user/end-other-sessions`: ends every session of the account except the current one. Answers 403. */
export function endOtherSessions({ db }: { db: DrizzleD1Database }): PassportHandler<'POST /galaxy/user/end-other-sessions'> {
  return async ({ c, caller: { session } }) => {
    const ended = await end(c, db, session, 'other-sessions-ended', ne(sessions.id, session.id))
    if (ended === 0) await requireAccount(c, db)
  }
}

/**
 * Ends the open sessions of the account that match the condition, and records an event if there are any; returns their
 * number.
 */
async function end(
  c: Context,
  db: DrizzleD1Database,
  session: Session,
  kind: 'session-ended' | 'other-sessions-ended',
  condition: SQL
): Promise<number> {
  const now = Date.now()
  const named = and(eq(sessions.accountId, session.accountId), gt(sessions.expiresAt, now), condition)
  const matching = and(isLoggedIn(db, session), exists(db.select({ id: sessions.id }).from(sessions).where(named)))
  const [, ended] = await db.batch([
    recordEventWhere(db, matching, { kind, from: requestClientInfo(c), now }),
    db
      .delete(sessions)
      .where(and(named, isStillLoggedIn(db, session)))
      .returning({ id: sessions.id })
  ])
  return ended.length
}
