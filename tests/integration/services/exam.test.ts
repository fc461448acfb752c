import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answerGrace } from '../../../src/contract/exam'
import { examExportSchema } from '../../../src/contract/exam-export'
import { eventually } from '../../support/eventually'
import { answerCorrectly, examCall, examClient, keysOf, newDevice } from './exam-candidates'
import { sharedServices } from './harness'
import { addLoggedIn } from './stored-accounts'

/* The rules of an attempt. The tests move deadlines in the database, because the service reads only its own clock. */

const services = await sharedServices()
const { call, callAll, examDb, site } = services
const exam = examClient(services)
const hour = 3_600_000

const rowOf = async (id: string) => ({ ...(await examDb.prepare('SELECT * FROM attempts WHERE id = ?').bind(id).first()) })
const savesOf = async (id: string) =>
  (
    await examDb
      .prepare('SELECT position, sequence, device, options FROM answers WHERE attempt = ? ORDER BY position')
      .bind(id)
      .all()
  ).results

test('an exam has sixty questions in both languages with shuffled options, and sixty minutes', async () => {
  const { id, questions, minutes, remaining, name } = await exam.started()
  expect(questions).toHaveLength(60)
  expect([minutes, name]).toEqual([60, expect.stringMatching(/^候选人/)])
  expect(remaining).toBeGreaterThan(hour - 60_000)
  expect(remaining).toBeLessThanOrEqual(hour)
  for (const { question, options, saved } of questions) {
    for (const text of [question, ...options]) expect([text['zh-CN'], text['en-US']]).not.toContain('')
    expect(saved).toBeNull()
  }
  expect(questions.filter(({ options }) => options.map(({ id }) => id).join('') !== 'abcd').length).toBeGreaterThan(30)
  expect(questions.map(({ choices }) => choices)).toEqual((await keysOf(services, id)).map(({ key }) => key.length))
})

test('two exams have other questions in another order', async () => {
  const [first, second] = [await exam.started(), await exam.started()]
  const texts = ({ questions }: typeof first) => questions.map(({ question }) => question['en-US'])
  expect(texts(first)).not.toEqual(texts(second))
  expect(texts(first).toSorted()).not.toEqual(texts(second).toSorted())
})

test('nobody starts without a login or a confirmed name', async () => {
  expect(await call('exam', 'attempt/authenticate', { json: { purpose: 'exam' } })).toMatchObject({ http: 401 })
  const { token } = await addLoggedIn(services)
  expect(await exam.authenticate(token)).toMatchObject({ http: 409, field: 'name' })
  expect(await exam.candidate(token)).toMatchObject({ name: null, attempts: 0, remaining: null, hasResult: false })
})

test('a name is confirmed once, and repeating it succeeds', async () => {
  const { token } = await addLoggedIn(services)
  const confirm = (name: string) => call('exam', 'candidate/name', { token, json: { name } })
  expect(await confirm(' 王 ')).toMatchObject({ http: 400, field: 'name' })
  expect(await confirm('王小明')).toMatchObject({ http: 200, data: { name: '王小明' } })
  expect(await confirm(' 王小明 ')).toMatchObject({ http: 200 })
  expect(await confirm('李雷')).toMatchObject({ http: 409, field: 'name' })
  expect((await exam.candidate(token)).name).toBe('王小明')
})

test('of two names that are confirmed at once one is the name', async () => {
  const { token } = await addLoggedIn(services)
  const names = Array.from({ length: 20 }, (_, n) => `王${'小'.repeat(n + 1)}`)
  const answers = await callAll(
    names.map((name) => [examCall('candidate/name', { token, json: { name } })]),
    names.length
  )
  const confirmed = names.filter((_, n) => answers[n]?.[0]?.http === 200)
  expect(confirmed).toEqual([(await exam.candidate(token)).name])
})

