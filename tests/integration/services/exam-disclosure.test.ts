import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOf } from '../../../scripts/database-store.ts'
import { importExam, readExamSource } from '../../../scripts/exam/import.ts'
import { answerSchema } from '../../../src/contract/answer'
import { rowsOf } from '../../../src/contract/api/call'
import { exam as calls } from '../../../src/contract/api/exam'
import { practiceAnswerSchema, practiceQuestionsSchema, progressSchema } from '../../../src/contract/exam'
import { eventually } from '../../support/eventually'
import { answerCorrectly, examCall, examClient, newDevice } from './exam-candidates'
import { sharedServices } from './harness'
import { addLoggedIn } from './stored-accounts'

/* Disclosure of the exam service by caller, and that it never answers 403. */

const services = await sharedServices()
const { call, callAll, examDb, site } = services
const exam = examClient(services)
const store = storeOf(examDb)
const project = readExamSource()
const texts = (pool: 'exam' | 'practice') =>
  new Set(
    project.bank.flatMap(({ questions }) => questions.filter((each) => each.pool === pool).map((each) => each.question['zh-CN']))
  )
const explanations = project.bank.flatMap(({ questions }) => questions.map(({ explanation }) => explanation['en-US']))

/** Every property name in a value, and every text. */
function walk(value: unknown, found = { names: new Set<string>(), texts: new Set<string>() }) {
  if (typeof value === 'string') found.texts.add(value)
  if (Array.isArray(value)) for (const inner of value) walk(inner, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      found.names.add(name)
      walk(inner, found)
    }
  }
  return found
}

test('no answer in the whole life of an attempt has a key, an explanation or data of another candidate', async () => {
  const other = await exam.started()
  await exam.submit(other.examToken)
  const appeal = 'An appeal that nobody else reads'
  await call('exam', 'result/appeal', { examToken: other.examToken, json: { text: appeal } })

  const { account, token } = await exam.newCandidate()
  const enter = await exam.authenticate(token)
  const { examToken } = v.parse(v.object({ examToken: v.string() }), enter.data)
  const json = { position: 0, sequence: 1, device: newDevice(), options: [], flagged: true }
  const session = { token }
  const candidate = { examToken }
  const answers = [
    enter,
    ...(
      await callAll(
        [
          [
            examCall('public/outline'),
            examCall('candidate', session),
            examCall('training/progress', session),
            examCall('training/progress', { ...session, json: { completed: ['queries/patterns'] } }),
            examCall('practice/questions', session),
            examCall('attempt', candidate),
            examCall('attempt/answer', { ...candidate, json }),
            examCall(`attempt/answers?device=${newDevice()}`, candidate),
            examCall('attempt/answer', { ...candidate, json: { ...json, position: 99 } }),
            examCall('attempt/event', { ...candidate, json: { kind: 'offline', seconds: 3 } }),
            examCall('result', candidate),
            examCall('attempt/submit', { ...candidate, json: {} }),
            examCall('attempt', candidate),
            examCall('attempt/answer', { ...candidate, json: { ...json, sequence: 2 } }),
            examCall('result', candidate),
            examCall('result/appeal', { ...candidate, json: { text: 'My own appeal' } }),
            examCall('attempt/authenticate', { ...session, json: { purpose: 'exam' } }),
            examCall('candidate', session)
          ]
        ],
        1
      )
    ).flat()
  ]
  expect(answers.map(({ http }) => http)).toEqual([
    200, 200, 200, 200, 200, 200, 200, 200, 200, 400, 200, 409, 200, 410, 410, 200, 200, 409, 200
  ])
  for (const { headers: _, ...answer } of answers) {
    const { names, texts } = walk(answer)
    for (const name of ['key', 'explanation', 'isCorrect', 'account', 'pool', 'version', 'device', 'deadline']) {
      expect(names).not.toContain(name)
    }
    // Counts in a result; anywhere else it would tell which option is correct.
    expect(names.has('correct') && !names.has('passed')).toBe(false)
    for (const foreign of [other.name, other.account, other.id, appeal, account]) expect(texts).not.toContain(foreign)
    expect(explanations.filter((explanation) => texts.has(explanation))).toEqual([])
  }
})

