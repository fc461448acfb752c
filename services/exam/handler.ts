import { and, eq, gt } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { Exam } from '../../src/contract/api/exam'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import type { PassportBinding } from '../api/bindings'
import { sha256 } from '../api/digest'
import type { Handler } from '../api/register'
import { accountOf, identifyRequester } from '../api/requester'
import { attempts, tokens } from './db/schema'

/** An attempt as the database has it. */
export type StoredAttempt = typeof attempts.$inferSelect

/** Handler of a call of the exam API: `caller` is the id of the logged-in account, or the attempt of the exam token. */
export type ExamHandler<Name extends keyof Exam> = Handler<Exam[Name], { session: string; 'exam token': StoredAttempt }>

/**
 * Identifies the account through passport.
 * @throws Refusal 401, or 503 while passport is unavailable. Never 403: that would also clear the exam token
 */
export const authenticateAccount = (passport: PassportBinding) => async (c: Context) =>
  accountOf(await identifyRequester(c, passport), new Refusal(401, m.service_exam_login))

/**
 * The attempt of the exam token (`Token`, spec §7). It does not need the login: an exam goes on if the login expires.
 * @throws Refusal 401
 */
export const authenticateCandidate = (db: DrizzleD1Database) => async (c: Context) => {
  const token = c.req.header('Token')
  const [row] = token
    ? await db
        .select({ attempt: attempts })
        .from(tokens)
        .innerJoin(attempts, eq(attempts.id, tokens.attempt))
        .where(and(eq(tokens.hash, sha256(token)), gt(tokens.expiresAt, Date.now())))
    : []
  if (!row) throw new Refusal(401, m.service_exam_token)
  return row.attempt
}
