import { expect, test } from 'vitest'
import { storeOf } from '../../../scripts/database-store.ts'
import { importExam } from '../../../scripts/exam/import.ts'
import { examClient, keysOf } from './exam-candidates'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* The question bank at the desk: drafts, four eyes, versions, and questions that the import leaves alone. */

const services = await sharedServices()
const { call, examDb } = services
const exam = examClient(services)
const author = await addAtDesk(services, ['author'])
const reviewer = await addAtDesk(services, ['reviewer'])
const admin = await addAtDesk(services, ['admin'])

const get = (path: string, token = author.token) => call('exam', `desk/question/${path}`, { token })
const post = (path: string, json: object, token = author.token) => call('exam', `desk/question/${path}`, { token, json })
const both = (text: string) => ({ 'zh-CN': `${text}（中）`, 'en-US': text })
const content = (question: string) => ({
  type: 'single',
  source: '2#edge',
  question: both(question),
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, ...both(`option ${id}`), ...(id === 'b' && { correct: true }) })),
  explanation: both('because')
})
const versionsOf = async (id: string) =>
  (await examDb.prepare('SELECT version, is_current, origin FROM questions WHERE id = ? ORDER BY version').bind(id).all()).results
/** Restores the question as the project's files have it, since other tests draw from the bank. */
const restore = (id: string) =>
  examDb.batch([
    examDb.prepare("DELETE FROM questions WHERE id = ? AND origin = 'desk' AND version > 1").bind(id),
    examDb.prepare("UPDATE questions SET is_current = 1, origin = 'file' WHERE id = ? AND version = 1").bind(id),
    examDb.prepare('DELETE FROM question_drafts WHERE id = ?').bind(id)
  ])

test('a changed question is published by somebody else, as a version that the import leaves alone', async () => {
  const id = 'queries-001'
  expect(await get(`detail?id=${id}`)).toMatchObject({
    data: { isCurrent: true, draft: null, versions: [{ version: 1, isFromFile: true }] }
  })
  expect(await post('save', { id, revision: 0, content: { ...content('x'), options: [] } })).toMatchObject({ http: 400 })
  expect(await post('save', { id, revision: 0, content: content('A new text?') })).toMatchObject({ data: { revision: 1 } })
  expect(await post('save', { id, revision: 0, content: content('Another?') })).toMatchObject({ http: 409 })
  expect(await post('publish', { id, revision: 1 }, reviewer.token)).toMatchObject({ http: 409 })
  expect(await post('submit', { id, revision: 1 })).toMatchObject({ data: { revision: 2 } })
  const open = await exam.started()
  expect((await post('publish', { id, revision: 2 }, reviewer.token)).http).toBe(200)
  expect(await versionsOf(id)).toEqual([
    { version: 1, is_current: 0, origin: 'file' },
    { version: 2, is_current: 1, origin: 'desk' }
  ])
  expect(await get(`detail?id=${id}`)).toMatchObject({
    data: { draft: null, versions: [{ version: 2, isFromFile: false, content: content('A new text?') }, { version: 1 }] }
  })
  // An exam that has begun keeps its versions.
  expect(await keysOf(services, open.id)).toHaveLength(60)
  expect(await importExam(storeOf(examDb))).toContain('1 questions stay')
  expect((await versionsOf(id)).at(-1)).toMatchObject({ version: 2, is_current: 1 })
  await restore(id)
})

test('nobody publishes their own change, except an admin who overrides, which is logged', async () => {
  const id = 'queries-002'
  await post('save', { id, revision: 0, content: content('Mine?') }, admin.token)
  await post('submit', { id, revision: 1 }, admin.token)
  expect(await post('publish', { id, revision: 2 }, admin.token)).toMatchObject({ http: 409 })
  expect((await post('publish', { id, revision: 2, isOverride: true }, admin.token)).http).toBe(200)
  const logged = await examDb
    .prepare("SELECT detail FROM audit_log WHERE subject = ? AND action = 'question-published'")
    .bind(id)
    .all()
  expect(logged.results).toEqual([{ detail: '{"override":1}' }])
  await restore(id)
})

test('a change is published only if somebody else has seen it: not by a save without a change, but by a submission', async () => {
  const id = 'queries-004'
  const both = await addAtDesk(services, ['author', 'reviewer'])
  await post('save', { id, revision: 0, content: content('Mine?') }, both.token)
  expect(await post('save', { id, revision: 1, content: content('Mine?') })).toMatchObject({ data: { revision: 1 } })
  expect(await get(`detail?id=${id}`)).toMatchObject({ data: { draft: { author: both.id, unseenAuthors: [both.id] } } })
  await post('submit', { id, revision: 1 }, both.token)
  expect(await post('publish', { id, revision: 2 }, both.token)).toMatchObject({ http: 409 })
  // A colleague changes a word of it: both have changes that only they have seen.
  await post('save', { id, revision: 2, content: content('Mine or yours?') })
  await post('submit', { id, revision: 3 }, both.token)
  expect(await get(`detail?id=${id}`)).toMatchObject({ data: { draft: { author: author.id, unseenAuthors: [both.id] } } })
  expect(await post('publish', { id, revision: 4 }, both.token)).toMatchObject({ http: 409 })
  await post('return', { id, revision: 4 })
  await post('submit', { id, revision: 5 })
  expect((await post('publish', { id, revision: 6 }, both.token)).http).toBe(200)
  // A save of the question as exams already ask it is no change either.
  const current = await get(`detail?id=${id}`)
  expect(current).toMatchObject({ data: { draft: null } })
  expect(await post('save', { id, revision: 0, content: content('Mine or yours?') })).toMatchObject({ data: { revision: 0 } })
  expect(await get(`detail?id=${id}`)).toMatchObject({ data: { draft: null } })
  // A withdrawn question can be written again with the same text.
  await post('withdraw', { id }, reviewer.token)
  expect(await post('save', { id, revision: 0, content: content('Mine or yours?') })).toMatchObject({ data: { revision: 1 } })
  await restore(id)
})

