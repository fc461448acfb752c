import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOf } from '../../../scripts/database-store.ts'
import { importExam, readExamSource } from '../../../scripts/exam/import.ts'
import { answerSavedSchema, authenticatedSchema, resultSchema } from '../../../src/contract/exam'
import { size } from '../../support/sizes'
import { addCandidates, type KeyedQuestion } from './exam-candidates'
import { type Save, scoreByTopic } from './exam-model'
import { type KillableServices, startKillableServices } from './killable-services'
import { sha256 } from './stored-accounts'

/*
 * Many candidates, each on two devices, save at the same time while the process of the exam service and its database
 * is killed again and again. A device repeats a save until it is acknowledged, as the page does. Afterwards each result is that
 * of the last saves.
 */

const candidateCount = size(200, 40)
const savesOfDevice = 3
const kills = size(10, 2)
/** An exam of three questions: few saves decide whether a candidate passes. */
const topics = ['concepts', 'modeling', 'queries']

let services: KillableServices
beforeAll(async () => {
  services = await startKillableServices(['galaxy_passport', 'galaxy_exam', 'galaxy_outbox'])
})
afterAll(() => services.kill())

const database = (service: 'galaxy-passport' | 'galaxy-exam') => services.database(service)

const optionsOf = (headers: Record<string, string>, body?: object) => ({ host: 'galaxy-exam', headers, body })
const send = (path: string, headers: Record<string, string>, body?: object) => services.send(`/${path}`, optionsOf(headers, body))

/** Repeats a call until it is answered; an answer is never an error of the service. */
const untilAnswered = (path: string, examToken: string, body: object) =>
  services.untilAnswered(`/${path}`, optionsOf({ Token: examToken }, body))

