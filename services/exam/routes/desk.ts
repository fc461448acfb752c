import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  not,
  type SQL,
  sql
} from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import type { ExamDesk } from '../../../src/contract/api/exam-desk'
import { certificateIdSchema, certificateVersion } from '../../../src/contract/certificates'
import { mayAccess } from '../../../src/contract/roles'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { readAuditLog } from '../../api/audit'
import type { DeskCallers } from '../../api/desk'
import type { Handler } from '../../api/register'
import { type AttemptParts, closeIfExpired } from '../attempts'
import { recordExamAction } from '../audit'
import type { Issuer } from '../credentials/issuer'
import { verdictOf } from '../credentials/verdict'
import { answers, appeals, attemptEvents, attemptQuestions, attempts, candidates, certificates, revocations } from '../db/schema'

/*
 * Decisions of staff (decision 037). A decision is one batch: the entry of the audit log first, and then the change, both under
 * the condition that nobody has decided yet.
 */

type DeskHandler<Name extends keyof ExamDesk> = Handler<ExamDesk[Name], DeskCallers>

interface Parts {
  db: DrizzleD1Database
}

/** Maximum number of cases of a kind in the list, the oldest first. */
const maxListed = 100

/** `GET desk/exam/open`: the cases that wait for a decision, the oldest first. */
export function listOpenCases({ db }: Parts): DeskHandler<'GET /desk/exam/open'> {
  return async () => {
    const isRequested = and(isNotNull(candidates.requestedAt), isNull(candidates.isGranted))
    const [extraTime, appealed, proposed, [requests], [unanswered], [proposals]] = await db.batch([
      db
        .select({
          account: candidates.account,
          name: candidates.name,
          percent: candidates.requestedPercent,
          reason: candidates.requestReason,
          at: candidates.requestedAt,
          allowance: candidates.allowance
        })
        .from(candidates)
        .where(isRequested)
        .orderBy(asc(candidates.requestedAt))
        .limit(maxListed),
      db
        .select({ attempt: appeals.attempt, name: attempts.name, passed: attempts.passed, text: appeals.text, at: appeals.at })
        .from(appeals)
        .innerJoin(attempts, eq(attempts.id, appeals.attempt))
        .where(isNull(appeals.answer))
        .orderBy(asc(appeals.at))
        .limit(maxListed),
      db
        .select({
          certificate: revocations.certificate,
          name: certificates.name,
          reason: revocations.reason,
          by: revocations.proposedBy,
          at: revocations.proposedAt
        })
        .from(revocations)
        .innerJoin(certificates, eq(certificates.id, revocations.certificate))
        .orderBy(asc(revocations.proposedAt))
        .limit(maxListed),
      db.select({ count: count() }).from(candidates).where(isRequested),
      db.select({ count: count() }).from(appeals).where(isNull(appeals.answer)),
      db.select({ count: count() }).from(revocations)
    ])
    return {
      extraTime: extraTime.flatMap(({ percent, reason, at, ...rest }) =>
        percent === null || reason === null || at === null ? [] : [{ percent, reason, at, ...rest }]
      ),
      appeals: appealed.map(({ passed, ...rest }) => ({ ...rest, passed: passed ?? false })),
      revocations: proposed,
      total: (requests?.count ?? 0) + (unanswered?.count ?? 0) + (proposals?.count ?? 0)
    }
  }
}

/** `GET desk/exam/attempt`: an attempt for staff: times, events, result by topic. Answers 404 (`id`). */
export function showStaffAttempt(parts: AttemptParts): DeskHandler<'GET /desk/exam/attempt'> {
  return async ({ query: { id } }) => {
    const { db } = parts
    const [found] = await db.select().from(attempts).where(eq(attempts.id, id))
    if (!found) throw new Refusal(404, m.service_exam_desk_no_attempt, { field: 'id' })
    const attempt = await closeIfExpired(parts, found, Date.now())
    const [[questions], [saved], [certificate], [appeal], events] = await db.batch([
      db.select({ count: count() }).from(attemptQuestions).where(eq(attemptQuestions.attempt, id)),
      db
        .select({ answered: sql<number>`count(*) FILTER (WHERE ${answers.options} <> '[]')`, at: max(answers.savedAt) })
        .from(answers)
        .where(eq(answers.attempt, id)),
      db.select({ id: certificates.id }).from(certificates).where(eq(certificates.attempt, id)),
      db.select().from(appeals).where(eq(appeals.attempt, id)),
      db
        .select({ kind: attemptEvents.kind, seconds: attemptEvents.seconds, at: attemptEvents.at })
        .from(attemptEvents)
        .where(eq(attemptEvents.attempt, id))
        .orderBy(asc(attemptEvents.at), asc(attemptEvents.id))
        .limit(500)
    ])
    const { account, number, name, minutes, startedAt, deadline, finishedAt, finishedBy, passPercent } = attempt
    const { passed, correct, topics } = attempt
    return {
      id,
      account,
      number,
      name,
      minutes,
      startedAt,
      deadline,
      finishedAt,
      finishedBy,
      questions: questions?.count ?? 0,
      answered: saved?.answered ?? 0,
      lastSaveAt: saved?.at ?? null,
      result: passed === null || correct === null || topics === null ? null : { passed, correct, passPercent, topics },
      certificate: certificate?.id ?? null,
      appeal: appeal ? { text: appeal.text, at: appeal.at, answer: appeal.answer, answeredAt: appeal.answeredAt } : null,
      events
    }
  }
}

