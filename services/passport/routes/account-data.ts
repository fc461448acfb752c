import { and, count, desc, eq, gt, inArray, isNotNull, ne, not, or } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { currentUserSchema } from '../../../src/contract/account'
import { deletionGraceDays } from '../../../src/contract/limits'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { momentOf, momentOrNull } from '../../api/moment'
import { isLoggedIn } from '../accounts'
import { requestClientInfo } from '../client'
import { reviveCode } from '../codes'
import { accounts, events, passkeys, sessions } from '../db/schema'
import { recordEvent, recordEventWhere } from '../events'
import type { PassportHandler } from '../handler'
import { type ProofServices, requireProof } from '../proof'
import { adminExists, holdsRole, rolesOf } from '../roles'
import { requireAccount, sessionsListed } from '../sessions'

/** Maximum number of events in an export: the edge reads at most 2 MiB of an answer, and an event takes up to 1.4 KiB. */
const maxExportedEvents = 1000

/**
 * `GET galaxy/user/export`: all data stored about the account, except hashes and keys, which would help an attacker and
 * say nothing about the user. Answers 403.
 */
export function exportData({ db }: { db: DrizzleD1Database }): PassportHandler<'GET /galaxy/user/export'> {
  return async ({ c, caller: { account } }) => {
    const now = Date.now()
    const own = eq(events.accountId, account.id)
    const { userAgent, country, city } = events
    const [, open, keys, log, counted] = await db.batch([
      recordEvent(db, account.id, { kind: 'data-exported', from: requestClientInfo(c), now }),
      db
        .select({
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
          country: sessions.country,
          city: sessions.city
        })
        .from(sessions)
        .where(and(eq(sessions.accountId, account.id), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt))
        .limit(sessionsListed),
      db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.accountId, account.id))
        .orderBy(desc(passkeys.createdAt)),
      db
        .select({ at: events.at, kind: events.kind, userAgent, country, city })
        .from(events)
        .where(own)
        .orderBy(desc(events.at))
        .limit(maxExportedEvents),
      db.select({ total: count() }).from(events).where(own)
    ])
    const total = counted[0]?.total ?? log.length
    return {
      exportedAt: momentOf(now),
      account: {
        ...v.parse(currentUserSchema, { ...account, roles: await rolesOf(db, account.id) }),
        createdAt: momentOf(account.createdAt)
      },
      sessions: open.map((session) => ({
        ...session,
        createdAt: momentOf(session.createdAt),
        lastSeenAt: momentOf(session.lastSeenAt),
        expiresAt: momentOf(session.expiresAt)
      })),
      passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: momentOf(createdAt),
        lastUsedAt: momentOrNull(lastUsedAt)
      })),
      events: log.map((event) => ({ ...event, at: momentOf(event.at) })),
      olderEvents: total - log.length
    }
  }
}

/**
 * `POST galaxy/user/delete-account` (JSON): after a proof, ends every session and schedules the removal of the account
 * in 14 days; a login before that cancels it. `data` is `{restorableUntil}`. Answers 400 (field), 403, 409 for the last admin, 429.
 */
export function deleteAccount({ db, hasher }: ProofServices): PassportHandler<'POST /galaxy/user/delete-account'> {
  return async ({ c, caller: { account, session }, body: proof }) => {
    const spent = await requireProof(c, { db, hasher }, account, proof)

    const now = Date.now()
    const deleteAt = now + deletionGraceDays * 86_400_000
    // Checked inside the batch, so that of two admins who delete their accounts at the same time, the second is refused.
    const keepsAnAdmin = or(not(holdsRole(db, account.id, 'admin')), adminExists(db, ne(accounts.id, account.id)))
    const condition = and(isLoggedIn(db, session), keepsAnAdmin)
    const leaving = db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, account.id), isNotNull(accounts.deleteAt)))
    const [, deleted] = await db.batch([
      recordEventWhere(db, condition, { kind: 'deletion-requested', from: requestClientInfo(c), now }),
      db.update(accounts).set({ deleteAt }).where(condition).returning({ id: accounts.id }),
      db.delete(sessions).where(inArray(sessions.accountId, leaving))
    ])
    if (deleted.length === 0) {
      await requireAccount(c, db)
      if (spent) await reviveCode(db, spent)
      throw new Refusal(409, m.service_desk_last_admin)
    }
    return { restorableUntil: deleteAt }
  }
}
