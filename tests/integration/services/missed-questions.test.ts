import * as v from 'valibot'
import { expect, test } from 'vitest'
import { maxMissedQuestions, missedQuestionsSchema } from '../../../src/contract/missed-questions'
import { deskClient } from './desk-entry-client'
import { sharedServices } from './harness'
import { addAtDesk } from './stored-accounts'

/* Questions of the search that found nothing, as the desk sees them. */

const services = await sharedServices()
const { call, mainDb, site } = services
const author = (await addAtDesk(services, ['author'])).token
const reviewer = deskClient(services, (await addAtDesk(services, ['reviewer'])).token)

const ask = (question: string, address?: string, language = 'zh-CN') =>
  call('main', 'search/missed', { json: { language, question }, address })
const listed = async () => {
  const { data } = await call('main', 'desk/search/missed', { token: author })
  return v.parse(missedQuestionsSchema, data).map(({ question, language, askers }) => ({ question, language, askers }))
}
const rows = async () => (await mainDb.prepare('SELECT * FROM missed_questions').all()).results

test('a question is shown once three addresses have asked it, and no address is stored', async () => {
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1', '2001:db8::2'])
    expect((await ask('图孪生', address)).http).toBe(200)
  expect(await listed()).toEqual([{ question: '图孪生', language: 'zh-CN', askers: 3 }])
  await ask('graph twin', '203.0.113.1', 'en-US')
  await ask('graph twin', '203.0.113.2', 'en-US')
  expect(await listed()).toHaveLength(1)
  const stored = await rows()
  expect(stored).toHaveLength(5)
  // The hash of an address differs with the question, so rows do not tell that one address asked both.
  expect(new Set(stored.map(({ asker }) => asker)).size).toBe(5)
  const budgets = (await mainDb.prepare("SELECT * FROM submissions WHERE address LIKE 'questions %'").all()).results
  expect(budgets).toHaveLength(5)
  expect(JSON.stringify([stored, budgets])).not.toMatch(/203\.0\.113|2001:db8/)
})

test('a question that could have something of a person in it is refused, and one without an address is not counted', async () => {
  const before = await rows()
  for (const question of ['13800000000', 'wang@example.com', '四'.repeat(41), ' 两端 ', ''])
    expect(await ask(question, '203.0.113.9')).toMatchObject({ http: 400 })
  expect((await ask('没有地址')).http).toBe(200)
  expect(await rows()).toEqual(before)
})

test('an address counts for so many questions only', async () => {
  for (const index of Array.from({ length: 25 }).keys())
    expect((await ask(`问题${'一'.repeat(index + 1)}`, '203.0.113.10')).http).toBe(200)
  expect((await rows()).filter(({ question }) => String(question).startsWith('问题'))).toHaveLength(20)
})

test('what search words lead to is not shown, and neither is what nobody has asked for a month', async () => {
  const client = deskClient(services, author)
  const { copy } = await client.create({ said: '图孪生', meant: '数字孪生' }, null, { kind: 'synonyms' })
  const copies = await reviewer.change('publish', await client.change('submit', [copy]))
  expect(await listed()).toEqual([])
  await reviewer.change('withdraw', copies)
  expect(await listed()).toHaveLength(1)
  const month = 30 * 86_400_000
  await mainDb.prepare(`UPDATE missed_questions SET at = ${Date.now() - month} WHERE question = '图孪生'`).run()
  expect(await listed()).toEqual([])
  await site.runMainJob('night')
  expect((await rows()).some(({ question }) => question === '图孪生')).toBe(false)
})

test('questions that search words answer leave their places in the list to others', async () => {
  await mainDb.prepare('DELETE FROM missed_questions').run()
  const client = deskClient(services, author)
  const { copy } = await client.create({ said: '已有答案', meant: '图数据库' }, null, { kind: 'synonyms' })
  await reviewer.change('publish', await client.change('submit', [copy]))
  const write = (question: string, askers: number) =>
    mainDb
      .prepare(
        `INSERT INTO missed_questions SELECT ${question} || ' ' || asker, 'zh-CN', ${question}, ${Date.now()}
         FROM (WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < ${maxMissedQuestions}) SELECT number FROM n),
           (WITH RECURSIVE a(asker) AS (SELECT 1 UNION ALL SELECT asker + 1 FROM a WHERE asker < ${askers}) SELECT asker FROM a)
         WHERE true ON CONFLICT DO NOTHING`
      )
      .run()
  await write("'已有答案'", 4)
  // A question has no digits.
  await write("'问题' || char(19968 + number)", 3)
  const questions = (await listed()).map(({ question }) => question)
  expect(questions).toHaveLength(maxMissedQuestions)
  expect(questions).not.toContain('已有答案')
})

test('new rows replace the oldest ones', async () => {
  await mainDb.prepare('DELETE FROM missed_questions').run()
  await mainDb
    .prepare(
      `INSERT INTO missed_questions SELECT 'asker ' || value, 'zh-CN', 'question', value
       FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 5010) SELECT value FROM n)`
    )
    .run()
  await ask('新问题', '203.0.113.11')
  const kept = await rows()
  expect(kept).toHaveLength(5000)
  expect(kept.some(({ question }) => question === '新问题')).toBe(true)
  expect(Math.min(...kept.map(({ at }) => Number(at)))).toBe(12)
})