test('with two people, a correction by the reviewer goes back to the author', async () => {
  const id = 'queries-005'
  await post('save', { id, revision: 0, content: content('First?') })
  await post('submit', { id, revision: 1 })
  await post('save', { id, revision: 2, content: content('Corrected?') }, reviewer.token)
  await post('submit', { id, revision: 3 }, reviewer.token)
  expect(await post('publish', { id, revision: 4 }, reviewer.token)).toMatchObject({ http: 409 })
  await post('return', { id, revision: 4 })
  await post('submit', { id, revision: 5 })
  expect((await post('publish', { id, revision: 6 }, reviewer.token)).http).toBe(200)
  await restore(id)
})

test('of two concurrent saves one gets a conflict, and a save takes a draft back from review', async () => {
  const id = 'queries-003'
  const { data: before } = await get(`detail?id=${id}`)
  await post('save', { id, revision: 0, content: content('First?') })
  const saves = await Promise.all([
    post('save', { id, revision: 1, content: content('Second?') }),
    post('save', { id, revision: 1, content: content('Third?') }, reviewer.token)
  ])
  expect(saves.map(({ http }) => http).toSorted()).toEqual([200, 409])
  await post('submit', { id, revision: 2 })
  await post('save', { id, revision: 3, content: content('Fourth?') })
  expect(await post('publish', { id, revision: 4 }, reviewer.token)).toMatchObject({ http: 409 })
  expect((await post('discard', { id, revision: 4 })).http).toBe(200)
  expect(await get(`detail?id=${id}`)).toMatchObject({ data: { draft: null, versions: Reflect.get(Object(before), 'versions') } })
})

test('a save of a draft that was published meanwhile is a conflict, and does not say that the question is unknown', async () => {
  const id = 'queries-006'
  await post('save', { id, revision: 0, content: content('First?') })
  await post('submit', { id, revision: 1 })
  await post('publish', { id, revision: 2 }, reviewer.token)
  expect(await post('save', { id, revision: 2, content: content('Second?') })).toMatchObject({ http: 409 })
  for (const step of ['submit', 'return', 'discard']) expect(await post(step, { id, revision: 2 })).toMatchObject({ http: 409 })
  const unknown = { id: 'queries-499', revision: 0, content: content('x') }
  expect(await post('save', unknown)).toMatchObject({ http: 404, field: 'id' })
  await restore(id)
})

test('the list shows the newest text of a withdrawn question', async () => {
  const id = 'queries-008'
  await post('save', { id, revision: 0, content: content('Newest?') })
  await post('submit', { id, revision: 1 })
  await post('publish', { id, revision: 2 }, reviewer.token)
  const listed = async () => {
    const { data } = await get('list?topic=queries&pool=exam')
    return Array.isArray(data) ? data.find((each) => each.id === id) : undefined
  }
  const newest = { version: 2, question: both('Newest?') }
  expect(await listed()).toMatchObject({ ...newest, isCurrent: true })
  await post('withdraw', { id }, reviewer.token)
  expect(await listed()).toMatchObject({ ...newest, isCurrent: false })
  await restore(id)
})

test('a new question gets a number of its own, is practiced once published, and withdrawn again', async () => {
  const added = await Promise.all(
    ['One?', 'Two?'].map((text) => post('add', { topic: 'security', pool: 'practice', content: content(text) }))
  )
  const ids = added.map(({ data }) => String(Reflect.get(Object(data), 'id')))
  expect(ids.toSorted()).toEqual(['security-501', 'security-502'])
  const [id = ''] = ids
  await post('submit', { id, revision: 1 })
  await post('publish', { id, revision: 2 }, reviewer.token)
  const practiced = async () =>
    JSON.stringify((await call('exam', 'practice/questions', { token: author.token })).data).includes(id)
  expect(await practiced()).toBe(true)
  expect(await get('list?topic=security&pool=practice')).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ id, version: 1, isCurrent: true, draft: null }),
      expect.objectContaining({ id: ids[1], version: null, isCurrent: false, draft: expect.objectContaining({ state: 'draft' }) })
    ])
  })
  expect((await post('withdraw', { id }, reviewer.token)).http).toBe(200)
  expect(await practiced()).toBe(false)
  expect(await post('add', { topic: 'cooking', pool: 'exam', content: content('x') })).toMatchObject({
    http: 400,
    field: 'topic'
  })
  await examDb.batch([
    examDb.prepare('DELETE FROM questions WHERE id = ?').bind(id),
    examDb.prepare('DELETE FROM question_drafts WHERE topic = ?').bind('security')
  ])
})

test('a question is not withdrawn where its topic would have too few for an exam', async () => {
  const before = await examDb
    .prepare("SELECT id FROM questions WHERE topic = 'security' AND pool = 'exam' AND is_current = 1")
    .all()
  const outcomes: number[] = []
  for (const { id } of before.results) outcomes.push((await post('withdraw', { id: String(id) }, reviewer.token)).http)
  expect(outcomes).toContain(409)
  expect((await exam.started()).questions).toHaveLength(60)
  await examDb.prepare("UPDATE questions SET is_current = 1, origin = 'file' WHERE topic = 'security' AND origin = 'desk'").run()
})
