import { expect, test } from 'vitest'
import { answerCorrectly, examClient } from './exam-candidates'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* Requests of candidates and their decisions at the desk. */

const services = await sharedServices()
const { call, examDb } = services
const exam = examClient(services)
const staff = await addAtDesk(services, ['staff'])
const colleague = await addAtDesk(services, ['staff'])
const admin = await addAtDesk(services, ['admin'])

const get = (path: string, token = staff.token) => call('exam', `desk/${path}`, { token })
const post = (path: string, json: object, token = staff.token) => call('exam', `desk/exam/${path}`, { token, json })
const request = (token: string, percent: number, reason = 'I use a screen reader') =>
  call('exam', 'candidate/extra-time', { token, json: { percent, reason } })

/** The open request of an account, as staff reads it. */
async function openRequest(account: string) {
  const { data } = await get('exam/open')
  return Reflect.get(Object(data), 'extraTime').find((each: { account: string }) => each.account === account)
}

/** A candidate who has passed, with the certificate. */
async function certified() {
  const started = await exam.started()
  await answerCorrectly(services, started.id, 42)
  await exam.submit(started.examToken)
  const { certificate } = await exam.result(started.examToken)
  if (certificate === null) throw new Error('No certificate was issued')
  return { ...started, certificate }
}

const logged = async (subject: string) => {
  const { results } = await examDb
    .prepare('SELECT actor, action FROM audit_log WHERE subject = ? ORDER BY at')
    .bind(subject)
    .all()
  return results.map(({ actor, action }) => [actor, action])
}

test('extra time is requested, granted once, and applies to the next attempt', async () => {
  const { account, token } = await exam.newCandidate()
  expect(await request(token, 30)).toMatchObject({ http: 400, field: 'percent' })
  expect(await request(token, 50)).toMatchObject({ http: 200, data: { allowance: 0, extraTime: { percent: 50, granted: null } } })
  // A repeated request is the same one; another one has to wait.
  expect(await request(token, 50)).toMatchObject({ http: 200 })
  expect(await request(token, 100)).toMatchObject({ http: 409 })
  const { at, ...open } = await openRequest(account)
  expect(open).toMatchObject({ percent: 50, reason: 'I use a screen reader', allowance: 0 })

  expect(await post('extra-time', { account, at, percent: 30 })).toMatchObject({ http: 400, field: 'percent' })
  expect(await post('extra-time', { account, at: at - 1, percent: 50 })).toMatchObject({ http: 409 })
  expect((await post('extra-time', { account, at, percent: 50 })).http).toBe(200)
  expect(await post('extra-time', { account, at, percent: 100 }, colleague.token)).toMatchObject({ http: 409 })
  expect(await logged(account)).toEqual([[staff.id, 'extra-time-granted']])
  expect(await exam.candidate(token)).toMatchObject({ allowance: 50, minutes: 90, extraTime: { granted: true } })
  expect(await openRequest(account)).toBeUndefined()
  const { examToken } = await exam.enter(token)
  expect((await exam.attempt(examToken)).minutes).toBe(90)
  expect(await request(token, 100)).toMatchObject({ http: 409 })
})

test('a declined request keeps what was granted before, and another one can follow', async () => {
  const { account, token } = await exam.newCandidate()
  await request(token, 25)
  await post('extra-time', { account, at: (await openRequest(account)).at, percent: 25 })
  await request(token, 50, 'With a statement of my doctor')
  expect((await openRequest(account)).allowance).toBe(25)
  await post('extra-time', { account, at: (await openRequest(account)).at, percent: 0 })
  expect(await exam.candidate(token)).toMatchObject({ allowance: 25, extraTime: { percent: 50, granted: false } })
  expect(await request(token, 50, 'With another statement')).toMatchObject({ http: 200 })
  expect(await logged(account)).toEqual([
    [staff.id, 'extra-time-granted'],
    [staff.id, 'extra-time-declined']
  ])
})

