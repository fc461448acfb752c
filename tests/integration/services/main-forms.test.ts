import * as v from 'valibot'
import { expect, test } from 'vitest'
import { consentReceiptSchema, consentReceiptsSchema, downloadRecordSavedSchema } from '../../../src/contract/download-records'
import { privacyStatementVersion } from '../../../src/contract/limits'
import { surveySavedSchema, ticketSchema } from '../../../src/contract/survey'
import { userInfoSavedSchema } from '../../../src/contract/user-info'
import { downloadRecord, person } from '../../support/submissions'
import { registerAccount, sharedServices } from './harness'

const services = await sharedServices()

const post = (
  path: string,
  json: unknown,
  key: string,
  more: { token?: string; language?: 'CN' | 'EN'; address?: string } = {}
) => services.call('main', path, { json, headers: { 'Idempotency-Key': key }, ...more })
const rows = async (sql: string, ...values: string[]) =>
  (
    await services.mainDb
      .prepare(sql)
      .bind(...values)
      .all()
  ).results

const survey = {
  version: 'v1.4',
  id: '1',
  locale: 'zh-CN',
  reasons: ['wrong', 'missing'],
  description: '第一行\r\n第二行',
  elapsed: 9000
}
const addSurvey = (json: unknown, key: string) => post('userInfo/userSatisfactionSurvey', json, key)

test('feedback gets a ticket, once for each key, which shows its state', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => addSurvey({ ...survey, elapsed: 3000 + n }, 'survey-parallel'))
  )
  const { ticket } = v.parse(surveySavedSchema, answers[0]?.data)
  for (const { http, data } of answers) expect({ http, data }).toEqual({ http: 200, data: { ticket } })
  expect(await rows('SELECT * FROM surveys WHERE idempotency_key = ?', 'survey-parallel')).toMatchObject([
    { ticket, reasons: '["missing","wrong"]', description: '第一行\n第二行', state: 'received', document_id: '1' }
  ])
  for (const typed of [ticket, ` ${ticket.toLowerCase()}`, ticket.replace('-', ''), ticket.replace('-', ' ')]) {
    const asked = await services.call('main', `userInfo/surveyTicket?ticket=${encodeURIComponent(typed)}`)
    expect(v.parse(ticketSchema, asked.data)).toMatchObject({ ticket, state: 'received', version: 'v1.4', id: '1' })
    expect(JSON.stringify(asked.data)).not.toContain('第一行')
  }
  await rows("UPDATE surveys SET state = 'fixed' WHERE ticket = ?", ticket)
  expect((await services.call('main', `userInfo/surveyTicket?ticket=${ticket}`)).data).toMatchObject({ state: 'fixed' })
  expect(await addSurvey({ ...survey, description: '' }, 'survey-parallel')).toMatchObject({
    http: 422,
    field: 'Idempotency-Key'
  })
})

test.each([
  ['version', '../..', 'version'],
  ['id', undefined, 'id'],
  ['locale', 'fr', 'locale'],
  ['reasons', [], 'reasons'],
  ['reasons', ['boring'], 'reasons'],
  ['description', '长'.repeat(2001), 'description'],
  ['description', '\u0000', 'description'],
  ['trap', 'x', 'trap'],
  ['elapsed', 300, 'elapsed']
])('feedback whose %s is %j is refused with that field and not stored', async (field, value, named) => {
  expect(await addSurvey({ ...survey, [field]: value }, 'survey-refused')).toMatchObject({ http: 400, field: named })
  expect(await rows('SELECT 1 FROM surveys WHERE idempotency_key = ?', 'survey-refused')).toEqual([])
})

test('an unknown ticket is a 404, and an invalid number a 400', async () => {
  expect(await services.call('main', 'userInfo/surveyTicket?ticket=GX-2222222222')).toMatchObject({ http: 404, field: 'ticket' })
  expect(await services.call('main', 'userInfo/surveyTicket?ticket=1')).toMatchObject({ http: 400, field: 'ticket' })
  expect(await services.call('main', 'userInfo/surveyTicket')).toMatchObject({ http: 400, field: 'ticket' })
})

test.each(['single', 'standard', 'advanced'])(
  'a consultation about the edition %s is stored with it, and a program’s is not',
  async (edition) => {
    const consultation = { ...person, industry: '金融', edition }
    expect((await post('add/userInfo', { ...consultation, elapsed: 5000 }, `consult-${edition}`)).http).toBe(200)
    expect(await rows('SELECT edition FROM consultations WHERE idempotency_key = ?', `consult-${edition}`)).toEqual([{ edition }])
    expect(await post('add/userInfo', { ...consultation, trap: 'x' }, 'consult-trap')).toMatchObject({ http: 400, field: 'trap' })
    expect(await post('add/userInfo', { ...consultation, elapsed: 3 }, 'consult-fast')).toMatchObject({
      http: 400,
      field: 'elapsed'
    })
  }
)