test('every answer has exactly the data of the contract', async () => {
  const { token } = await exam.newCandidate()
  const { examToken } = await exam.enter(token)
  for (const [name, request] of [
    ['GET /public/outline', examCall('public/outline')],
    ['GET /candidate', examCall('candidate', { token })],
    ['GET /practice/questions', examCall('practice/questions?topic=queries', { token })],
    ['GET /attempt', examCall('attempt', { examToken })],
    ['GET /attempt/answers', examCall(`attempt/answers?device=${newDevice()}`, { examToken })],
    ['POST /attempt/submit', examCall('attempt/submit', { examToken, json: {} })],
    ['GET /result', examCall('result', { examToken })]
  ] as const) {
    const { data } = await call('exam', request.path, request)
    // A schema drops properties that it does not know.
    expect([name, v.parse(calls[name].data, data)]).toEqual([name, data])
  }
})

test('practice has the practice pool only, and an exam none of it', async () => {
  const { token } = await addLoggedIn(services)
  const practiced = v.parse(practiceQuestionsSchema, (await call('exam', 'practice/questions', { token })).data)
  expect(new Set(practiced.map(({ question }) => question['zh-CN']))).toEqual(texts('practice'))
  const { questions } = await exam.started()
  expect(questions.filter(({ question }) => !texts('exam').has(question['zh-CN']))).toEqual([])
  expect([...texts('exam')].filter((text) => texts('practice').has(text))).toEqual([])
})

test('practice explains its own questions, and discloses nothing of exam questions', async () => {
  const { token } = await addLoggedIn(services)
  const ask = (question: string, options: string[]) => call('exam', 'practice/answer', { token, json: { question, options } })
  for (const { id, pool, options, explanation } of project.bank.flatMap(({ questions }) => questions.slice(0, 12))) {
    const key = options.flatMap((option) => (option.correct ? [option.id] : []))
    const answer = await ask(id, key)
    if (pool === 'exam') expect(answer).toMatchObject({ http: 404, field: 'question' })
    else expect(v.parse(practiceAnswerSchema, answer.data)).toMatchObject({ isCorrect: true, correct: key, explanation })
  }
  expect(await ask('queries-999', ['a'])).toMatchObject({ http: 404 })
})

test('a wrong practice answer gets the correct options', async () => {
  const { token } = await addLoggedIn(services)
  const question = project.bank.flatMap(({ questions }) => questions).find(({ pool }) => pool === 'practice')
  const wrong = question?.options.flatMap((option) => (option.correct ? [] : [option.id])) ?? []
  const answer = await call('exam', 'practice/answer', { token, json: { question: question?.id, options: wrong } })
  expect(answer.data).toMatchObject({ isCorrect: false })
})

test('the progress of a training is repeatable and belongs to the account', async () => {
  const [mine, other] = [await addLoggedIn(services), await addLoggedIn(services)]
  const mark = (json: object) => call('exam', 'training/progress', { token: mine.token, json })
  const before = Date.now()
  const { lessons, times } = v.parse(progressSchema, (await mark({ completed: ['concepts/edges', 'queries/patterns'] })).data)
  expect(lessons).toEqual(['concepts/edges', 'queries/patterns'])
  expect(times.map((at) => at >= before - 1000 && at <= Date.now() + 1000)).toEqual([true, true])
  // Marking again keeps the time.
  expect((await mark({ completed: ['queries/patterns'], reopened: ['concepts/edges'] })).data).toEqual({
    lessons: ['queries/patterns'],
    times: times.slice(1)
  })
  expect((await call('exam', 'training/progress', { token: other.token })).data).toEqual({ lessons: [], times: [] })
  expect(await mark({ completed: ["'; DROP TABLE lessons"] })).toMatchObject({ http: 400, field: 'completed' })
})