describe('time', () => {
  test('the deadline contains the extra time, and only the deadline counts', async () => {
    const { account, token } = await exam.newCandidate()
    await examDb.prepare('UPDATE candidates SET allowance = 50 WHERE account = ?').bind(account).run()
    const { examToken } = await exam.enter(token)
    const { id, minutes } = await exam.attempt(examToken)
    expect(minutes).toBe(90)
    const { started_at, deadline } = await rowOf(id)
    expect(Number(deadline) - Number(started_at)).toBe(1.5 * hour)
    await exam.moveDeadline(id, 10 * 60_000)
    expect((await exam.attempt(examToken)).remaining).toBeLessThanOrEqual(10 * 60_000)
    expect((await exam.candidate(token)).remaining).toBeLessThanOrEqual(10 * 60_000)
  })

  test('an answer that arrives up to sixty seconds after the deadline is stored, and the remaining time is never negative', async () => {
    expect(answerGrace).toBe(60_000)
    const { id, examToken } = await exam.started()
    await exam.moveDeadline(id, -30_000)
    const answer = { position: 0, sequence: 1, device: newDevice(), options: [], flagged: true }
    expect(await exam.saved(examToken, answer)).toMatchObject({ accepted: true, remaining: 0 })
    expect((await exam.attempt(examToken)).remaining).toBe(0)
    expect(await rowOf(id)).toMatchObject({ finished_at: null })
  })

  test('a later answer is refused with 410 and not stored, and the attempt is closed at its deadline', async () => {
    const { id, examToken } = await exam.started()
    const device = newDevice()
    await exam.saved(examToken, { position: 0, sequence: 1, device, options: [], flagged: true })
    const deadline = await exam.moveDeadline(id, -answerGrace - 1)
    const late = await exam.save(examToken, { position: 1, sequence: 2, device, options: [] })
    expect(late).toMatchObject({ http: 410, error: expect.any(String) })
    expect(await savesOf(id)).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ finished_at: deadline, finished_by: 'deadline', passed: 0 })
    // The acknowledgment of a stored answer may have been lost; repeating the save repeats it.
    expect(await exam.saved(examToken, { position: 0, sequence: 1, device, options: [], flagged: true })).toMatchObject({
      accepted: true
    })
  })

  test.each<[string, number, (token: string, examToken: string) => Promise<{ http: number } | undefined>]>([
    ['GET attempt', 410, (_, examToken) => call('exam', 'attempt', { examToken })],
    ['GET result', 200, (_, examToken) => call('exam', 'result', { examToken })],
    ['GET candidate', 200, (token) => call('exam', 'candidate', { token })],
    ['authenticating for the exam', 409, (token) => exam.authenticate(token)],
    ['authenticating for the result', 200, (token) => exam.authenticate(token, 'result')],
    ['handing in', 200, (_, examToken) => exam.submit(examToken)],
    ['an event', 410, (_, examToken) => call('exam', 'attempt/event', { examToken, json: { kind: 'offline', seconds: 5 } })],
    ['an appeal', 200, (_, examToken) => call('exam', 'result/appeal', { examToken, json: { text: 'The clock was wrong' } })],
    [
      'a request for extra time',
      200,
      (token) => call('exam', 'candidate/extra-time', { token, json: { percent: 25, reason: 'Screen reader' } })
    ],
    ['the scheduled job', 200, () => site.runExamJob().then(() => undefined)]
  ])('an attempt whose time is over is closed at its deadline and scored by %s', async (_, status, read) => {
    const { id, token, examToken } = await exam.started()
    await answerCorrectly(services, id, 3)
    const deadline = await exam.moveDeadline(id, -answerGrace - 1)
    const answer = await read(token, examToken)
    expect(answer?.http ?? 200).toBe(status)
    expect(await rowOf(id)).toMatchObject({ finished_at: deadline, finished_by: 'deadline', correct: 3, passed: 0 })
  })

  test('a stopped process may leave an attempt unscored: a read and the job complete it', async () => {
    for (const complete of [(examToken: string) => exam.result(examToken), () => site.runExamJob()]) {
      const { id, examToken } = await exam.started()
      await answerCorrectly(services, id, 2)
      await examDb
        .prepare("UPDATE attempts SET finished_at = deadline - 1000, finished_by = 'candidate' WHERE id = ?")
        .bind(id)
        .run()
      await complete(examToken)
      expect(await rowOf(id)).toMatchObject({ finished_by: 'candidate', correct: 2, passed: 0 })
    }
  })

  test('an attempt that cannot be closed keeps no other one waiting', async () => {
    const [broken, whole] = [await exam.started(), await exam.started()]
    for (const { id } of [broken, whole]) await exam.moveDeadline(id, -answerGrace - 1)
    await examDb.prepare("INSERT INTO answers VALUES (?, 0, 1, 'broken', 'no JSON', 0, 1)").bind(broken.id).run()
    const logged = site.logs.length
    await site.runExamJob()
    expect((await rowOf(whole.id)).passed).toBe(0)
    await eventually(() => expect(site.logs.slice(logged).join('\n')).toContain(`"exam-not-closed","attempt":"${broken.id}"`))
    await examDb.prepare('DELETE FROM attempts WHERE id = ?').bind(broken.id).run()
  })
})

