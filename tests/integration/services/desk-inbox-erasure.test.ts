import { expect, test } from 'vitest'
import { m } from '../../../src/paraglide/messages.js'
import { sharedServices } from './harness'
import { inquiryOf, openInbox } from './inbox-client'

const services = await sharedServices()
const { staff, desk, list, rows, newest, consult, giveFeedback } = await openInbox(services)

/** Every row of main's database, as text. */
async function everything(): Promise<string> {
  const tables = [
    'consultations',
    'partner_requests',
    'surveys',
    'certification_notices',
    'download_records',
    'inquiries',
    'inquiry_events',
    'notifications',
    'audit_log'
  ]
  return JSON.stringify(await Promise.all(tables.map((table) => rows(`SELECT * FROM ${table}`))))
}

test('erasing takes every text of the inquiry out of the database; the row, its history and the audit log stay', async () => {
  const email = `erased-${Date.now()}@example.com`
  const { id } = await consult({ name: '韩梅梅', email, questions: '机密的问题' })
  await desk('note', { id, text: '韩梅梅的电话打不通' })
  await desk('reply', { id, revision: 0, text: '韩梅梅，您好', state: 'waiting' })
  expect((await desk('erase', { id, revision: 0 })).http).toBe(409)
  const erased = inquiryOf(await desk('erase', { id, revision: 1 }))
  expect(erased).toMatchObject({ isErased: true, name: null, email: null, excerpt: '', isMailable: false, revision: 2 })
  expect(erased.history.map(({ kind, text }) => [kind, text])).toEqual([
    ['note', null],
    ['assigned', null],
    ['reply', null],
    ['state', null],
    ['erased', null]
  ])
  const stored = await everything()
  for (const canary of ['韩梅梅', email, '机密']) expect(stored).not.toContain(canary)
  expect(await rows("SELECT actor, subject FROM audit_log WHERE action = 'inquiry-erased'")).toEqual([
    { actor: staff.id, subject: String(id) }
  ])
})

test('an erased inquiry is closed, and is no longer due', async () => {
  const open = await consult({ questions: '还没有人处理' })
  expect(inquiryOf(await desk('erase', { id: open.id, revision: 0 }))).toMatchObject({ state: 'done', isErased: true })
  await rows("UPDATE inquiries SET due_on = '2020-01-02' WHERE id = ?", open.id)
  expect(inquiryOf(await desk(`detail?id=${open.id}`)).isOverdue).toBe(false)
  expect((await list('state=open&due=overdue&size=50')).items.map(({ id }) => id)).not.toContain(open.id)

  const { inquiry, read } = await giveFeedback()
  await desk('erase', { id: inquiry.id, revision: 0 })
  expect(await newest('feedback')).toMatchObject({ state: 'done' })
  expect(await read()).toMatchObject({ state: 'answered' })

  const spam = await consult()
  await desk('state', { id: spam.id, revision: 0, state: 'spam' })
  expect(inquiryOf(await desk('erase', { id: spam.id, revision: 1 }))).toMatchObject({ state: 'spam', isErased: true })
})

test('an erased inquiry accepts no note, reply, state or colleague, and gives the reason', async () => {
  const { id } = await consult({ email: `late-${Date.now()}@example.com` })
  const { revision } = inquiryOf(await desk('erase', { id, revision: 0 }))
  const text = '给王小明打过电话：13900001111'
  const before = await everything()
  for (const [path, json] of Object.entries({
    note: { id, text },
    reply: { id, revision, text, state: 'done' },
    state: { id, revision, state: 'open' },
    assign: { id, revision, assignee: 'me' }
  })) {
    const answer = await desk(path, json)
    expect([path, answer]).toMatchObject([path, { http: 409, error: m.service_inquiry_erased({}, { locale: 'zh-CN' }) }])
    expect([path, inquiryOf(answer).isErased]).toEqual([path, true])
  }
  // The page of a colleague shows an older revision.
  expect((await desk('state', { id, revision: 0, state: 'spam' })).error).toBe(m.service_inquiry_erased({}, { locale: 'zh-CN' }))
  expect(await everything()).toBe(before)
})

test.each([
  ['staff', async (id: number, revision: number) => void expect((await desk('erase', { id, revision })).http).toBe(200)],
  ['the nightly job', () => services.site.runMainJob('night')]
])('%s erases a text that an erased inquiry got, and closes one that stayed open', async (_, erase) => {
  const { id } = await consult()
  const { revision } = inquiryOf(await desk('erase', { id, revision: 0 }))
  const canary = `王小明 ${Date.now()}`
  const owner = 'SELECT subject FROM inquiries WHERE id = ?'
  await rows("INSERT INTO inquiry_events (inquiry, at, kind, text) VALUES (?, 1, 'note', ?)", id, canary)
  await rows(`UPDATE consultations SET questions = ? WHERE id = (${owner})`, canary, id)
  await rows("UPDATE inquiries SET state = 'assigned' WHERE id = ?", id)
  await erase(id, revision)
  expect(await everything()).not.toContain(canary)
  expect(inquiryOf(await desk(`detail?id=${id}`))).toMatchObject({ state: 'done', isErased: true })
  // With nothing left, erasing is no error and leaves no trace.
  const before = await everything()
  expect((await desk('erase', { id, revision: revision + 1 })).http).toBe(200)
  expect(await everything()).toBe(before)
})

test('the nightly job erases only inquiries without changes for the configured days', async () => {
  const [old, fresh] = [await consult({ name: '旧的' }), await consult({ name: '新的' })]
  await rows('UPDATE inquiries SET changed_at = ? WHERE id = ?', Date.now() - 366 * 86_400_000, old.id)
  await services.site.runMainJob('night')
  expect(inquiryOf(await desk(`detail?id=${old.id}`))).toMatchObject({
    isErased: true,
    history: [{ kind: 'erased', actor: null }]
  })
  expect(inquiryOf(await desk(`detail?id=${fresh.id}`))).toMatchObject({ isErased: false, name: '新的' })
  const before = await everything()
  await services.site.runMainJob('night')
  expect(await everything()).toBe(before)
})