test('a result is appealed once, and the candidate reads the answer of staff with it', async () => {
  const { id, token, examToken } = await exam.started()
  await answerCorrectly(services, id, 41)
  await exam.submit(examToken)
  const appeal = (text: string) => call('exam', 'result/appeal', { examToken, json: { text } })
  expect(await appeal('no')).toMatchObject({ http: 400, field: 'text' })
  expect(await appeal('第三题有两个正确选项')).toMatchObject({ http: 200, data: { appeal: { answer: null } } })
  expect(await appeal('第三题有两个正确选项')).toMatchObject({ http: 200 })
  expect(await appeal('还有第五题')).toMatchObject({ http: 409 })
  expect(await get('exam/open')).toMatchObject({
    data: {
      appeals: expect.arrayContaining([expect.objectContaining({ attempt: id, text: '第三题有两个正确选项', passed: false })])
    }
  })

  const before = await exam.result(examToken)
  const answer = { attempt: id, text: '已核对，只有一个正确' }
  const answered = await Promise.all([post('appeal-answer', answer), post('appeal-answer', answer, colleague.token)])
  expect(answered.map(({ http }) => http).toSorted()).toEqual([200, 409])
  expect(await logged(id)).toHaveLength(1)
  // Another login, days later, reads the same result.
  const later = await exam.result((await exam.enter(token, 'result')).examToken)
  expect(later).toEqual({ ...before, appeal: { ...before.appeal, answer: answer.text, answeredAt: expect.any(Number) } })
})

test('the answer to an appeal can be read after the next attempt', async () => {
  const { id, token, examToken } = await exam.started()
  await exam.submit(examToken)
  await call('exam', 'result/appeal', { examToken, json: { text: '第三题有两个正确选项' } })
  // The cool-down passes.
  await examDb.prepare('UPDATE attempts SET finished_at = finished_at - 90000000 WHERE id = ?').bind(id).run()
  const next = await exam.enter(token)
  await exam.submit(next.examToken)
  const { appeal, earlierAppeals } = await exam.result(next.examToken)
  expect({ appeal, earlierAppeals }).toMatchObject({ appeal: null, earlierAppeals: [{ number: 1, answer: null }] })
  await post('appeal-answer', { attempt: id, text: '已核对，只有一个正确' })
  expect((await exam.result((await exam.enter(token, 'result')).examToken)).earlierAppeals).toEqual([
    {
      number: 1,
      text: '第三题有两个正确选项',
      at: expect.any(Number),
      answer: '已核对，只有一个正确',
      answeredAt: expect.any(Number)
    }
  ])
  expect((await exam.result(examToken)).earlierAppeals).toEqual([])
})

test('staff sees an attempt with its events and topics, and nothing by question', async () => {
  const { id, token, examToken } = await exam.started()
  await call('exam', 'attempt/event', { examToken, json: { kind: 'window-left', seconds: 12 } })
  await exam.enter(token)
  await answerCorrectly(services, id, 42)
  await exam.submit(examToken)
  const { data, body } = await get(`exam/attempt?id=${id}`).then((answer) => ({ ...answer, body: JSON.stringify(answer.data) }))
  expect(data).toMatchObject({ id, questions: 60, answered: 42, finishedBy: 'candidate', result: { passed: true, correct: 42 } })
  for (const kind of ['started', 'window-left', 'resumed', 'finished']) expect(body).toContain(`"kind":"${kind}"`)
  expect(body).not.toMatch(/[a-z]+-\d{3}\b/)
  expect(await get(`exam/attempt?id=${crypto.randomUUID()}`)).toMatchObject({ http: 404, field: 'id' })
})

test('a name is corrected with its attempts until the certificate exists', async () => {
  const { id, account, examToken } = await exam.started()
  expect((await post('rename', { account, name: '李雷' })).http).toBe(200)
  expect((await exam.attempt(examToken)).name).toBe('李雷')
  await answerCorrectly(services, id, 42)
  await exam.submit(examToken)
  expect((await exam.result(examToken)).name).toBe('李雷')
  expect(await post('rename', { account, name: '韩梅' })).toMatchObject({ http: 409, field: 'name' })
  expect((await exam.result(examToken)).name).toBe('李雷')
  expect(await logged(account)).toEqual([[staff.id, 'candidate-renamed']])
})

test('staff find a candidate who has not taken the exam, and correct the name', async () => {
  const { account, token, name } = await exam.newCandidate()
  const found = (q: string) => get(`exam/candidates?q=${encodeURIComponent(q)}`)
  expect(await found(name)).toMatchObject({ data: [{ account, name, attempt: null, isCertified: false }] })
  expect((await post('rename', { account, name: `李雷${account}` })).http).toBe(200)
  expect(await found(name)).toMatchObject({ data: [] })
  expect(await exam.candidate(token)).toMatchObject({ name: `李雷${account}` })
  const { examToken } = await exam.enter(token)
  const { id } = await exam.attempt(examToken)
  expect(await found(`李雷${account}`)).toMatchObject({ data: [{ account, attempt: id }] })
})