describe('saving', () => {
  test('an older or repeated save never replaces a later one, and gets the stored answer', async () => {
    const { id, examToken } = await exam.started()
    const [question] = await keysOf(services, id)
    const [a = '', b = ''] = question?.options ?? []
    const device = newDevice()
    const save = (sequence: number, option: string, flagged = false) =>
      exam.saved(examToken, { position: 0, sequence, device, options: [option], flagged })
    expect(await save(5, a)).toMatchObject({ accepted: true, saved: { sequence: 5, options: [a], flagged: false } })
    expect(await save(4, b)).toMatchObject({ accepted: false, saved: { sequence: 5, options: [a] } })
    expect(await save(5, a)).toMatchObject({ accepted: true, saved: { sequence: 5, options: [a] } })
    expect(await save(6, a, true)).toMatchObject({ accepted: true, saved: { sequence: 6, flagged: true } })
    expect(await save(5, a)).toMatchObject({ accepted: false, saved: { sequence: 6 } })
    const { questions } = await exam.attempt(examToken)
    expect(questions[0]?.saved).toEqual({ sequence: 6, options: [a], flagged: true })
  })

  test('of two saves with the same number from two devices, the first is stored, and the other gets it', async () => {
    const { id, examToken, token } = await exam.started()
    const second = (await exam.enter(token)).examToken
    const [question] = await keysOf(services, id)
    const [a = '', b = ''] = question?.options ?? []
    const [mine, other] = [newDevice(), newDevice()]
    expect(await exam.saved(examToken, { position: 0, sequence: 1, device: mine, options: [a], flagged: true })).toMatchObject({
      accepted: true
    })
    expect(await exam.saved(second, { position: 0, sequence: 1, device: other, options: [b] })).toMatchObject({
      accepted: false,
      saved: { sequence: 1, options: [a], flagged: true }
    })
    expect(await savesOf(id)).toEqual([{ position: 0, sequence: 1, device: mine, options: JSON.stringify([a]) }])
  })

  test('of a hundred saves at once from two devices the one with the greatest number is stored', async () => {
    const { id, examToken, questions } = await exam.started()
    const options = questions[0]?.options.map((option) => option.id) ?? []
    const [mine, other] = [newDevice(), newDevice()]
    const calls = Array.from({ length: 100 }, (_, n) => {
      const json = { position: 0, sequence: n + 1, device: n % 2 ? mine : other, options: [options[n % 4]], flagged: false }
      return [examCall('attempt/answer', { examToken, json })]
    })
    const answers = (
      await callAll(
        calls.toSorted(() => Math.random() - 0.5),
        100
      )
    ).flat()
    for (const { http } of answers) expect(http).toBe(200)
    expect(await savesOf(id)).toEqual([{ position: 0, sequence: 100, device: mine, options: JSON.stringify([options[3]]) }])
  })

  test.each([
    ['another option', { options: ['e'] }, 'options'],
    ['two options of a question that has one answer', { options: ['a', 'b'] }, 'options'],
    ['another question', { position: 60 }, 'position'],
    ['a number that is none', { sequence: 0 }, 'sequence'],
    ['a device without an id', { device: 'x' }, 'device']
  ])('%s is refused with 400', async (_, change, field) => {
    const { id, examToken } = await exam.started()
    const position = (await keysOf(services, id)).findIndex(({ type }) => type === 'single')
    const answer = { position, sequence: 1, device: newDevice(), options: ['a'], ...change }
    expect(await exam.save(examToken, answer)).toMatchObject({ http: 400, field })
    expect(await savesOf(id)).toEqual([])
  })
})

