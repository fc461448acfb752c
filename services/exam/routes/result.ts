import { and, desc, eq, lt } from 'drizzle-orm'
import type { ExamResult } from '../../../src/contract/exam'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { type AttemptParts, closeIfExpired, nextAttemptAt } from '../attempts'
import { appeals, attempts, certificates } from '../db/schema'
import type { Env } from '../env'
import type { ExamHandler, StoredAttempt } from '../handler'
import { readRules } from '../rules'

interface ResultParts extends AttemptParts {
  env: Pick<Env, 'APPEAL_ANSWER_DAYS'>
}

/**
 * `GET result`: the result of the token's attempt by topic, and the appeals of earlier attempts, whose answers may come later.
 * Answers 409 while the attempt is open.
 */
export function showResult(parts: ResultParts): ExamHandler<'GET /result'> {
  return async ({ caller }) => resultOf(parts, caller, Date.now())
}

/** `POST result/appeal`: appeals a result, once; repeating the same text succeeds. Answers 400, 409. */
export function appeal(parts: ResultParts): ExamHandler<'POST /result/appeal'> {
  return async ({ caller, body: { text } }) => {
    const now = Date.now()
    const { db } = parts
    const attempt = await closeIfExpired(parts, caller, now)
    if (attempt.finishedAt === null) throw new Refusal(409, m.service_exam_open)
    const [, [stored]] = await db.batch([
      db.insert(appeals).values({ attempt: caller.id, text, at: now }).onConflictDoNothing(),
      db.select({ text: appeals.text }).from(appeals).where(eq(appeals.attempt, caller.id))
    ])
    if (stored?.text !== text) throw new Refusal(409, m.service_exam_appealed)
    return resultOf(parts, attempt, now)
  }
}

async function resultOf(parts: ResultParts, stored: StoredAttempt, now: number): Promise<ExamResult> {
  const { db } = parts
  const attempt = await closeIfExpired(parts, stored, now)
  const { id, account, number, passed, topics, correct, finishedAt, finishedBy, passPercent, name } = attempt
  if (passed === null || topics === null || correct === null || finishedAt === null || finishedBy === null) {
    throw new Refusal(409, m.service_exam_open)
  }
  const { text, at, answer, answeredAt } = appeals
  const [{ outline }, [certificate], [ownAppeal], earlierAppeals] = await Promise.all([
    readRules(db),
    db.select({ id: certificates.id }).from(certificates).where(eq(certificates.attempt, id)),
    db.select({ text, at, answer, answeredAt }).from(appeals).where(eq(appeals.attempt, id)),
    db
      .select({ number: attempts.number, text, at, answer, answeredAt })
      .from(appeals)
      .innerJoin(attempts, eq(attempts.id, appeals.attempt))
      .where(and(eq(attempts.account, account), lt(attempts.number, number)))
      .orderBy(desc(attempts.number))
  ])
  const total = topics.reduce((sum, { questions }) => sum + questions, 0)
  return {
    passed,
    percent: Math.floor((correct * 100) / total),
    passPercent,
    name,
    finishedAt,
    finishedBy,
    topics,
    nextAttemptAt: nextAttemptAt(attempt, outline.coolDownHours, now) ?? null,
    certificate: certificate?.id ?? null,
    appealDays: parts.env.APPEAL_ANSWER_DAYS,
    appeal: ownAppeal ?? null,
    earlierAppeals
  }
}
