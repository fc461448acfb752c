import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Candidate } from '../../../src/contract/exam'
import { allowances } from '../../../src/contract/exam'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { type AttemptParts, latestAttempt, nextAttemptAt, remainingTime } from '../attempts'
import { candidates } from '../db/schema'
import type { ExamHandler } from '../handler'
import { readRules } from '../rules'

/** `GET candidate`: the account's confirmed name, extra time and attempts, and when it may start the next one. */
export function showCandidate(parts: AttemptParts): ExamHandler<'GET /candidate'> {
  return async ({ caller }) => candidateOf(parts, caller, Date.now())
}

/** `POST candidate/name`: confirms the name for the certificate, once. Repeating the same name succeeds. Answers 400, 409. */
export function confirmName(parts: AttemptParts): ExamHandler<'POST /candidate/name'> {
  return async ({ caller, body: { name } }) => {
    const { db } = parts
    const [, [row]] = await db.batch([
      db
        .insert(candidates)
        .values({ account: caller, name })
        .onConflictDoUpdate({ target: candidates.account, set: { name }, setWhere: isNull(candidates.name) }),
      db.select({ name: candidates.name }).from(candidates).where(eq(candidates.account, caller))
    ])
    if (row?.name !== name) throw new Refusal(409, m.service_exam_name_confirmed, { field: 'name' })
    return candidateOf(parts, caller, Date.now())
  }
}

/**
 * `POST candidate/extra-time`: requests extra time, which staff grants or declines at the desk. It applies to attempts
 * that start afterwards. Answers 400, 409 during an exam and while a request is pending.
 */
export function requestExtraTime(parts: AttemptParts): ExamHandler<'POST /candidate/extra-time'> {
  return async ({ caller, body: { percent, reason } }) => {
    const { db } = parts
    const now = Date.now()
    const attempt = await latestAttempt(parts, caller, now)
    if (attempt && attempt.finishedAt === null) throw new Refusal(409, m.service_exam_extra_time_open)
    const request = { requestedPercent: percent, requestReason: reason, requestedAt: now, isGranted: null }
    const stored = await db
      .insert(candidates)
      .values({ account: caller, ...request })
      .onConflictDoUpdate({
        target: candidates.account,
        set: request,
        setWhere: or(isNull(candidates.requestedAt), isNotNull(candidates.isGranted))
      })
      .returning({ account: candidates.account })
    if (stored.length === 0) {
      const [same] = await db
        .select({ account: candidates.account })
        .from(candidates)
        .where(
          and(eq(candidates.account, caller), eq(candidates.requestedPercent, percent), eq(candidates.requestReason, reason))
        )
      if (!same) throw new Refusal(409, m.service_exam_extra_time_pending)
    }
    return candidateOf(parts, caller, now)
  }
}

async function candidateOf(parts: AttemptParts, account: string, now: number): Promise<Candidate> {
  const { db } = parts
  const [attempt, { outline }, [row]] = await Promise.all([
    latestAttempt(parts, account, now),
    readRules(db),
    db.select().from(candidates).where(eq(candidates.account, account))
  ])
  const isRunning = attempt !== undefined && attempt.finishedAt === null
  const allowance = row?.allowance ?? 0
  const percent = allowances.find((each) => each === row?.requestedPercent)
  return {
    name: row?.name ?? null,
    allowance,
    extraTime:
      percent === undefined || row?.requestedAt == null
        ? null
        : { percent, requestedAt: row.requestedAt, granted: row.isGranted },
    minutes: minutesWith(outline.minutes, allowance),
    attempts: attempt?.number ?? 0,
    remaining: isRunning ? remainingTime(attempt, now) : null,
    nextAttemptAt: nextAttemptAt(attempt, outline.coolDownHours, now) ?? null,
    hasResult: attempt !== undefined && !isRunning,
    passed: !isRunning && attempt?.passed === true
  }
}

/** The length of an exam with extra time, in whole minutes. @param allowance extra time in percent */
export const minutesWith = (minutes: number, allowance: number): number => Math.ceil((minutes * (100 + allowance)) / 100)