/** Handles the items in order, so many at the same time; the results keep the order. */
async function pooled<Item, Result>(
  items: readonly Item[],
  width: number,
  handle: (item: Item) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await handle(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
/** Calls at the same time that are not repeated: a busy workerd drops connections that wait too long. */
const gently = 20

const keyedSchema = v.object({
  attempt: v.string(),
  topic: v.string(),
  type: v.picklist(['single', 'multiple']),
  key: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  options: v.pipe(v.string(), v.parseJson(), v.array(v.string()))
})

/** The questions of each attempt with their keys. */
async function allKeys(): Promise<Map<string, KeyedQuestion[]>> {
  const { results } = await (await database('galaxy-exam'))
    .prepare(
      `SELECT attempt, topic, type, key, a.options FROM attempt_questions a
       JOIN questions q ON q.id = a.question AND q.version = a.version ORDER BY attempt, position`
    )
    .all()
  return Map.groupBy(v.parse(v.array(keyedSchema), results), ({ attempt }) => attempt)
}

interface Device {
  examToken: string
  saves: Save[]
}
interface Candidate {
  attempt: string
  questions: KeyedQuestion[]
  devices: Device[]
}

const random = (below: number) => Math.floor(Math.random() * below)

/** Saves of a device: most of them right, numbered from `first` on, positions at random. */
function savesOf(questions: readonly KeyedQuestion[], device: string, first: number): Save[] {
  return Array.from({ length: savesOfDevice }, (_, n) => {
    const position = random(questions.length)
    const { key = [], options = [] } = questions[position] ?? {}
    const wrong = options.find((option) => !key.includes(option)) ?? ''
    return { position, sequence: first + n, device, options: Math.random() < 0.8 ? key : [wrong], flagged: Math.random() < 0.2 }
  })
}

/** Starts the exam of each candidate on one device, and adds a second device. */
async function startExams(): Promise<Candidate[]> {
  const [passportDb, examDb] = [await database('galaxy-passport'), await database('galaxy-exam')]
  const source = readExamSource()
  const rules = source.rules.topics.flatMap((topic) => (topics.includes(topic.topic) ? [{ ...topic, questions: 1 }] : []))
  await importExam(storeOf(examDb), { ...source, rules: { ...source.rules, topics: rules } })
  const people = await addCandidates({ passportDb, examDb }, candidateCount)
  const started = await pooled(people, gently, async ({ account, token }) => {
    const answer = await send('attempt/authenticate', { Authorization: token }, { purpose: 'exam' })
    const { examToken } = v.parse(authenticatedSchema, answer.json().data)
    return { account, examToken, second: `second-device-of-${account}` }
  })
  await examDb
    .prepare(
      `INSERT INTO tokens (hash, attempt, expires_at) SELECT value ->> 'hash', attempts.id, ?1 FROM json_each(?2)
       JOIN attempts ON account = value ->> 'account'`
    )
    .bind(Date.now() + 3_600_000, JSON.stringify(started.map(({ account, second }) => ({ account, hash: sha256(second) }))))
    .run()
  const { results } = await examDb.prepare('SELECT id, account FROM attempts').all()
  const attempts = v.parse(v.array(v.object({ id: v.string(), account: v.string() })), results)
  const keys = await allKeys()
  return started.map(({ account, examToken, second }) => {
    const attempt = attempts.find((each) => each.account === account)?.id ?? ''
    const questions = keys.get(attempt) ?? []
    // The second device knows none, some or all of the saves of the first one.
    const devices = [
      { examToken, saves: savesOf(questions, 'device-1', 1) },
      { examToken: second, saves: savesOf(questions, 'device-2', 1 + random(savesOfDevice + 1)) }
    ]
    return { attempt, questions, devices }
  })
}

/**
 * Sends the saves of all devices in any order, some of them twice, one for each candidate at a time.
 * @param accepted collects the saves that were acknowledged as stored
 */
async function sendSaves(devices: readonly Device[], accepted: Set<Save>, acknowledge: () => void): Promise<void> {
  const deliveries = devices
    .flatMap(({ examToken, saves }) => [...saves, ...saves.filter(() => random(4) === 0)].map((save) => ({ examToken, save })))
    .map((delivery) => ({ delivery, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ delivery }) => delivery)
  await pooled(deliveries, candidateCount, async ({ examToken, save }) => {
    const answer = v.parse(answerSavedSchema, await untilAnswered('attempt/answer', examToken, save))
    if (answer.accepted) accepted.add(save)
    expect(answer.saved.sequence).toBeGreaterThanOrEqual(save.sequence)
    acknowledge()
  })
}

/** The saves that count: of each question the one with the greatest number, of two such the one that was accepted. */
function lastSaves({ devices }: Candidate, accepted: ReadonlySet<Save>): Map<number, Save> {
  const last = new Map<number, Save>()
  for (const [position, saves] of Map.groupBy(
    devices.flatMap((device) => device.saves),
    (save) => save.position
  )) {
    const greatest = Math.max(...saves.map(({ sequence }) => sequence))
    const [winner, ...others] = saves.filter((save) => save.sequence === greatest && accepted.has(save))
    expect(others).toEqual([])
    if (!winner) throw new Error('The last save was not accepted')
    last.set(position, winner)
  }
  return last
}

test(`of ${candidateCount} candidates who save while the service is killed ${kills} times, each gets the result of the last saves`, async () => {
  const candidates = await startExams()
  const devices = candidates.flatMap((candidate) => candidate.devices)
  const accepted = new Set<Save>()
  let acknowledged = 0
  const total = devices.length * savesOfDevice
  const killer = async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      // At a random point of each of so many equal parts of the saves.
      const at = Math.floor(((killed + Math.random()) / kills) * total * 0.95)
      while (acknowledged < at) await wait(1)
      await services.restart()
    }
  }
  const acknowledge = () => {
    acknowledged += 1
  }
  await Promise.all([killer(), sendSaves(devices, accepted, acknowledge)])
  // Otherwise no kill hit a save.
  expect(services.interrupted()).toBeGreaterThan(kills)

  // Both devices hand in, and one more kill hits some of that.
  let handedIn = 0
  const submitting = pooled(devices, candidateCount, async ({ examToken }) => {
    await untilAnswered('attempt/submit', examToken, {})
    handedIn += 1
  })
  const killOnce = async () => {
    while (handedIn < candidateCount / 2) await wait(1)
    await services.restart()
  }
  await Promise.all([killOnce(), submitting])

  const results = await pooled(candidates, gently, async (candidate) => {
    const answer = await send('result', { Token: candidate.devices[1]?.examToken ?? '' })
    return { candidate, result: v.parse(resultSchema, answer.json().data) }
  })
  for (const { candidate, result } of results) {
    const last = lastSaves(candidate, accepted)
    const expected = scoreByTopic(candidate.questions, (position) => last.get(position)?.options)
    expect(Object.fromEntries(result.topics.map(({ topic, correct }) => [topic, correct]))).toEqual(expected)
    expect(result.passed).toBe(Object.values(expected).every((correct) => correct === 1))
  }

  const examDb = await database('galaxy-exam')
  const { results: stored } = await examDb
    .prepare('SELECT attempt, position, sequence, device, options, flagged FROM answers')
    .all()
  const expectedRows = candidates.flatMap((candidate) =>
    [...lastSaves(candidate, accepted)].map(([position, { sequence, device, options, flagged }]) => ({
      attempt: candidate.attempt,
      position,
      sequence,
      device,
      options: JSON.stringify(options.toSorted()),
      flagged: Number(flagged)
    }))
  )
  expect(new Set(stored.map((row) => JSON.stringify(row)))).toEqual(new Set(expectedRows.map((row) => JSON.stringify(row))))
  expect(stored).toHaveLength(expectedRows.length)

  const counts = await examDb
    .prepare(
      `SELECT count(*) AS attempts, count(DISTINCT account) AS accounts, sum(finished_by = 'candidate') AS finished, sum(passed) AS passed,
         (SELECT count(*) FROM attempt_events WHERE kind = 'finished') AS events,
         (SELECT count(DISTINCT attempt) FROM attempt_events WHERE kind = 'finished') AS finishedOnce,
         (SELECT count(*) FROM certificates JOIN attempts ON attempts.id = attempt WHERE passed = 1) AS certified,
         (SELECT count(*) FROM certificates) AS certificates
       FROM attempts`
    )
    .first()
  const passed = results.filter(({ result }) => result.passed).length
  expect(passed).toBeGreaterThan(0)
  expect(counts).toEqual({
    attempts: candidateCount,
    accounts: candidateCount,
    finished: candidateCount,
    passed,
    events: candidateCount,
    finishedOnce: candidateCount,
    certified: passed,
    certificates: passed
  })
})