test('a name is corrected after its certificate is revoked, and the certificate of the next attempt has the new one', async () => {
  const { id, account, token, certificate, name } = await certified()
  const found = () => get(`exam/candidates?q=${encodeURIComponent(name)}`)
  expect(await found()).toMatchObject({ data: [{ account, attempt: id, isCertified: true }] })
  expect(await post('rename', { account, name: '李雷' })).toMatchObject({ http: 409, field: 'name' })
  await post('revocation', { certificate, reason: '证书上的姓名有误' })
  await post('revocation-decision', { certificate, decision: 'confirm' }, colleague.token)
  expect(await found()).toMatchObject({ data: [{ isCertified: false }] })
  expect((await post('rename', { account, name: '李雷' })).http).toBe(200)
  // The attempt with the certificate keeps the name of the certificate.
  expect(await get(`exam/attempt?id=${id}`)).toMatchObject({ data: { name } })
  await examDb.prepare('UPDATE attempts SET finished_at = finished_at - 90000000 WHERE id = ?').bind(id).run()
  const next = await exam.enter(token)
  await answerCorrectly(services, (await exam.attempt(next.examToken)).id, 42)
  await exam.submit(next.examToken)
  const { data } = await call('exam', 'certificates', { token })
  expect(data).toMatchObject([
    { name: '李雷', verdict: 'valid' },
    { id: certificate, name, verdict: 'revoked' }
  ])
})

test('the number of open cases counts those that the list leaves out', async () => {
  const total = async () => Reflect.get(Object((await get('exam/open')).data), 'total')
  const before = await total()
  await examDb
    .prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 101)
       INSERT INTO candidates (account, requested_percent, request_reason, requested_at) SELECT 'waiting ' || n, 25, 'x', 1 FROM numbers`
    )
    .run()
  expect(await total()).toBe(before + 101)
  await examDb.prepare("DELETE FROM candidates WHERE account LIKE 'waiting %'").run()
})

test('a revocation is proposed by one person and confirmed by another, once and for good', async () => {
  const { certificate, name } = await certified()
  const reason = '考试由他人代考'
  expect(await post('revocation', { certificate: crypto.randomUUID(), reason })).toMatchObject({ http: 404 })
  expect((await post('revocation', { certificate, reason })).http).toBe(200)
  expect(await post('revocation', { certificate, reason }, colleague.token)).toMatchObject({ http: 409 })
  const confirm = (token: string, isOverride = false) =>
    post('revocation-decision', { certificate, decision: 'confirm', isOverride }, token)
  expect(await confirm(staff.token)).toMatchObject({ http: 409 })
  expect(await confirm(staff.token, true)).toMatchObject({ http: 409 })
  expect(await get(`exam/certificates?q=${encodeURIComponent(name.slice(0, 6))}`)).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ id: certificate, verdict: 'valid', isProposed: true })])
  })
  expect((await confirm(colleague.token)).http).toBe(200)
  expect(await confirm(colleague.token)).toMatchObject({ http: 409 })
  expect(await call('exam', `public/certificate?id=${certificate}`)).toMatchObject({
    data: { verdict: 'revoked', revocationReason: reason }
  })
  expect(await post('revocation', { certificate, reason })).toMatchObject({ http: 409 })
  expect(await logged(certificate)).toEqual([
    [staff.id, 'revocation-proposed'],
    [colleague.id, 'certificate-revoked']
  ])
})

test('a rejected proposal leaves the certificate valid, and an admin may confirm alone, which is logged', async () => {
  const { certificate } = await certified()
  const propose = () => post('revocation', { certificate, reason: '等待核实的举报' }, admin.token)
  await propose()
  expect((await post('revocation-decision', { certificate, decision: 'reject' })).http).toBe(200)
  expect(await get(`exam/certificates?q=${certificate}`)).toMatchObject({ data: [{ verdict: 'valid', isProposed: false }] })
  await propose()
  expect(await post('revocation-decision', { certificate, decision: 'confirm' }, admin.token)).toMatchObject({ http: 409 })
  expect((await post('revocation-decision', { certificate, decision: 'confirm', isOverride: true }, admin.token)).http).toBe(200)
  expect(await get(`exam/certificates?q=${certificate.toUpperCase()}`)).toMatchObject({ data: [{ verdict: 'revoked' }] })
  const { data } = await get('audit', admin.token)
  expect(data).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ subject: certificate, action: 'certificate-revoked', detail: { override: 1 } })
    ])
  })
})
