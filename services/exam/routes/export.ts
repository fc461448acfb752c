import { asc, eq, inArray } from 'drizzle-orm'
import { allowances } from '../../../src/contract/exam'
import { momentOf, momentOrNull } from '../../api/moment'
import { type AttemptParts, latestAttempt } from '../attempts'
import { answers, appeals, attemptEvents, attempts, candidates, certificates, lessons } from '../db/schema'
import type { ExamHandler } from '../handler'

/** `GET export`: the service's data about the account, without questions of the bank and their keys. */
export function exportData(parts: AttemptParts): ExamHandler<'GET /export'> {
  return async ({ caller }) => {
    const { db } = parts
    // An attempt whose time is over is closed and scored first, as by every read.
    await latestAttempt(parts, caller, Date.now())
    const own = db.select({ id: attempts.id }).from(attempts).where(eq(attempts.account, caller))
    const [[candidate], completed, taken, saved, happened, appealed, certified] = await db.batch([
      db.select().from(candidates).where(eq(candidates.account, caller)),
      db.select().from(lessons).where(eq(lessons.account, caller)).orderBy(asc(lessons.completedAt)),
      db.select().from(attempts).where(eq(attempts.account, caller)).orderBy(asc(attempts.number)),
      db.select().from(answers).where(inArray(answers.attempt, own)).orderBy(asc(answers.position)),
      db.select().from(attemptEvents).where(inArray(attemptEvents.attempt, own)).orderBy(asc(attemptEvents.at)),
      db.select().from(appeals).where(inArray(appeals.attempt, own)),
      db.select().from(certificates).where(eq(certificates.account, caller)).orderBy(asc(certificates.issuedAt))
    ])
    const percent = allowances.find((each) => each === candidate?.requestedPercent)
    return {
      name: candidate?.name ?? null,
      allowance: candidate?.allowance ?? 0,
      extraTime:
        percent === undefined || candidate?.requestedAt == null
          ? null
          : {
              percent,
              reason: candidate.requestReason ?? '',
              requestedAt: momentOf(candidate.requestedAt),
              granted: candidate.isGranted
            },
      lessons: completed.map(({ lesson, completedAt }) => ({ lesson, completedAt: momentOf(completedAt) })),
      attempts: taken.map(({ id, number, name, startedAt, finishedAt, passed, topics }) => {
        const of = ({ attempt }: { attempt: string }) => attempt === id
        const appeal = appealed.find(of)
        return {
          number,
          name,
          startedAt: momentOf(startedAt),
          finishedAt: momentOrNull(finishedAt),
          passed,
          topics,
          answers: saved
            .filter(of)
            .map(({ position, options, savedAt }) => ({ question: position + 1, options, savedAt: momentOf(savedAt) })),
          events: happened.filter(of).map(({ kind, seconds, at }) => ({ kind, seconds, at: momentOf(at) })),
          appeal: appeal
            ? { text: appeal.text, at: momentOf(appeal.at), answer: appeal.answer, answeredAt: momentOrNull(appeal.answeredAt) }
            : null
        }
      }),
      certificates: certified.map(
        ({ id, certification, name, isNameShown, issuedAt, validUntil, reissuedAt, revokedAt, revocationReason, namedJwt }) => ({
          id,
          certification,
          name,
          isNameShown,
          issuedAt: momentOf(issuedAt),
          validUntil: momentOf(validUntil),
          reissuedAt: momentOrNull(reissuedAt),
          revokedAt: momentOrNull(revokedAt),
          revocationReason,
          file: namedJwt
        })
      )
    }
  }
}