/** Maximum number of results of a search. */
const maxFound = 20

/** Every name that begins with the text is between the text itself and the text before the last character of Unicode. */
const beginsWith = (name: Column, text: string): SQL | undefined => and(gte(name, text), lt(name, `${text}\u{10ffff}`))

/** `GET desk/exam/certificates`: the certificate with the number `q`, or those with a name that begins with `q`. */
export function findCertificates({ db }: Parts): DeskHandler<'GET /desk/exam/certificates'> {
  return async ({ query: { q } }) => {
    const number = q.toLowerCase()
    const rows = await db
      .select({ certificate: certificates, proposedAt: revocations.proposedAt })
      .from(certificates)
      .leftJoin(revocations, eq(revocations.certificate, certificates.id))
      .where(v.is(certificateIdSchema, number) ? eq(certificates.id, number) : beginsWith(certificates.name, q))
      .orderBy(desc(certificates.issuedAt))
      .limit(maxFound)
    const now = Date.now()
    return rows.map(({ certificate, proposedAt }) => {
      const { id, name, account, attempt, issuedAt, revocationReason } = certificate
      const verdict = verdictOf(certificate, now)
      const isOutdated = certificate.version < certificateVersion
      return { id, name, account, attempt, issuedAt, verdict, revocationReason, isProposed: proposedAt !== null, isOutdated }
    })
  }
}

/** `GET desk/exam/candidates`: the candidates whose confirmed name begins with `q`, also those without an attempt. */
export function findCandidates({ db }: Parts): DeskHandler<'GET /desk/exam/candidates'> {
  return async ({ arrivedAt: now, query: { q } }) => {
    const latest = db
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.account, candidates.account))
      .orderBy(desc(attempts.number))
      .limit(1)
    const rows = await db
      .select({
        account: candidates.account,
        name: candidates.name,
        attempt: sql<string | null>`(${latest})`,
        isCertified: sql<number>`${exists(validCertificate(db, candidates.account, now))}`
      })
      .from(candidates)
      .where(beginsWith(candidates.name, q))
      .orderBy(asc(candidates.name), asc(candidates.account))
      .limit(maxFound)
    return rows.flatMap(({ account, name, attempt, isCertified }) =>
      name === null ? [] : [{ account, name, attempt, isCertified: isCertified === 1 }]
    )
  }
}

/** Certificates of an account that are neither revoked nor expired. */
const validCertificate = (db: DrizzleD1Database, account: string | Column, now: number) =>
  db
    .select({ one: sql`1` })
    .from(certificates)
    .where(and(eq(certificates.account, account), isNull(certificates.revokedAt), gt(certificates.validUntil, now)))

/**
 * `POST desk/exam/extra-time`: grants or declines an open request. Extra time applies to attempts that start afterwards;
 * time granted before stays when a request is declined. Answers 400, 409 when the request is no longer open.
 */
export function decideExtraTime({ db }: Parts): DeskHandler<'POST /desk/exam/extra-time'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { account, at, percent } }) => {
    const open = and(eq(candidates.account, account), eq(candidates.requestedAt, at), isNull(candidates.isGranted))
    const isUndecided = exists(db.select({ one: sql`1` }).from(candidates).where(open))
    const granted = percent > 0
    const [, decided] = await db.batch([
      recordExamAction(db, isUndecided, {
        actor,
        action: granted ? 'extra-time-granted' : 'extra-time-declined',
        subject: account,
        detail: granted ? { percent } : {},
        now
      }),
      db
        .update(candidates)
        .set(granted ? { allowance: percent, isGranted: true } : { isGranted: false })
        .where(open)
        .returning({ account: candidates.account })
    ])
    if (decided.length === 0) throw new Refusal(409, m.service_exam_desk_decided)
  }
}

/** `POST desk/exam/appeal-answer`: answers an appeal; the result stays as it is. Answers 400, 409 when it is answered. */
export function answerAppeal({ db }: Parts): DeskHandler<'POST /desk/exam/appeal-answer'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { attempt, text } }) => {
    const open = and(eq(appeals.attempt, attempt), isNull(appeals.answer))
    const isUnanswered = exists(db.select({ one: sql`1` }).from(appeals).where(open))
    const [, answered] = await db.batch([
      recordExamAction(db, isUnanswered, { actor, action: 'appeal-answered', subject: attempt, now }),
      db.update(appeals).set({ answer: text, answeredAt: now }).where(open).returning({ attempt: appeals.attempt })
    ])
    if (answered.length === 0) throw new Refusal(409, m.service_exam_desk_decided)
  }
}

/**
 * `POST desk/exam/rename`: corrects a confirmed name, also in the attempts without a certificate, whose certificates will have
 * it. Answers 400, 409 for an account without a confirmed name or with a valid certificate, whose name does not change.
 */
