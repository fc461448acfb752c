import * as v from 'valibot'
import { expect, test } from 'vitest'
import { authenticatedSchema } from '../../../src/contract/exam'
import { examCall, examClient, newDevice } from './exam-candidates'
import { sharedServices } from './harness'
import { addSessions } from './stored-accounts'

/* An attempt on several devices, and the tokens that they hold. */

const services = await sharedServices()
const { call, callAll, examDb, site } = services
const exam = examClient(services)

test('of fifty devices that start at once one starts the attempt and all others join it', async () => {
  const { account, token } = await exam.newCandidate()
  const start = examCall('attempt/authenticate', { token, json: { purpose: 'exam' } })
  const answers = (
    await callAll(
      Array.from({ length: 50 }, () => [start]),
      50
    )
  ).flat()
  const entered = answers.map(({ data }) => v.parse(authenticatedSchema, data))
  expect(entered.filter(({ state }) => state === 'started')).toHaveLength(1)
  expect(entered.filter(({ state }) => state === 'resumed')).toHaveLength(49)
  const { results } = await examDb.prepare('SELECT id FROM attempts WHERE account = ?').bind(account).all()
  expect(results).toHaveLength(1)
  const asked = 'SELECT count(*) AS n FROM attempt_questions WHERE attempt = ?'
  expect(await examDb.prepare(asked).bind(results[0]?.id).first('n')).toBe(60)
  const [first, last] = [entered[0]?.examToken ?? '', entered[49]?.examToken ?? '']
  expect((await exam.attempt(first)).questions).toEqual((await exam.attempt(last)).questions)
})

test('another device resumes the same attempt with its answers and its time', async () => {
  const { id, token, examToken, questions } = await exam.started()
  await exam.moveDeadline(id, 20 * 60_000)
  await exam.saved(examToken, { position: 7, sequence: 3, device: newDevice(), options: [], flagged: true })
  const { examToken: second, state } = await exam.enter(token)
  expect(state).toBe('resumed')
  const resumed = await exam.attempt(second)
  expect(resumed.id).toBe(id)
  expect(resumed.remaining).toBeLessThanOrEqual(20 * 60_000)
  expect(resumed.questions.map(({ saved: _, ...question }) => question)).toEqual(
    questions.map(({ saved: _, ...question }) => question)
  )
  expect(resumed.questions[7]?.saved).toEqual({ sequence: 3, options: [], flagged: true })
})

test('a device learns what the others have saved, and that one of them has handed in', async () => {
  const { token, examToken } = await exam.started()
  const { examToken: second } = await exam.enter(token)
  const [phone, laptop] = [newDevice(), newDevice()]
  const others = (device: string, examToken: string) => call('exam', `attempt/answers?device=${device}`, { examToken })
  await exam.saved(examToken, { position: 3, sequence: 1, device: phone, options: [], flagged: true })
  await exam.saved(second, { position: 5, sequence: 2, device: laptop, options: [], flagged: true })
  const seen = { sequence: 1, options: [], flagged: true }
  expect(await others(laptop, second)).toMatchObject({ http: 200, data: { answers: [{ position: 3, ...seen }] } })
  expect(await others(phone, examToken)).toMatchObject({ data: { answers: [{ position: 5, ...seen, sequence: 2 }] } })
  expect(await others('x', examToken)).toMatchObject({ http: 400, field: 'device' })
  await exam.submit(second)
  expect(await others(phone, examToken)).toMatchObject({ http: 410 })
})

test('after a logout the exam goes on with the exam token, and a new login resumes it', async () => {
  const { id, account, token, examToken } = await exam.started()
  await exam.saved(examToken, { position: 0, sequence: 1, device: newDevice(), options: [], flagged: true })
  expect((await call('passport', 'user/logout', { token })).http).toBe(200)
  expect(await exam.authenticate(token)).toMatchObject({ http: 401 })
  expect(await call('exam', 'candidate', { token })).toMatchObject({ http: 401 })
  expect(await exam.saved(examToken, { position: 1, sequence: 2, device: newDevice(), options: [] })).toMatchObject({
    accepted: true
  })
  const [again = ''] = await addSessions(services, [{ id: account, phone: null, email: null, emailActivated: false }])
  const { examToken: next, state } = await exam.enter(again)
  expect(state).toBe('resumed')
  const { id: same, questions } = await exam.attempt(next)
  expect(same).toBe(id)
  expect(questions.filter(({ saved }) => saved !== null)).toHaveLength(2)
})

test('an expired exam token is a 401, and authenticating again resumes', async () => {
  const { id, token, examToken } = await exam.started()
  await exam.saved(examToken, { position: 0, sequence: 1, device: newDevice(), options: [], flagged: true })
  await examDb.prepare('UPDATE tokens SET expires_at = ? WHERE attempt = ?').bind(Date.now(), id).run()
  expect(await call('exam', 'attempt', { examToken })).toMatchObject({ http: 401 })
  await site.runExamJob()
  expect(await examDb.prepare('SELECT count(*) AS n FROM tokens WHERE attempt = ?').bind(id).first('n')).toBe(0)
  const { examToken: next } = await exam.enter(token)
  expect((await exam.attempt(next)).questions[0]?.saved).toEqual({ sequence: 1, options: [], flagged: true })
})

test('tokens are stored only as their hash', async () => {
  const { examToken } = await exam.started()
  const { results } = await examDb.prepare('SELECT * FROM tokens').all()
  expect(JSON.stringify(results)).not.toContain(examToken)
})