test('a script cannot fill the database with lessons or events', async () => {
  const { token, examToken, id } = await exam.started()
  const lessons = (from: number) => Array.from({ length: 200 }, (_, n) => `made-up/${from + n}`)
  const marks = [0, 200, 400, 600, 800, 1000, 1200].map((from) =>
    examCall('training/progress', { token, json: { completed: lessons(from) } })
  )
  const event = examCall('attempt/event', { examToken, json: { kind: 'window-left', seconds: 1 } })
  await examDb
    .prepare(
      `INSERT INTO attempt_events (attempt, kind, at) WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 495)
       SELECT ?, 'offline', i FROM n`
    )
    .bind(id)
    .run()
  const answers = (await callAll([marks, Array.from({ length: 10 }, () => event)], 2)).flat()
  for (const { http } of answers) expect(http).toBe(200)
  const counted = await examDb
    .prepare(
      'SELECT (SELECT count(*) FROM lessons) AS lessons, (SELECT count(*) FROM attempt_events WHERE attempt = ?) AS events'
    )
    .bind(id)
    .first<{ lessons: number; events: number }>()
  expect(counted?.events).toBe(500)
  expect(counted?.lessons).toBeLessThanOrEqual(1250)
})

const rows = rowsOf(calls)
const unanswered = v.object({ status: v.number(), error: v.string() })

test.each<[string, () => Promise<Record<string, string>>]>([
  ['nobody', async () => ({})],
  ['somebody with invented tokens', async () => ({ Authorization: 'x'.repeat(43), Token: 'y'.repeat(43) })],
  ['an account without an exam', async () => ({ Authorization: (await addLoggedIn(services)).token })],
  ['the holder of an open attempt', async () => ({ Token: (await exam.started()).examToken })],
  [
    'the holder of a finished attempt',
    async () => {
      const { examToken, token } = await exam.started()
      await exam.submit(examToken)
      return { Token: examToken, Authorization: token }
    }
  ],
  [
    'an account whose session has ended',
    async () => {
      const { token } = await addLoggedIn(services)
      await call('passport', 'user/logout', { token })
      return { Authorization: token }
    }
  ]
])('no call answers %s with 403', async (_, tokensOf) => {
  const tokens = await tokensOf()
  const requests = rows.flatMap(({ method, path }) =>
    (method === 'GET' ? [undefined] : ['{}', '{"purpose":"exam"}', '[', '{"percent":25,"reason":"long enough"}']).map((body) => ({
      service: 'galaxy-exam' as const,
      path,
      method,
      body,
      headers: { ...tokens, 'Content-Type': 'application/json', Language: 'EN' }
    }))
  )
  const answers = (
    await site.requestAll(
      requests.map((request) => [request]),
      10
    )
  ).flat()
  for (const [index, { status, body }] of answers.entries()) {
    const asked = `${requests[index]?.method} ${requests[index]?.path}`
    expect([200, 400, 401, 404, 409, 410], asked).toContain(status)
    if (status !== 200) expect(v.parse(unanswered, JSON.parse(body)).status).toBe(status)
  }
})

test('an open attempt keeps its versions when a question changes, and is scored by them', async () => {
  const { id, examToken, questions } = await exam.started()
  const { question: asked, version } = v.parse(
    v.object({ question: v.string(), version: v.number() }),
    await examDb.prepare('SELECT question, version FROM attempt_questions WHERE attempt = ? AND position = 0').bind(id).first()
  )
  const changed = structuredClone(project)
  for (const question of changed.bank.flatMap((topic) => topic.questions)) {
    if (question.id !== asked) continue
    question.version = version + 1
    question.question['en-US'] = 'Another wording'
    const [correct, wrong] = [question.options.find((each) => each.correct), question.options.find((each) => !each.correct)]
    if (correct && wrong) {
      delete correct.correct
      wrong.correct = true
    }
  }
  expect(await importExam(store, changed)).toMatch(/^Imported 1 new/)
  expect((await exam.attempt(examToken)).questions).toEqual(questions)
  await answerCorrectly(services, id, 1)
  await exam.submit(examToken)
  const { topics } = await exam.result(examToken)
  expect(topics.reduce((sum, { correct }) => sum + correct, 0)).toBe(1)
  expect(topics.reduce((sum, each) => sum + each.questions, 0)).toBe(60)

  const drawn = 'SELECT count(*) AS n FROM attempt_questions WHERE question = ? AND version = ? AND attempt <> ?'
  const before = await examDb.prepare(drawn).bind(asked, version, id).first<number>('n')
  for (let n = 0; n < 3; n += 1) await exam.started()
  expect(await examDb.prepare(drawn).bind(asked, version, id).first<number>('n')).toBe(before)
})