describe('handing in', () => {
  test('saves afterwards are 410 and change nothing', async () => {
    const { id, examToken } = await exam.started()
    const device = newDevice()
    const answer = { position: 0, sequence: 1, device, options: [] }
    await exam.saved(examToken, answer)
    expect(await exam.submit(examToken)).toMatchObject({ http: 200 })
    const before = [await savesOf(id), await rowOf(id)]
    for (const later of [
      { ...answer, sequence: 2 },
      { ...answer, position: 1 }
    ]) {
      expect(await exam.save(examToken, later)).toMatchObject({ http: 410 })
    }
    expect(await call('exam', 'attempt', { examToken })).toMatchObject({ http: 410 })
    expect([await savesOf(id), await rowOf(id)]).toEqual(before)
  })

  test('repeating it succeeds with the same moment, also from two devices at once, and it is scored once', async () => {
    const { id, token, examToken } = await exam.started()
    await answerCorrectly(services, id, 42)
    const second = (await exam.enter(token)).examToken
    const calls = Array.from({ length: 20 }, (_, n) => [
      examCall('attempt/submit', { examToken: n % 2 ? examToken : second, json: {} })
    ])
    const answers = (await callAll(calls, 20)).flat()
    const { finished_at } = await rowOf(id)
    for (const answer of answers) expect(answer).toMatchObject({ http: 200, data: { finishedAt: finished_at } })
    expect(await exam.submit(examToken)).toMatchObject({ data: { finishedAt: finished_at } })
    const counted = await examDb
      .prepare(
        `SELECT (SELECT count(*) FROM attempt_events WHERE attempt = ?1 AND kind = 'finished') AS finished,
           (SELECT count(*) FROM certificates WHERE attempt = ?1) AS certificates`
      )
      .bind(id)
      .first()
    expect(counted).toEqual({ finished: 1, certificates: 1 })
  })

  test('exactly the pass mark passes, and one answer less does not', async () => {
    for (const [count, passed, percent] of [
      [42, true, 70],
      [41, false, 68]
    ] as const) {
      const { id, token, examToken } = await exam.started()
      await answerCorrectly(services, id, count)
      await exam.submit(examToken)
      expect(await exam.result(examToken)).toMatchObject({ passed, percent, passPercent: 70, finishedBy: 'candidate' })
      expect(await exam.candidate(token)).toMatchObject({ hasResult: true, passed })
    }
  })

  test('the export has the candidate’s answers, result, appeal and certificate, and no question of the bank', async () => {
    const { id, token, name, examToken, questions } = await exam.started()
    await answerCorrectly(services, id, 42)
    await exam.submit(examToken)
    const text = 'Question 7 has two right answers.'
    expect(await call('exam', 'result/appeal', { examToken, json: { text } })).toMatchObject({ http: 200 })
    const exported = await call('exam', 'export', { token })
    const { attempts, certificates } = v.parse(examExportSchema, exported.data)
    expect(attempts).toMatchObject([{ number: 1, name, passed: true, appeal: { text, answer: null } }])
    expect(attempts[0]?.answers.filter(({ options }) => options.length > 0)).toHaveLength(42)
    expect(certificates).toMatchObject([{ name, isNameShown: false, file: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) }])
    expect(JSON.stringify(exported)).not.toContain(questions[0]?.question['en-US'])
    const { token: other } = await exam.newCandidate()
    expect(await call('exam', 'export', { token: other })).toMatchObject({ data: { attempts: [], certificates: [] } })
    expect(await call('exam', 'export')).toMatchObject({ http: 401 })
  })

  test('the result counts by topic what was answered correctly', async () => {
    const { id, examToken } = await exam.started()
    const asked = await keysOf(services, id)
    const device = newDevice()
    const expected = new Map<string, { correct: number; questions: number }>()
    for (const { topic } of asked) {
      const count = expected.get(topic) ?? { correct: 0, questions: 0 }
      expected.set(topic, { ...count, questions: count.questions + 1 })
    }
    // Of three answers, one is correct, one incomplete or wrong, one empty: only the correct one counts.
    const calls = asked.slice(0, 30).map(({ topic, key, options, type }, position) => {
      const wrong = options.find((option) => !key.includes(option)) ?? ''
      const chosen = [key, type === 'single' ? [wrong] : position % 2 ? key.slice(1) : [...key, wrong], []][position % 3] ?? []
      const count = expected.get(topic)
      if (position % 3 === 0 && count) count.correct += 1
      return examCall('attempt/answer', { examToken, json: { position, sequence: position + 1, device, options: chosen } })
    })
    await callAll([[...calls, examCall('attempt/submit', { examToken, json: {} })]], 1)
    const { topics, passed, percent } = await exam.result(examToken)
    expect(Object.fromEntries(topics.map(({ topic, correct, questions }) => [topic, { correct, questions }]))).toEqual(
      Object.fromEntries(expected)
    )
    expect([passed, percent]).toEqual([false, 16])
  })

  test('the result of an open attempt is 409', async () => {
    const { token, examToken } = await exam.started()
    expect(await call('exam', 'result', { examToken })).toMatchObject({ http: 409 })
    expect(await exam.authenticate(token, 'result')).toMatchObject({ http: 409 })
    expect(await call('exam', 'result/appeal', { examToken, json: { text: 'before the end' } })).toMatchObject({ http: 409 })
  })
})