const anna = { name: 'Anna', email: 'anna@example.com', industry: 'Finance', elapsed: 5000 }
const trial = { ...anna, kind: 'partner', phone: '13800000000', company: 'A', position: 'CTO', city: 'Berlin', wants: ['trial'] }

test('in English a number with its country code is stored in E.164, one that no country has and Chinese forms refuse it', async () => {
  const ask = (phone: string, key: string, language: 'CN' | 'EN') => post('add/userInfo', { ...anna, phone }, key, { language })
  expect((await ask('+44 20 7946 0958', 'phone-abroad', 'EN')).http).toBe(200)
  expect(await rows('SELECT phone FROM consultations WHERE idempotency_key = ?', 'phone-abroad')).toEqual([
    { phone: '+442079460958' }
  ])
  expect(await ask('+44 123 4567', 'phone-nowhere', 'EN')).toMatchObject({ http: 400, field: 'phone' })
  expect(await ask('+44 20 7946 0958', 'phone-chinese', 'CN')).toMatchObject({ http: 400, field: 'phone' })
  expect((await ask('13800000000', 'phone-mainland', 'EN')).http).toBe(200)
})

test('every form refuses listed email domains', async () => {
  const email = 'a@mail.yopmail.com'
  const answers = await Promise.all([
    post('add/userInfo', { ...anna, phone: '13800000000', email }, 'domain-consultation'),
    post('add/userInfo', { ...trial, email }, 'domain-partner'),
    post('downloadRecord/add', { ...record, email }, 'domain-download'),
    addSurvey({ ...survey, email }, 'domain-feedback')
  ])
  for (const answer of answers) expect(answer).toMatchObject({ http: 400, field: 'email' })
})

test('an application for a trial keeps its edition, and the answer has a number and the time', async () => {
  const { token } = await registerAccount(services)
  const answer = await post('add/userInfo', { ...trial, edition: 'advanced' }, 'trial-advanced', { token })
  const saved = v.parse(userInfoSavedSchema, answer.data)
  expect(saved.reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(Date.now() - Date.parse(saved.at ?? '')).toBeLessThan(60_000)
  expect(await rows('SELECT edition FROM partner_requests WHERE idempotency_key = ?', 'trial-advanced')).toEqual([
    { edition: 'advanced' }
  ])
  const again = await post('add/userInfo', { ...trial, edition: 'advanced' }, 'trial-advanced', { token })
  expect(again.data).toEqual(answer.data)
  expect(await post('add/userInfo', { ...trial, edition: 'gold' }, 'trial-gold')).toMatchObject({ http: 400, field: 'edition' })
})

const record = { ...downloadRecord, email: 'Wang@example.com' }
const addRecord = (json: unknown, key: string, token?: string) => post('downloadRecord/add', json, key, token ? { token } : {})
const saved = (answer: { data?: unknown }) => v.parse(downloadRecordSavedSchema, answer.data)

test('accepting the statement gives a link that expires and a receipt, stored once for each key', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => addRecord(record, 'record-parallel')))
  const [first] = answers
  if (!first) throw new Error('no answer')
  const { id, link, receipt } = saved(first)
  for (const answer of answers) expect(saved(answer)).toMatchObject({ id, receipt })
  expect(link.address).toMatch(/^\/api\/main\/file\/gated\/research\/choosing\.zh-CN\.pdf\?expires=\d+&signature=[\w-]{43}$/)
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000)
  expect(receipt).toMatchObject({ statementVersion: privacyStatementVersion, withdrawnAt: null, isCurrent: true })
  expect(await rows('SELECT email, industry FROM download_records WHERE idempotency_key = ?', 'record-parallel')).toEqual([
    { email: 'wang@example.com', industry: '金融' }
  ])
  expect(await rows('SELECT id FROM consents')).toEqual([{ id: receipt.id }])
})

test('an earlier consent is enough until it is withdrawn; then the typed data is erased, and the receipt stays', async () => {
  const { receipt } = saved(await addRecord(record, 'record-withdrawn'))
  const again = { consent: 'receipt', kind: 'research', id: 2, receipt: receipt.id }
  expect(saved(await addRecord(again, 'record-again')).link.address).toContain('/gated/research/')
  const withdrawn = await services.call('main', 'downloadRecord/withdraw', { json: { receipt: receipt.id } })
  expect(v.parse(consentReceiptSchema, withdrawn.data)).toMatchObject({ id: receipt.id, isCurrent: false })
  expect((await services.call('main', 'downloadRecord/withdraw', { json: { receipt: receipt.id } })).data).toEqual(withdrawn.data)
  expect(await rows('SELECT name, phone, email, industry FROM download_records WHERE consent = ?', receipt.id)).toEqual(
    Array.from({ length: 2 }, () => ({ name: null, phone: null, email: null, industry: null }))
  )
  expect(await addRecord(again, 'record-after')).toMatchObject({ http: 409, field: 'receipt' })
})

