import * as v from 'valibot'
import type { allowances } from '../../src/contract/exam'
import type { CommandResult } from '../command-result'
import type { DatabaseStore } from '../database-store'
import { sqlLiteral } from '../sql-literal'
import { moment, table } from '../terminal-text'
import type { ExamCommand } from './arguments'
import { importExam } from './import'

/*
 * What staff does with the database of the exam service. A change is one statement that repeats its condition and returns what
 * it changed, because a candidate may act at the same moment.
 */

/** A command that works on the database. */
export type StaffCommand = Exclude<ExamCommand, { action: 'new-key' }>

const done = (text: string): CommandResult => ({ text, code: 0 })
const failed = (text: string): CommandResult => ({ text, code: 1 })

/** Carries out a command. @throws Error if the database cannot be reached, or an import is refused */
export async function carryOut(command: StaffCommand, store: DatabaseStore, now: number): Promise<CommandResult> {
  switch (command.action) {
    case 'import':
      return done(await importExam(store))
    case 'list':
      return done(await listOpen(store))
    case 'grant':
      return grant(store, command.account, command.percent)
    case 'decline':
      return decline(store, command.account)
    case 'answer':
      return answerAppeal(store, command.attempt, command.text, now)
    case 'attempt':
      return showAttempt(store, command.attempt)
    case 'rename':
      return rename(store, command.account, command.name)
    case 'revoke':
      return revoke(store, command.certificate, command.reason, now)
  }
}

/** Runs a query whose rows have this shape. */
async function rowsOf<Schema extends v.GenericSchema>(
  { query }: DatabaseStore,
  schema: Schema,
  sql: string
): Promise<v.InferOutput<Schema>[]> {
  return v.parse(v.array(schema), await query(sql))
}

/** Most requests and appeals in a list, the oldest first: the platform limits the size of an answer. */
const maxListed = 200

const requestSchema = v.object({ account: v.string(), percent: v.number(), at: v.number(), text: v.string() })
const appealSchema = v.object({ attempt: v.string(), account: v.string(), at: v.number(), text: v.string() })

/** Open requests for extra time and appeals, with their texts. */
async function listOpen(store: DatabaseStore): Promise<string> {
  const requests = await rowsOf(
    store,
    requestSchema,
    `SELECT account, requested_percent AS percent, requested_at AS at, request_reason AS text FROM candidates
     WHERE requested_at IS NOT NULL AND is_granted IS NULL ORDER BY requested_at LIMIT ${maxListed}`
  )
  const appeals = await rowsOf(
    store,
    appealSchema,
    `SELECT attempt, account, at, text FROM appeals JOIN attempts ON id = attempt
     WHERE answer IS NULL ORDER BY at LIMIT ${maxListed}`
  )
  const parts = [
    ...requests.map(
      ({ account, percent, at, text }) =>
        `${percent} % extra time for the account ${account}, since ${moment(at)}\n${indented(text)}`
    ),
    ...appeals.map(
      ({ attempt, account, at, text }) =>
        `Appeal on the attempt ${attempt} of the account ${account}, since ${moment(at)}\n${indented(text)}`
    )
  ]
  return parts.length === 0 ? 'No request for extra time and no appeal is open.' : parts.join('\n\n')
}

/** The text of a candidate, marked line by line, so that none of its lines looks like one of the command. */
const indented = (text: string) => text.replaceAll(/^/gm, '  | ')

const accountSchema = v.object({ account: v.string() })

async function grant(store: DatabaseStore, account: string, percent: (typeof allowances)[number]): Promise<CommandResult> {
  const [granted] = await rowsOf(
    store,
    accountSchema,
    `UPDATE candidates SET allowance = ${percent}, is_granted = 1
     WHERE account = ${sqlLiteral(account)} AND requested_at IS NOT NULL RETURNING account`
  )
  return granted
    ? done(`The account ${account} has ${percent} % extra time, from its next attempt on.`)
    : failed(`The account ${account} has not requested extra time.`)
}

/** Declines an open request. Extra time that was granted before stays. */
async function decline(store: DatabaseStore, account: string): Promise<CommandResult> {
  const [declined] = await rowsOf(
    store,
    v.object({ allowance: v.number() }),
    `UPDATE candidates SET is_granted = 0
     WHERE account = ${sqlLiteral(account)} AND requested_at IS NOT NULL AND is_granted IS NULL RETURNING allowance`
  )
  if (!declined) return failed(`The account ${account} has no open request for extra time.`)
  const before = declined.allowance > 0 ? ` It keeps the ${declined.allowance} % granted before.` : ''
  return done(`The request of the account ${account} is declined.${before}`)
}

async function answerAppeal(store: DatabaseStore, attempt: string, text: string, now: number): Promise<CommandResult> {
  const [answered] = await rowsOf(
    store,
    v.object({ attempt: v.string() }),
    `UPDATE appeals SET answer = ${sqlLiteral(text)}, answered_at = ${now}
     WHERE attempt = ${sqlLiteral(attempt)} AND answer IS NULL RETURNING attempt`
  )
  return answered
    ? done('The appeal is answered. The candidate reads the answer with the result.')
    : failed(`The attempt ${attempt} has no open appeal.`)
}

