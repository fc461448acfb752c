import { and, asc, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { answerGrace } from '../../../src/contract/exam'
import { sessionLifetimeSeconds } from '../../../src/contract/limits'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { sha256 } from '../../api/digest'
import { newToken } from '../../api/token'
import { type AttemptParts, closeIfExpired, finish, latestAttempt, nextAttemptAt, remainingTime } from '../attempts'
import { answers, attemptEvents, attemptQuestions, attempts, candidates, questions, tokens } from '../db/schema'
import { drawQuestions } from '../draw-questions'
import type { ExamHandler, StoredAttempt } from '../handler'
import { readRules } from '../rules'
import { minutesWith } from './candidate'

/**
 * `POST attempt/authenticate`: issues an exam token. For the exam it resumes the open attempt or starts one; for the result
 * it opens the last finished attempt. Answers 409 without a confirmed name, during the cool-down, and without a result.
 */
export function authenticate(parts: AttemptParts): ExamHandler<'POST /attempt/authenticate'> {
  return async ({ caller, body: { purpose } }) => {
    const { db } = parts
    const now = Date.now()
    const latest = await latestAttempt(parts, caller, now)
    if (purpose === 'result') {
      if (!latest) throw new Refusal(409, m.service_exam_no_result)
      if (latest.finishedAt === null) throw new Refusal(409, m.service_exam_open)
      return { examToken: await issueToken(db, latest, now), state: 'finished' }
    }
    if (latest && latest.finishedAt === null) {
      const examToken = await issueToken(db, latest, now)
      await recordUnlessFull(db, latest.id, 'resumed', null, now)
      return { examToken, state: 'resumed' }
    }
    const { attempt, isNew } = await startAttempt(db, caller, latest, now)
    return { examToken: await issueToken(db, attempt, now), state: isNew ? 'started' : 'resumed' }
  }
}

async function issueToken(db: DrizzleD1Database, { id }: StoredAttempt, now: number): Promise<string> {
  const token = newToken()
  await db.insert(tokens).values({ hash: sha256(token), attempt: id, expiresAt: now + sessionLifetimeSeconds * 1000 })
  return token
}

/**
 * Starts the next attempt. Its number is unique to the account, so that of two devices that start at once one starts it and
 * the other joins it.
 * @throws Refusal 409, 503 while the bank has too few questions
 */
async function startAttempt(
  db: DrizzleD1Database,
  account: string,
  latest: StoredAttempt | undefined,
  now: number
): Promise<{ attempt: StoredAttempt; isNew: boolean }> {
  const [{ outline, apart }, [candidate], bank] = await Promise.all([
    readRules(db),
    db.select().from(candidates).where(eq(candidates.account, account)),
    db
      .select({
        id: questions.id,
        version: questions.version,
        topic: questions.topic,
        options:
          sql<string>`(SELECT json_group_array(json_extract(value, '$.id')) FROM json_each(${questions.text}, '$.options'))`.mapWith(
            (ids: string): string[] => JSON.parse(ids)
          )
      })
      .from(questions)
      .where(and(eq(questions.pool, 'exam'), eq(questions.isCurrent, true)))
  ])
  const name = candidate?.name
  if (!name) throw new Refusal(409, m.service_exam_name_missing, { field: 'name' })
  const next = nextAttemptAt(latest, outline.coolDownHours, now)
  if (next !== undefined) throw inCoolDown(next, now)
  const drawn = drawQuestions(bank, outline.topics, apart)
  if (!drawn) throw new Refusal(503, m.service_exam_not_ready)

  const minutes = minutesWith(outline.minutes, candidate.allowance)
  const id = crypto.randomUUID()
  const number = (latest?.number ?? 0) + 1
  const exists = sql`EXISTS (SELECT 1 FROM ${attempts} WHERE ${attempts.id} = ${id})`
  const [, , , [newest]] = await db.batch([
    db
      .insert(attempts)
      .values({
        id,
        account,
        number,
        name,
        minutes,
        passPercent: outline.passPercent,
        validityYears: outline.validityYears,
        startedAt: now,
        deadline: now + minutes * 60_000
      })
      .onConflictDoNothing(),
    // A list of rows as JSON: a statement takes at most a hundred parameters.
    db.insert(attemptQuestions).select(
      sql`SELECT ${id}, key, json_extract(value, '$.id'), json_extract(value, '$.version'), json_extract(value, '$.options')
          FROM json_each(${JSON.stringify(drawn)}) WHERE ${exists}`
    ),
    db.insert(attemptEvents).select(sql`SELECT NULL, ${id}, 'started', NULL, ${now} WHERE ${exists}`),
    db.select().from(attempts).where(eq(attempts.account, account)).orderBy(desc(attempts.number)).limit(1)
  ])
  // The other device started it and handed it in before this one joined.
  if (newest?.finishedAt !== null) throw inCoolDown(nextAttemptAt(newest, outline.coolDownHours, now) ?? now, now)
  return { attempt: newest, isNew: newest.id === id }
}

const inCoolDown = (until: number, now: number): Refusal =>
  new Refusal(409, m.service_exam_cool_down, { retryAfter: Math.ceil((until - now) / 1000) })

/** The attempt, if it is open. @throws Refusal 410 if it is finished */
async function requireOpen(parts: AttemptParts, attempt: StoredAttempt, now: number): Promise<StoredAttempt> {
  const settled = await closeIfExpired(parts, attempt, now)
  if (settled.finishedAt !== null) throw new Refusal(410, m.service_exam_closed)
  return settled
}

/** `GET attempt`: the questions in both languages with the saved answers, and the remaining time. Answers 410 if it is finished. */
export function showAttempt(parts: AttemptParts): ExamHandler<'GET /attempt'> {
  return async ({ caller }) => {
    const now = Date.now()
    const { id, deadline, minutes, name } = await requireOpen(parts, caller, now)
    const rows = await parts.db
      .select({
        topic: questions.topic,
        type: questions.type,
        text: questions.text,
        choices: sql<number>`json_array_length(${questions.key})`,
        order: attemptQuestions.options,
        saved: { sequence: answers.sequence, options: answers.options, flagged: answers.flagged }
      })
      .from(attemptQuestions)
      .innerJoin(questions, and(eq(questions.id, attemptQuestions.question), eq(questions.version, attemptQuestions.version)))
      .leftJoin(answers, and(eq(answers.attempt, attemptQuestions.attempt), eq(answers.position, attemptQuestions.position)))
      .where(eq(attemptQuestions.attempt, id))
      .orderBy(asc(attemptQuestions.position))
    return {
      id,
      remaining: remainingTime({ deadline }, Date.now()),
      minutes,
      name,
      questions: rows.map(({ topic, type, choices, text, order, saved }) => ({
        topic,
        type,
        choices,
        ...text,
        options: order.flatMap((each) => text.options.filter((option) => option.id === each)),
        saved
      }))
    }
  }
}

/**
 * `POST attempt/answer`: stores the answer and the flag of one question. One statement checks that the question has the options,
 * that the attempt is open and that no later save is stored, so that concurrent, repeated and delayed saves leave the latest one.
 * The arrival of the request decides whether the attempt is open, not the time of the statement. Answers 400 for an option that
 * the question does not have, 410 once the attempt is closed.
 */
export function saveAnswer(parts: AttemptParts): ExamHandler<'POST /attempt/answer'> {
  return async ({ caller, arrivedAt, body: { position, sequence, device, options, flagged } }) => {
    const { db } = parts
    const chosen = JSON.stringify(options)
    const asked = and(eq(attemptQuestions.attempt, caller.id), eq(attemptQuestions.position, position))
    const sameQuestion = and(eq(questions.id, attemptQuestions.question), eq(questions.version, attemptQuestions.version))
    const isPossible = sql`NOT EXISTS (SELECT 1 FROM json_each(${chosen}) AS chosen
        WHERE chosen.value NOT IN (SELECT value FROM json_each(${attemptQuestions.options})))
      AND (${questions.type} = 'multiple' OR json_array_length(${chosen}) < 2)`
    const [, [question], [stored], [attempt]] = await db.batch([
      db
        .insert(answers)
        .select(
          db
            .select({
              attempt: attempts.id,
              position: attemptQuestions.position,
              sequence: sql<number>`${sequence}`.as('sequence'),
              device: sql<string>`${device}`.as('device'),
              options: sql<string[]>`${chosen}`.as('options'),
              flagged: sql<boolean>`${flagged ? 1 : 0}`.as('flagged'),
              savedAt: sql<number>`${arrivedAt}`.as('saved_at')
            })
            .from(attempts)
            .innerJoin(attemptQuestions, eq(attemptQuestions.attempt, attempts.id))
            .innerJoin(questions, sameQuestion)
            .where(
              and(
                eq(attempts.id, caller.id),
                isNull(attempts.finishedAt),
                gte(attempts.deadline, arrivedAt - answerGrace),
                asked,
                isPossible
              )
            )
        )
        .onConflictDoUpdate({
          target: [answers.attempt, answers.position],
          set: {
            sequence: sql`excluded.sequence`,
            device: sql`excluded.device`,
            options: sql`excluded.options`,
            flagged: sql`excluded.flagged`,
            savedAt: sql`excluded.saved_at`
          },
          setWhere: sql`excluded.sequence > ${answers.sequence}`
        }),
      db
        .select({ isPossible: sql<number>`${isPossible}` })
        .from(attemptQuestions)
        .innerJoin(questions, sameQuestion)
        .where(asked),
      db
        .select()
        .from(answers)
        .where(and(eq(answers.attempt, caller.id), eq(answers.position, position))),
      db.select().from(attempts).where(eq(attempts.id, caller.id))
    ])
    if (!question) throw new Refusal(400, m.field_question, { field: 'position' })
    if (!question.isPossible) throw new Refusal(400, m.field_answer, { field: 'options' })
    const accepted = stored?.sequence === sequence && stored.device === device
    const isClosed = !attempt || attempt.finishedAt !== null || arrivedAt > attempt.deadline + answerGrace
    if (isClosed && !accepted) {
      if (attempt) await closeIfExpired(parts, attempt, Date.now())
      throw new Refusal(410, m.service_exam_closed)
    }
    if (!attempt || !stored) throw new Refusal(410, m.service_exam_closed)
    return {
      accepted,
      remaining: remainingTime(attempt, Date.now()),
      saved: { sequence: stored.sequence, options: stored.options, flagged: stored.flagged }
    }
  }
}

/** `GET attempt/answers`: answers saved by other devices, so that an open page shows them soon. Answers 410 if it is finished. */
export function listOtherAnswers(parts: AttemptParts): ExamHandler<'GET /attempt/answers'> {
  return async ({ caller, query: { device } }) => {
    const attempt = await requireOpen(parts, caller, Date.now())
    const { position, sequence, options, flagged } = answers
    const saved = await parts.db
      .select({ position, sequence, options, flagged })
      .from(answers)
      .where(and(eq(answers.attempt, attempt.id), ne(answers.device, device)))
      .orderBy(asc(position))
    return { answers: saved }
  }
}

/** Maximum number of recorded events of an attempt: a page reports a few, a script could report without end. */
const maxEvents = 500

/** `POST attempt/event`: records that the window was left or the connection lost. Answers 410 once the attempt is finished. */
export function recordEvent(parts: AttemptParts): ExamHandler<'POST /attempt/event'> {
  return async ({ caller, body: { kind, seconds } }) => {
    const now = Date.now()
    const attempt = await requireOpen(parts, caller, now)
    await recordUnlessFull(parts.db, attempt.id, kind, seconds, now)
    return { remaining: remainingTime(attempt, now) }
  }
}

async function recordUnlessFull(
  db: DrizzleD1Database,
  attempt: string,
  kind: 'resumed' | 'window-left' | 'offline',
  seconds: number | null,
  at: number
): Promise<void> {
  const count = sql`(SELECT count(*) FROM ${attemptEvents} WHERE ${attemptEvents.attempt} = ${attempt})`
  await db.insert(attemptEvents).select(sql`SELECT NULL, ${attempt}, ${kind}, ${seconds}, ${at} WHERE ${count} < ${maxEvents}`)
}

/** `POST attempt/submit`: hands the attempt in. Succeeds too if it is repeated, or if the deadline has closed the attempt. */
export function submit(parts: AttemptParts): ExamHandler<'POST /attempt/submit'> {
  return async ({ caller }) => {
    const now = Date.now()
    const settled = await closeIfExpired(parts, caller, now)
    const { finishedAt } =
      settled.finishedAt === null
        ? await finish(parts, settled, { at: Math.min(now, settled.deadline), by: 'candidate' })
        : settled
    return { finishedAt: finishedAt ?? now }
  }
}
