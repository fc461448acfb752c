import { and, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { answerGrace } from '../../src/contract/exam'
import { log } from '../api/log'
import type { Issuer } from './credentials/issuer'
import { appeals, attemptEvents, attempts, candidates, tokens } from './db/schema'
import type { StoredAttempt } from './handler'
import { scoreAttempt } from './scoring'

/*
 * The life cycle of an attempt, by the server's clock alone: an attempt is open until it is handed in, or until its deadline and
 * the grace period for answers in transit have passed. A finished attempt never changes again, so scoring it is repeatable.
 */

export interface AttemptParts {
  db: DrizzleD1Database
  issuer: Issuer
}

/** When an attempt past its deadline closes. */
const closesAt = ({ deadline }: { deadline: number }): number => deadline + answerGrace

/** Milliseconds until the deadline. */
export const remainingTime = ({ deadline }: { deadline: number }, now: number): number => Math.max(0, deadline - now)

/** The latest attempt of an account, closed and scored if its time is over. */
export async function latestAttempt(parts: AttemptParts, account: string, now: number): Promise<StoredAttempt | undefined> {
  const [attempt] = await parts.db
    .select()
    .from(attempts)
    .where(eq(attempts.account, account))
    .orderBy(desc(attempts.number))
    .limit(1)
  return attempt && closeIfExpired(parts, attempt, now)
}

/** Returns the attempt, closed if its time is over and scored if it is finished. Every read of an attempt calls this function. */
export async function closeIfExpired(parts: AttemptParts, attempt: StoredAttempt, now: number): Promise<StoredAttempt> {
  if (attempt.finishedAt === null && now <= closesAt(attempt)) return attempt
  return attempt.finishedAt === null ? finish(parts, attempt, { at: attempt.deadline, by: 'deadline' }) : score(parts, attempt)
}

/** Finishes an open attempt and scores it. Does nothing to a finished one, so it can be repeated. */
export async function finish(
  parts: AttemptParts,
  { id }: StoredAttempt,
  { at, by }: { at: number; by: 'candidate' | 'deadline' }
): Promise<StoredAttempt> {
  const { db } = parts
  const open = and(eq(attempts.id, id), isNull(attempts.finishedAt))
  const [, , [finished]] = await db.batch([
    // The event is written under the same condition as the change, before it.
    db.insert(attemptEvents).select(
      db
        .select({
          id: sql<number>`NULL`.as('id'),
          attempt: attempts.id,
          kind: sql<'finished'>`'finished'`.as('kind'),
          seconds: sql<null>`NULL`.as('seconds'),
          at: sql<number>`${at}`.as('at')
        })
        .from(attempts)
        .where(open)
    ),
    db.update(attempts).set({ finishedAt: at, finishedBy: by }).where(open),
    db.select().from(attempts).where(eq(attempts.id, id))
  ])
  if (!finished) throw new Error('The attempt is gone')
  return score(parts, finished)
}

/**
 * Scores a finished attempt and issues the certificate of a passed one. Can be repeated after a killed process: both are
 * determined by rows that no longer change, and a certificate is unique to its attempt.
 */
async function score({ db, issuer }: AttemptParts, attempt: StoredAttempt): Promise<StoredAttempt> {
  if (attempt.passed === true) {
    await issuer.issue(attempt)
    return attempt
  }
  if (attempt.passed === false) return attempt
  const result = await scoreAttempt(db, attempt)
  const scored = { ...attempt, ...result }
  // The certificate comes first: an attempt that is shown as passed has one.
  if (scored.passed) await issuer.issue(scored)
  await db
    .update(attempts)
    .set(result)
    .where(and(eq(attempts.id, attempt.id), isNull(attempts.passed)))
  return scored
}

/**
 * When the account may start its next attempt: hours after the last finished one, more after the second and later ones.
 * Undefined if it may start now.
 */
export function nextAttemptAt(
  attempt: StoredAttempt | undefined,
  [first, later]: readonly [number, number],
  now: number
): number | undefined {
  if (!attempt || attempt.finishedAt === null) return undefined
  const at = attempt.finishedAt + (attempt.number === 1 ? first : later) * 3_600_000
  return at > now ? at : undefined
}

/** Maximum number of attempts that one run of the job closes; the next run takes the rest. */
const closedAtOnce = 200

/**
 * The scheduled job: closes attempts whose time is over, completes scoring that was interrupted, removes expired tokens.
 * Logs a line with counts if it did something, also of the decisions that wait for staff. A failing attempt does not delay others.
 */
export async function closeDue(parts: AttemptParts, now: number): Promise<void> {
  const { db } = parts
  const [due, unscored, removed, [waiting]] = await db.batch([
    db
      .select()
      .from(attempts)
      .where(and(isNull(attempts.finishedAt), lt(attempts.deadline, now - answerGrace)))
      // In a random order, so that failing attempts do not fill every run.
      .orderBy(sql`random()`)
      .limit(closedAtOnce),
    db
      .select()
      .from(attempts)
      .where(and(isNotNull(attempts.finishedAt), isNull(attempts.passed)))
      .orderBy(sql`random()`)
      .limit(closedAtOnce),
    db.delete(tokens).where(lte(tokens.expiresAt, now)),
    db
      .select({
        requests: sql<number>`(SELECT count(*) FROM ${candidates} WHERE ${candidates.requestedAt} IS NOT NULL AND ${candidates.isGranted} IS NULL)`,
        appeals: sql<number>`(SELECT count(*) FROM ${appeals} WHERE ${appeals.answer} IS NULL)`
      })
      .from(sql`(SELECT 1)`)
  ])
  let failed = 0
  for (const attempt of [...due, ...unscored]) {
    try {
      await closeIfExpired(parts, attempt, now)
    } catch (error) {
      failed += 1
      log('error', { event: 'exam-not-closed', attempt: attempt.id, name: error instanceof Error ? error.name : undefined })
    }
  }
  const counts = { closed: due.length, scored: unscored.length, failed, tokens: removed.meta.changes }
  if (Object.values(counts).some((count) => count > 0)) log('info', { event: 'exams', ...counts, waiting })
}