export function renameCandidate({ db }: Parts): DeskHandler<'POST /desk/exam/rename'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { account, name } }) => {
    const certified = exists(validCertificate(db, account, now))
    const may = and(eq(candidates.account, account), isNotNull(candidates.name), not(certified))
    const isAllowed = exists(db.select({ one: sql`1` }).from(candidates).where(may))
    const ofAttempt = db.select({ one: sql`1` }).from(certificates).where(eq(certificates.attempt, attempts.id))
    const [, , renamed] = await db.batch([
      recordExamAction(db, isAllowed, { actor, action: 'candidate-renamed', subject: account, now }),
      db
        .update(attempts)
        .set({ name })
        .where(and(eq(attempts.account, account), not(exists(ofAttempt)), isAllowed)),
      db.update(candidates).set({ name }).where(may).returning({ account: candidates.account })
    ])
    if (renamed.length === 0) throw new Refusal(409, m.service_exam_desk_name_fixed, { field: 'name' })
  }
}

/**
 * `POST desk/exam/reissue`: issues a certificate again in the present version, regardless of its status. Does nothing if it has
 * that version already. Answers 400, 404.
 */
export function reissueCertificate({ issuer }: { issuer: Issuer }): DeskHandler<'POST /desk/exam/reissue'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { certificate: id } }) => {
    if (await issuer.reissue({ id, actor, now })) return
    throw new Refusal(404, m.service_exam_desk_no_certificate, { field: 'certificate' })
  }
}

/** `POST desk/exam/revocation`: proposes a revocation. Answers 400, 404, 409 when it is revoked or one is proposed. */
export function proposeRevocation({ db }: Parts): DeskHandler<'POST /desk/exam/revocation'> {
  return async ({ arrivedAt: now, caller: { id: actor }, body: { certificate, reason } }) => {
    const proposed = db.select({ one: sql`1` }).from(revocations).where(eq(revocations.certificate, certificate))
    const valid = and(eq(certificates.id, certificate), isNull(certificates.revokedAt), not(exists(proposed)))
    const mayPropose = exists(db.select({ one: sql`1` }).from(certificates).where(valid))
    const [known, , stored] = await db.batch([
      db.select({ id: certificates.id }).from(certificates).where(eq(certificates.id, certificate)),
      recordExamAction(db, mayPropose, { actor, action: 'revocation-proposed', subject: certificate, now }),
      db
        .insert(revocations)
        .select(
          db
            .select({
              certificate: certificates.id,
              reason: sql<string>`${reason}`.as('reason'),
              proposedBy: sql<string>`${actor}`.as('proposed_by'),
              proposedAt: sql<number>`${now}`.as('proposed_at')
            })
            .from(certificates)
            .where(valid)
        )
        .returning({ certificate: revocations.certificate })
    ])
    if (known.length === 0) throw new Refusal(404, m.service_exam_desk_no_certificate, { field: 'certificate' })
    if (stored.length === 0) throw new Refusal(409, m.service_exam_desk_decided)
  }
}

/**
 * `POST desk/exam/revocation-decision`: revokes the certificate for good, or drops the proposal. The proposer may drop it,
 * but not confirm it, unless an admin overrides. Answers 400, 409 when nothing is proposed, or to the proposer.
 */
export function decideRevocation({ db }: Parts): DeskHandler<'POST /desk/exam/revocation-decision'> {
  return async ({ arrivedAt: now, caller: { id: actor, roles }, body: { certificate, decision, isOverride } }) => {
    const overrides = isOverride && mayAccess(roles, 'admin')
    const isConfirmed = decision === 'confirm'
    const proposal = eq(revocations.certificate, certificate)
    const may = and(proposal, isConfirmed && !overrides ? ne(revocations.proposedBy, actor) : undefined)
    const proposed = db.select({ reason: revocations.reason }).from(revocations).where(may)
    const [known, , revoked, dropped] = await db.batch([
      db.select({ by: revocations.proposedBy }).from(revocations).where(proposal),
      recordExamAction(db, exists(proposed), {
        actor,
        action: isConfirmed ? 'certificate-revoked' : 'revocation-rejected',
        subject: certificate,
        detail: overrides ? { override: 1 } : {},
        now
      }),
      db
        .update(certificates)
        .set({ revokedAt: now, revocationReason: sql`(${proposed})` })
        .where(
          and(
            eq(certificates.id, certificate),
            isNull(certificates.revokedAt),
            exists(proposed),
            isConfirmed ? undefined : sql`FALSE`
          )
        )
        .returning({ id: certificates.id }),
      db.delete(revocations).where(may).returning({ certificate: revocations.certificate })
    ])
    if (isConfirmed ? revoked.length > 0 : dropped.length > 0) return
    throw new Refusal(409, known.length > 0 ? m.service_exam_desk_own_proposal : m.service_exam_desk_decided)
  }
}

/** `GET desk/audit`: the audit log of the exam service. Answers 400 (`before`). */
export const listExamAudit =
  ({ db }: Parts): DeskHandler<'GET /desk/audit'> =>
  ({ query: { before } }) =>
    readAuditLog(db, before)
