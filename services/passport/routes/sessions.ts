import { and, desc, eq, exists, gt, ne } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Handler } from 'hono'
import { type AccountSession, endSessionRequestSchema } from '../../../src/contract/account-settings'
import { m } from '../../../src/paraglide/messages'
import { Refusal, succeed } from '../../api/answer'
import { readBody } from '../../api/body'
import { isLoggedIn } from '../accounts'
import { describeWhereabouts, requestWhereabouts } from '../client'
import { sessions } from '../db/schema'
import { recordEventWhere } from '../events'
import { requireAccount } from '../sessions'

/** `GET galaxy/user/sessions`: the account's sessions, the one last seen first. Answers 403. */
export function listSessions({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const { account, session } = await requireAccount(c, db)
    const open = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.accountId, account.id), gt(sessions.expiresAt, Date.now())))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    const listed: AccountSession[] = open.map((row) => ({
      id: row.id,
      createdAt: row.createdAt,
      lastSeenAt: row.lastSeenAt,
      current: row.id === session.id,
      ...describeWhereabouts(row)
    }))
    return succeed(c, listed)
  }
}

/** `POST galaxy/user/end-session` (JSON): ends one session of the account. Answers 400 (`id`, also where it has ended), 403. */
export function endOneSession({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const { session } = await requireAccount(c, db)
    const { id } = await readBody(c, endSessionRequestSchema, ['json'])
    const named = and(eq(sessions.accountId, session.accountId), eq(sessions.id, id))
    const theirs = and(isLoggedIn(db, session), exists(db.select({ id: sessions.id }).from(sessions).where(named)))
    const [, ended] = await db.batch([
      recordEventWhere(db, theirs, { kind: 'session-ended', from: requestWhereabouts(c), now: Date.now() }),
      db.delete(sessions).where(named).returning({ id: sessions.id })
    ])
    if (ended.length === 0) throw new Refusal(400, m.service_session_unknown, { field: 'id' })
    return succeed(c)
  }
}

/** `POST galaxy/user/end-other-sessions`: ends every session of the account but the one that asks. Answers 403. */
export function endOtherSessions({ db }: { db: DrizzleD1Database }): Handler {
  return async (c) => {
    const { session } = await requireAccount(c, db)
    const others = and(eq(sessions.accountId, session.accountId), ne(sessions.id, session.id))
    const theirs = and(isLoggedIn(db, session), exists(db.select({ id: sessions.id }).from(sessions).where(others)))
    await db.batch([
      recordEventWhere(db, theirs, { kind: 'other-sessions-ended', from: requestWhereabouts(c), now: Date.now() }),
      db.delete(sessions).where(others)
    ])
    return succeed(c)
  }
}
