import { expect, test } from 'vitest'
import { parseExamArguments } from '../../../scripts/exam/arguments.ts'
import { carryOut } from '../../../scripts/exam/staff.ts'
import { answerCorrectly, examClient, storeOf } from './exam-candidates'
import { sharedServices } from './harness'

/* Requests and appeals of candidates, and the commands with which staff decides them, on the database of the running site. */

const services = await sharedServices()
const { call, examDb } = services
const exam = examClient(services)

function staff(...args: string[]) {
  const command = parseExamArguments(args)
  if (!command || command.action === 'new-key') throw new Error(`not understood: ${args.join(' ')}`)
  return carryOut(command, storeOf(services), Date.now())
}
const request = (token: string, percent: number, reason = 'I use a screen reader') =>
  call('exam', 'candidate/extra-time', { token, json: { percent, reason } })

test('extra time is requested, decided by staff, and applies to the next attempt', async () => {
  const { account, token } = await exam.newCandidate()
  expect(await request(token, 30)).toMatchObject({ http: 400, field: 'percent' })
  expect(await request(token, 50)).toMatchObject({ http: 200, data: { allowance: 0, extraTime: { percent: 50, granted: null } } })
  // A repeated request is the same one; another one has to wait.
  expect(await request(token, 50)).toMatchObject({ http: 200 })
  expect(await request(token, 100)).toMatchObject({ http: 409 })
  expect((await staff('list')).text).toContain(`50 % extra time for the account ${account}`)

  expect((await staff('grant', account, '50')).code).toBe(0)
  expect(await exam.candidate(token)).toMatchObject({ allowance: 50, minutes: 90, extraTime: { granted: true } })
  expect((await staff('list')).text).not.toContain(account)
  const { examToken } = await exam.enter(token)
  const { id, minutes } = await exam.attempt(examToken)
  expect(minutes).toBe(90)
  expect(await request(token, 100)).toMatchObject({ http: 409 })
  await staff('grant', account, '100')
  expect((await exam.attempt(examToken)).minutes).toBe(90)
  expect((await staff('attempt', id)).text).toContain('90 minutes')
})

test('a declined request can be followed by another one', async () => {
  const { account, token } = await exam.newCandidate()
  await request(token, 25)
  expect((await staff('decline', account)).code).toBe(0)
  expect(await exam.candidate(token)).toMatchObject({ allowance: 0, minutes: 60, extraTime: { percent: 25, granted: false } })
  expect(await request(token, 50, 'With a statement of my doctor')).toMatchObject({
    http: 200,
    data: { extraTime: { percent: 50, granted: null } }
  })
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
  expect((await staff('list')).text).toContain(`Appeal on the attempt ${id}`)

  const before = await exam.result(examToken)
  expect((await staff('answer', id, '已核对，只有一个正确')).code).toBe(0)
  // Another login, days later, reads the same result.
  const later = await exam.result((await exam.enter(token, 'result')).examToken)
  expect(later).toEqual({
    ...before,
    appeal: { ...before.appeal, answer: '已核对，只有一个正确', answeredAt: expect.any(Number) }
  })
  expect((await staff('list')).text).not.toContain(id)
})

test('staff sees events neutrally, and renames a candidate until the certificate exists', async () => {
  const { id, account, token, examToken } = await exam.started()
  await call('exam', 'attempt/event', { examToken, json: { kind: 'window-left', seconds: 12 } })
  await exam.enter(token)
  expect((await staff('rename', account, '李雷')).code).toBe(0)
  expect((await exam.attempt(examToken)).name).toBe('李雷')
  await answerCorrectly(services, id, 42)
  await exam.submit(examToken)
  const { text } = await staff('attempt', id)
  for (const part of ['started', 'window left, 12 s', 'resumed', 'finished', 'passed, 42 of 60 correct']) {
    expect(text).toContain(part)
  }
  expect(text).not.toMatch(/[a-z]+-\d{3}\b/)
  const certificates = await examDb.prepare('SELECT name FROM certificates WHERE attempt = ?').bind(id).all()
  expect(certificates.results).toEqual([{ name: '李雷' }])
  expect((await staff('rename', account, '韩梅')).code).toBe(1)
  expect((await exam.result(examToken)).name).toBe('李雷')
})