describe('the next attempt', () => {
  const finishedHoursAgo = async (id: string, hours: number) => {
    await examDb
      .prepare("UPDATE attempts SET finished_at = ?, finished_by = 'candidate' WHERE id = ?")
      .bind(Date.now() - hours * hour, id)
      .run()
  }

  test('is possible 24 hours after the first one, and a week after each later one', async () => {
    const { id, account, token } = await exam.started()
    await finishedHoursAgo(id, 23.9)
    const refused = await exam.authenticate(token)
    expect(refused).toMatchObject({ http: 409 })
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(300)
    expect(wait).toBeLessThanOrEqual(360)
    const { nextAttemptAt, hasResult, attempts } = await exam.candidate(token)
    expect([hasResult, attempts]).toEqual([true, 1])
    expect((nextAttemptAt ?? 0) - Date.now()).toBeGreaterThan(300_000)

    await finishedHoursAgo(id, 24.1)
    expect((await exam.candidate(token)).nextAttemptAt).toBeNull()
    expect((await exam.enter(token)).state).toBe('started')
    const second = await examDb
      .prepare('SELECT id FROM attempts WHERE account = ? AND number = 2')
      .bind(account)
      .first<string>('id')
    await finishedHoursAgo(second ?? '', 24.1)
    expect(await exam.authenticate(token)).toMatchObject({ http: 409 })
    await finishedHoursAgo(second ?? '', 7 * 24 - 0.1)
    expect(await exam.authenticate(token)).toMatchObject({ http: 409 })
    await finishedHoursAgo(second ?? '', 7 * 24 + 0.1)
    expect((await exam.enter(token)).state).toBe('started')
    expect((await exam.candidate(token)).attempts).toBe(3)
  })

  test('is refused with the time to wait, also when another device has started it and handed it in meanwhile', async () => {
    const { account, token } = await exam.newCandidate()
    // The other device is done between this one's check and its start.
    await examDb
      .prepare(
        `CREATE TRIGGER done_elsewhere AFTER INSERT ON attempts WHEN NEW.account = '${account}' BEGIN
           UPDATE attempts SET finished_at = started_at, finished_by = 'candidate' WHERE id = NEW.id; END`
      )
      .run()
    const refused = await exam.authenticate(token)
    await examDb.prepare('DROP TRIGGER done_elsewhere').run()
    expect(refused).toMatchObject({ http: 409 })
    expect(Number(refused.headers.get('Retry-After'))).toBe(24 * 3600)
  })

  test('leaves the token of the one before with its result only', async () => {
    const { id, token, examToken } = await exam.started()
    await finishedHoursAgo(id, 25)
    const { examToken: next } = await exam.enter(token)
    expect(await exam.save(examToken, { position: 0, sequence: 1, device: newDevice(), options: [] })).toMatchObject({
      http: 410
    })
    expect((await exam.result(examToken)).finishedBy).toBe('candidate')
    expect((await exam.attempt(next)).questions).toHaveLength(60)
    expect(await call('exam', 'result', { examToken: next })).toMatchObject({ http: 409 })
  })
})