test('accepting again after a withdrawal is a new consent, even under the old key', async () => {
  const first = saved(await addRecord(record, 'record-accepted-twice'))
  await services.call('main', 'downloadRecord/withdraw', { json: { receipt: first.receipt.id } })
  expect(await rows('SELECT idempotency_key, digest FROM download_records WHERE id = ?', first.id)).toEqual([
    { idempotency_key: first.id, digest: '' }
  ])
  const second = saved(await addRecord(record, 'record-accepted-twice'))
  expect(second.receipt).toMatchObject({ withdrawnAt: null, isCurrent: true })
  expect(second.receipt.id).not.toBe(first.receipt.id)
  expect(await rows('SELECT name FROM download_records WHERE id = ?', second.id)).toEqual([{ name: '王小明' }])
  expect(saved(await addRecord(record, 'record-accepted-twice'))).toMatchObject({ id: second.id, receipt: second.receipt })
})

test('another statement needs a new consent', async () => {
  expect(await addRecord({ ...record, statementHash: '0'.repeat(64) }, 'record-other')).toMatchObject({
    http: 409,
    field: 'statementVersion'
  })
  expect(await addRecord({ ...record, statementVersion: '2020-01-01' }, 'record-other')).toMatchObject({
    http: 409,
    field: 'statementVersion'
  })
  const { receipt } = saved(await addRecord(record, 'record-older'))
  await rows("UPDATE consents SET statement_version = '2020-01-01' WHERE id = ?", receipt.id)
  const answer = await addRecord({ consent: 'receipt', kind: 'research', id: 1, receipt: receipt.id }, 'record-older-again')
  expect(answer).toMatchObject({ http: 409, field: 'receipt' })
})

test('an account sees and withdraws its own consents, and nobody else does', async () => {
  const [mine, other] = [await registerAccount(services), await registerAccount(services)]
  const { receipt } = saved(await addRecord(record, 'record-mine', mine.token))
  const list = async (token: string) =>
    v.parse(consentReceiptsSchema, (await services.call('main', 'downloadRecord/consents', { token })).data)
  expect(await list(mine.token)).toEqual([receipt])
  expect(await list(other.token)).toEqual([])
  expect((await services.call('main', 'downloadRecord/consents')).http).toBe(403)
  const withdraw = (token?: string) =>
    services.call('main', 'downloadRecord/withdraw', { json: { receipt: receipt.id }, ...(token && { token }) })
  expect(await withdraw()).toMatchObject({ http: 404, field: 'receipt' })
  expect(await withdraw(other.token)).toMatchObject({ http: 404, field: 'receipt' })
  expect((await withdraw(mine.token)).http).toBe(200)
  expect((await list(mine.token))[0]?.withdrawnAt).not.toBeNull()
})

test.each([
  ['consent', 'yes', 400],
  ['kind', 'video', 400],
  ['id', 'x', 400],
  ['id', 4711, 404],
  ['language', 'CN', 400],
  ['name', '', 400],
  ['phone', '1', 400],
  ['email', 'x', 400],
  ['industry', '', 400],
  ['statementHash', 'x', 400],
  ['trap', 'x', 400],
  ['elapsed', 1, 400]
])('a download record whose %s is %j is refused with that field and not stored', async (field, value, http) => {
  expect(await addRecord({ ...record, [field]: value }, 'record-refused')).toMatchObject({ http, field })
  expect(await rows('SELECT 1 FROM download_records WHERE idempotency_key = ?', 'record-refused')).toEqual([])
})

test('one address has one budget over all forms', async () => {
  const address = '203.0.113.50'
  const answers = []
  for (let n = 0; n < 12; n += 1) {
    answers.push(
      n % 2
        ? await post('userInfo/userSatisfactionSurvey', survey, `budget-${n}-survey`, { address })
        : await post('downloadRecord/add', record, `budget-${n}-record`, { address })
    )
  }
  expect(answers.map(({ http }) => http)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

test('files on a known consent have their own budget, separate from that of the forms', async () => {
  const address = '203.0.113.51'
  const { receipt } = saved(await post('downloadRecord/add', record, 'budget-consent', { address }))
  const again = { consent: 'receipt', kind: 'research', id: 1, receipt: receipt.id }
  const fetched = await Promise.all(
    Array.from({ length: 61 }, (_, n) => post('downloadRecord/add', again, `budget-known-${n}`, { address }))
  )
  expect(fetched.map(({ http }) => http).toSorted()).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  expect(Number(fetched.find(({ http }) => http === 429)?.headers.get('Retry-After'))).toBeGreaterThan(800)
  expect((await post('userInfo/userSatisfactionSurvey', survey, 'budget-beside', { address })).http).toBe(200)
})