test('an attempt whose topic an import has removed is scored with it', async () => {
  const { id, examToken } = await exam.started()
  await answerCorrectly(services, id, 60)
  const topics = project.rules.topics.filter(({ topic }) => topic !== 'security')
  await importExam(store, { ...project, rules: { ...project.rules, topics } })
  await exam.submit(examToken)
  const result = await exam.result(examToken)
  expect([result.percent, result.passed]).toEqual([100, true])
  expect(result.topics.at(-1)).toMatchObject({ topic: 'security', correct: 6, questions: 6 })
})

test('an import that changes a published version is refused and changes nothing', async () => {
  const before = await store.query('SELECT * FROM questions ORDER BY id, version')
  const changed = structuredClone(project)
  const question = changed.bank[0]?.questions[0]
  if (question) question.question['zh-CN'] = '改了'
  await expect(importExam(store, changed)).rejects.toThrow(`new version: ${question?.id}`)
  expect(await store.query('SELECT * FROM questions ORDER BY id, version')).toEqual(before)
})

// The bank is not a visitor's data, so `sharedServices` does not restore it.
const restore = async () => {
  await importExam(store, project)
  await examDb.prepare('DELETE FROM questions WHERE is_current = 0').run()
}
beforeAll(restore)
afterAll(restore)

test('before the first import the exam is not ready, and nothing fails otherwise', async () => {
  const { token } = await exam.newCandidate()
  await examDb.prepare('UPDATE questions SET is_current = 0').run()
  expect(await exam.authenticate(token)).toMatchObject({ http: 503 })
  const outline = await examDb.prepare('SELECT * FROM outlines').first<Record<string, string>>()
  await examDb.prepare('DELETE FROM outlines').run()
  expect(await call('exam', 'public/outline')).toMatchObject({ http: 503 })
  expect(await exam.authenticate(token)).toMatchObject({ http: 503 })
  await restore()
  expect(outline).not.toBeNull()
  expect((await exam.enter(token)).state).toBe('started')
})

test('no line of the log has an answer, a text, a name or a token', async () => {
  const logged = site.logs.length
  const { account, name, token, examToken, id } = await exam.started()
  const device = newDevice()
  const secretTexts = ['A reason that nobody logs', 'An appeal that nobody logs']
  await call('exam', 'candidate/extra-time', { token, json: { percent: 25, reason: secretTexts[0] } })
  await exam.save(examToken, { position: 0, sequence: 1, device, options: ['a'] })
  await exam.save(examToken, { position: 99, sequence: 1, device, options: ['a'] })
  // A row that cannot be read is an unexpected error, whose message quotes it.
  await examDb
    .prepare("UPDATE attempt_questions SET options = 'no JSON of mine' WHERE attempt = ? AND position = 1")
    .bind(id)
    .run()
  expect(await call('exam', 'attempt', { examToken })).toMatchObject({ http: 500 })
  await examDb.prepare("UPDATE attempt_questions SET options = '[]' WHERE attempt = ? AND position = 1").bind(id).run()
  await exam.submit(examToken)
  await call('exam', 'result/appeal', { examToken, json: { text: secretTexts[1] } })
  await site.runExamJob()
  await eventually(() => expect(site.logs.slice(logged).join('\n')).toContain('"event":"unexpected"'))
  const lines = site.logs.slice(logged).join('\n')
  for (const secret of [account, name, token, examToken, device, 'no JSON of mine', '"options"', ...secretTexts]) {
    expect(lines).not.toContain(secret)
  }
})

test('an answer is never cached', async () => {
  const { examToken } = await exam.started()
  const answer = await call('exam', 'attempt', { examToken })
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(v.is(answerSchema, { status: answer.status, data: answer.data })).toBe(true)
})
