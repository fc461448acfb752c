import * as v from 'valibot'
import { expect, test } from 'vitest'
import { downloadRecordSavedSchema } from '../../../src/contract/download-records'
import { downloadRecord, person } from '../../support/submissions'
import { sharedServices } from './harness'

/* Submissions of clients that follow spec §7 and send no `Idempotency-Key`: a repetition is known by content and address. */

const services = await sharedServices()

/** Each call with a body, the body with another text, its table, and the part of its answer that must stay the same. */
const forms = [
  {
    path: 'add/userInfo',
    body: { ...person, industry: '金融', questions: '第一个问题' },
    other: { questions: '另一个问题' },
    table: 'consultations',
    promised: (data: unknown) => data
  },
  {
    path: 'add/userInfo',
    body: { ...person, kind: 'partner', company: '某公司', position: '工程师', city: '上海', needs: '合作', wants: ['talk'] },
    other: { needs: '合作。' },
    table: 'partner_requests',
    promised: (data: unknown) => data
  },
  {
    path: 'userInfo/userSatisfactionSurvey',
    body: { version: 'v1.4', id: '1', locale: 'zh-CN', reasons: ['other'], description: '说明' },
    other: { id: '2' },
    table: 'surveys',
    promised: (data: unknown) => data
  },
  {
    path: 'downloadRecord/add',
    body: downloadRecord,
    other: { id: 2 },
    table: 'download_records',
    // A repetition gets another link.
    promised: (data: unknown) => {
      const { id, receipt } = v.parse(downloadRecordSavedSchema, data)
      return { id, receipt }
    }
  }
].map((form, index) => ({ ...form, address: `203.0.113.${100 + index}` }))

const post = ({ path, address }: { path: string; address?: string | undefined }, json: object) =>
  services.call('main', path, { json, address })

const count = async (table: string) =>
  (await services.mainDb.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0

test.each(forms)('$path into $table works without a key; parallel posts and a later one are stored once', async (form) => {
  const before = await count(form.table)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => post(form, { ...form.body, elapsed: 3000 + n })))
  answers.push(await post(form, form.body))
  const [first] = answers
  expect(first?.http).toBe(200)
  for (const { http, data } of answers) expect([http, form.promised(data)]).toEqual([200, form.promised(first?.data)])
  expect(await count(form.table)).toBe(before + 1)
})

test.each(forms)('$path into $table never merges two texts or two addresses', async (form) => {
  const before = await count(form.table)
  const own = { ...form, address: '203.0.113.120' }
  const answers = [
    await post(own, form.body),
    await post(own, { ...form.body, ...form.other }),
    await post({ ...own, address: '203.0.113.121' }, form.body)
  ]
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ data }) => JSON.stringify(form.promised(data)))).size).toBe(3)
  expect(await count(form.table)).toBe(before + 3)
})

test.each(forms)('after 60 seconds, the same content for $path into $table is another submission', async (form) => {
  const own = { ...form, address: '203.0.113.122' }
  const first = await post(own, form.body)
  await services.mainDb.prepare('UPDATE unkeyed_submissions SET at = at - 59000').run()
  const soon = await post(own, form.body)
  expect(form.promised(soon.data)).toEqual(form.promised(first.data))
  await services.mainDb.prepare('UPDATE unkeyed_submissions SET at = at - 1001').run()
  const later = await post(own, form.body)
  expect([later.http, form.promised(later.data)]).not.toEqual([200, form.promised(first.data)])
  expect(later.http).toBe(200)
})

test('a repetition costs no budget, and one after a crash stores what the first only announced', async () => {
  const [form] = forms
  if (!form) throw new Error('no form')
  const own = { ...form, address: '203.0.113.123' }
  const first = await post(own, form.body)
  for (let n = 0; n < 12; n += 1) expect((await post(own, form.body)).http).toBe(200)
  // As if the process had ended between the key and the submission.
  await services.mainDb.prepare('DELETE FROM consultations WHERE id = ?').bind(Object(first.data).id).run()
  const before = await count(form.table)
  const again = await post(own, form.body)
  expect(await post(own, form.body)).toMatchObject({ http: 200, data: again.data })
  expect(await count(form.table)).toBe(before + 1)
})

test('an invalid key is still refused', async () => {
  const headers = { 'Idempotency-Key': 'short' }
  for (const { path, body } of forms) {
    expect(await services.call('main', path, { json: body, headers })).toMatchObject({ http: 400, field: 'Idempotency-Key' })
  }
})

test('the nightly job deletes the keys by which repetitions are detected', async () => {
  const [form] = forms
  if (!form) throw new Error('no form')
  await post({ ...form, address: '203.0.113.124' }, form.body)
  expect(await count('unkeyed_submissions')).toBeGreaterThan(0)
  await services.mainDb.prepare('UPDATE unkeyed_submissions SET at = at - 60001').run()
  await services.site.runMainJob('night')
  expect(await count('unkeyed_submissions')).toBe(0)
})

test('through the edge, the same posts of a program are stored once', async () => {
  const [form] = forms
  if (!form) throw new Error('no form')
  const before = await count(form.table)
  const send = () =>
    services.site.call(`/api/main/${form.path}`, {
      method: 'POST',
      body: { ...form.body, questions: '来自程序' },
      headers: { 'Content-Type': 'application/json' }
    })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.json().data).toEqual(answers[0]?.json().data)
  expect(await count(form.table)).toBe(before + 1)
})