const attemptSchema = v.object({
  account: v.string(),
  number: v.number(),
  name: v.string(),
  minutes: v.number(),
  pass_percent: v.number(),
  started_at: v.number(),
  deadline: v.number(),
  finished_at: v.nullable(v.number()),
  finished_by: v.nullable(v.string()),
  correct: v.nullable(v.number()),
  topics: v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.array(v.object({ name: v.object({ 'en-US': v.string() }), correct: v.number(), questions: v.number() }))
    )
  ),
  passed: v.nullable(v.number()),
  questions: v.number(),
  answered: v.number(),
  last_save: v.nullable(v.number()),
  certificate: v.nullable(v.string()),
  appeal: v.nullable(v.string()),
  answer: v.nullable(v.string())
})
const eventSchema = v.object({ kind: v.string(), seconds: v.nullable(v.number()), at: v.number() })

/** Most events that are shown. */
const maxEvents = 500

/** An attempt for staff: times, events, result by topic. Nothing by question, so that no output discloses keys or answers. */
async function showAttempt(store: DatabaseStore, id: string): Promise<CommandResult> {
  const is = `= ${sqlLiteral(id)}`
  const [attempt] = await rowsOf(
    store,
    attemptSchema,
    `SELECT attempts.*,
       (SELECT count(*) FROM attempt_questions WHERE attempt ${is}) AS questions,
       (SELECT count(*) FROM answers WHERE attempt ${is} AND options <> '[]') AS answered,
       (SELECT max(saved_at) FROM answers WHERE attempt ${is}) AS last_save,
       (SELECT id FROM certificates WHERE attempt ${is}) AS certificate,
       (SELECT text FROM appeals WHERE attempt ${is}) AS appeal,
       (SELECT answer FROM appeals WHERE attempt ${is}) AS answer
     FROM attempts WHERE id ${is}`
  )
  if (!attempt) return failed(`There is no attempt ${id}.`)
  const events = await rowsOf(
    store,
    eventSchema,
    `SELECT kind, seconds, at FROM attempt_events WHERE attempt ${is} ORDER BY at, id LIMIT ${maxEvents}`
  )
  const { correct, topics, passed, questions, answer } = attempt
  const finish = attempt.finished_by === 'candidate' ? 'by the candidate' : 'at the deadline'
  const lines = [
    ['attempt', `${id}, number ${attempt.number} of the account ${attempt.account}`],
    ['name', attempt.name],
    ['started', `${moment(attempt.started_at)}, ${attempt.minutes} minutes`],
    ['deadline', moment(attempt.deadline)],
    ['finished', attempt.finished_at === null ? 'not yet' : `${moment(attempt.finished_at)}, ${finish}`],
    ['answered', `${attempt.answered} of ${questions}, last save ${moment(attempt.last_save)}`],
    [
      'result',
      passed === null || correct === null
        ? 'none yet'
        : `${passed === 1 ? 'passed' : 'not passed'}, ${correct} of ${questions} correct, pass mark ${attempt.pass_percent} %`
    ],
    ...(topics ?? []).map((topic) => ['', `${topic.name['en-US']}: ${topic.correct} of ${topic.questions}`]),
    ...(attempt.certificate === null ? [] : [['certificate', attempt.certificate]]),
    ...events.map(({ kind, seconds, at }) => [
      '',
      `${moment(at)}  ${kind.replaceAll('-', ' ')}${seconds === null ? '' : `, ${seconds} s`}`
    ])
  ]
  const appeal = attempt.appeal === null ? [] : [`appeal\n${indented(attempt.appeal)}`]
  const reply = answer === null ? [] : [`answer\n${indented(answer)}`]
  return done([table(lines), ...appeal, ...reply].join('\n'))
}

/** Changes a confirmed name, also in the attempts, whose certificates will have it. */
async function rename(store: DatabaseStore, account: string, name: string): Promise<CommandResult> {
  const condition = `account = ${sqlLiteral(account)} AND NOT EXISTS (SELECT 1 FROM certificates WHERE account = ${sqlLiteral(account)})`
  const read = () =>
    rowsOf(
      store,
      v.object({ name: v.nullable(v.string()), certificates: v.number() }),
      `SELECT name, (SELECT count(*) FROM certificates WHERE account = ${sqlLiteral(account)}) AS certificates
       FROM candidates WHERE account = ${sqlLiteral(account)}`
    )
  const [before] = await read()
  if (!before || before.name === null)
    return failed(`The account ${account} has not confirmed a name, so it can still choose one.`)
  if (before.certificates === 0) {
    await store.execute([
      `UPDATE candidates SET name = ${sqlLiteral(name)} WHERE name IS NOT NULL AND ${condition}`,
      `UPDATE attempts SET name = ${sqlLiteral(name)} WHERE ${condition}`
    ])
  }
  const [after] = await read()
  return after?.name === name && before.certificates === 0
    ? done(`The name of the account ${account} is changed.`)
    : failed(`The account ${account} has a certificate, whose name does not change. The name is unchanged.`)
}

/** Revokes a certificate for good. */
async function revoke(store: DatabaseStore, certificate: string, reason: string, now: number): Promise<CommandResult> {
  const is = `id = ${sqlLiteral(certificate)}`
  const [revoked] = await rowsOf(
    store,
    v.object({ id: v.string() }),
    `UPDATE certificates SET revoked_at = ${now}, revocation_reason = ${sqlLiteral(reason)}
     WHERE ${is} AND revoked_at IS NULL RETURNING id`
  )
  if (revoked) return done(`The certificate ${certificate} is revoked.`)
  const [found] = await rowsOf(store, v.object({ at: v.number() }), `SELECT revoked_at AS at FROM certificates WHERE ${is}`)
  return found
    ? done(`The certificate ${certificate} was revoked already, on ${moment(found.at)}.`)
    : failed(`There is no certificate ${certificate}.`)
}
