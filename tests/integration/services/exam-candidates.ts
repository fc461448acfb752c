import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  type AnswerRequest,
  answerSavedSchema,
  attemptSchema,
  authenticatedSchema,
  candidateSchema,
  resultSchema
} from '../../../src/contract/exam'
import { newPhone, type ServiceCall, type Services } from './harness'
import { accountOf, addAccounts, addSessions } from './stored-accounts'

/* Candidates of the exam for tests: logged in and with a confirmed name, written into the databases. */

interface StoredCandidate {
  account: string
  name: string
  /** Login token. */
  token: string
}

/** Adds candidates who have a name and have never taken the exam. */
export async function addCandidates(
  services: Pick<Services, 'passportDb' | 'examDb'>,
  count: number
): Promise<StoredCandidate[]> {
  const accounts = Array.from({ length: count }, () => accountOf(newPhone()))
  await addAccounts(services, accounts)
  const tokens = await addSessions(services, accounts)
  const candidates = accounts.map(({ id, phone }, index) => ({
    account: id,
    name: `候选人${phone}`,
    token: tokens[index] ?? ''
  }))
  await services.examDb
    .prepare("INSERT INTO candidates (account, name) SELECT value ->> 'account', value ->> 'name' FROM json_each(?)")
    .bind(JSON.stringify(candidates))
    .run()
  return candidates
}

/** A call to the exam service, for `callAll`. */
export const examCall = (path: string, call: Omit<ServiceCall, 'service' | 'path'> = {}): ServiceCall => ({
  service: 'exam',
  path,
  ...call
})

export const newDevice = () => randomUUID()

/** The calls of the exam as a page makes them; every answer with data is parsed. */
export function examClient(services: Services) {
  const { call } = services

  const authenticate = (token: string, purpose: 'exam' | 'result' = 'exam') =>
    call('exam', 'attempt/authenticate', { token, json: { purpose } })
  /** Authenticates, which must succeed. */
  async function enter(token: string, purpose: 'exam' | 'result' = 'exam') {
    return v.parse(authenticatedSchema, (await authenticate(token, purpose)).data)
  }
  const attempt = async (examToken: string) => v.parse(attemptSchema, (await call('exam', 'attempt', { examToken })).data)
  const candidate = async (token: string) => v.parse(candidateSchema, (await call('exam', 'candidate', { token })).data)
  const result = async (examToken: string) => v.parse(resultSchema, (await call('exam', 'result', { examToken })).data)
  const submit = (examToken: string) => call('exam', 'attempt/submit', { examToken, json: {} })
  const save = (examToken: string, answer: AnswerRequest) => call('exam', 'attempt/answer', { examToken, json: answer })
  /** Saves an answer, which must succeed. */
  async function saved(examToken: string, answer: AnswerRequest) {
    return v.parse(answerSavedSchema, (await save(examToken, answer)).data)
  }
  const ready: StoredCandidate[] = []
  /** A candidate who has not taken the exam. Many are added at a time, because each statement is a call to the runtime. */
  async function newCandidate(): Promise<StoredCandidate> {
    if (ready.length === 0) ready.push(...(await addCandidates(services, 50)))
    const candidate = ready.pop()
    if (!candidate) throw new Error('No candidate was added')
    return candidate
  }
  /** Starts the exam of a new candidate. */
  async function started() {
    const person = await newCandidate()
    const { examToken } = await enter(person.token)
    return { ...person, examToken, ...(await attempt(examToken)) }
  }
  /** Moves the deadline of an attempt to so many milliseconds from now, and its start with it. */
  async function moveDeadline(id: string, fromNow: number): Promise<number> {
    const deadline = Date.now() + fromNow
    await services.examDb
      .prepare('UPDATE attempts SET started_at = started_at + ?1 - deadline, deadline = ?1 WHERE id = ?2')
      .bind(deadline, id)
      .run()
    return deadline
  }

  return { authenticate, enter, attempt, candidate, result, submit, save, saved, newCandidate, started, moveDeadline }
}

const askedSchema = v.array(
  v.object({
    topic: v.string(),
    type: v.picklist(['single', 'multiple']),
    key: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
    options: v.pipe(v.string(), v.parseJson(), v.array(v.string()))
  })
)
/** A question of an attempt with its key, in the order of the attempt. */
export type KeyedQuestion = v.InferOutput<typeof askedSchema>[number]

/** The questions of an attempt with their keys, which no call discloses. */
export async function keysOf({ examDb }: Pick<Services, 'examDb'>, attempt: string): Promise<KeyedQuestion[]> {
  const { results } = await examDb
    .prepare(
      `SELECT topic, type, key, a.options FROM attempt_questions a JOIN questions q ON q.id = a.question AND q.version = a.version
       WHERE attempt = ? ORDER BY position`
    )
    .bind(attempt)
    .all()
  return v.parse(askedSchema, results)
}

/** Saves the right answers of the first `count` questions straight into the database. */
export async function answerCorrectly({ examDb }: Pick<Services, 'examDb'>, attempt: string, count: number): Promise<void> {
  await examDb
    .prepare(
      `INSERT INTO answers (attempt, position, sequence, device, options, flagged, saved_at)
       SELECT attempt, position, 1, 'prepared', key, 0, ?2 FROM attempt_questions a
       JOIN questions q ON q.id = a.question AND q.version = a.version WHERE attempt = ?1 AND position < ?3`
    )
    .bind(attempt, Date.now(), count)
    .run()
}
