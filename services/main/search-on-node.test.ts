import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NodeDatabase, openNodeDatabase } from '../../hosts/node/database.ts'
import { migrate } from '../../hosts/node/migrate.ts'
import { entryCopiesSchema, entryCreatedSchema } from '../../src/contract/desk-entries'
import { accountHeader, rolesHeader } from '../../src/contract/headers'
import { inboxListSchema } from '../../src/contract/inbox'
import { missedQuestionsSchema } from '../../src/contract/missed-questions'
import { searchSynonymsSchema } from '../../src/contract/search'
import { userInfoSavedSchema } from '../../src/contract/user-info'
import { createApp } from './app'
import { parseEnv } from './env'

/* Main on the database of a server on Node: questions without a result, and the search words that the desk makes of them. */

let folder: string
let database: NodeDatabase
let app: ReturnType<typeof createApp>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-search-'))
  database = openNodeDatabase(join(folder, 'galaxy-main.sqlite'))
  migrate(database, join(import.meta.dirname, 'db/migrations'))
  const headers = { [accountHeader]: 'reviewer', [rolesHeader]: 'reviewer,admin' }
  const PASSPORT = { fetch: () => Promise.resolve(new Response(null, { headers })) }
  const vars = { SITE_ORIGIN: 'https://galaxy.example', INBOX_RETENTION_DAYS: 365, FILE_LINK_SECRET: 'x'.repeat(32) }
  app = createApp(parseEnv({ DB: database, FILES: { head: () => null }, PASSPORT, ...vars }))
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

async function call(path: string, json?: unknown, address = '203.0.113.1'): Promise<{ status: number; data: unknown }> {
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }
  const init = {
    method: json === undefined ? 'GET' : 'POST',
    headers: { Authorization: 'token', 'Content-Type': 'application/json', 'X-Client-Address': address },
    ...(json !== undefined && { body: JSON.stringify(json) })
  }
  const answer = await app.request(`/web/user/${path}`, init, undefined, context)
  const { data } = v.parse(v.object({ data: v.optional(v.unknown()) }), await answer.json())
  return { status: answer.status, data }
}

const missed = async () => v.parse(missedQuestionsSchema, (await call('desk/search/missed')).data).map(({ question }) => question)
const words = async () => v.parse(searchSynonymsSchema, (await call('search/synonyms')).data)

test('a question that three addresses asked in vain becomes search words, which visitors get until they are withdrawn', async () => {
  const question = { language: 'zh-CN', question: '图孪生' }
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.2']) await call('search/missed', question, address)
  expect(await missed()).toEqual([])
  await call('search/missed', question, '203.0.113.3')
  expect(await missed()).toEqual(['图孪生'])
  expect(JSON.stringify((await database.prepare('SELECT * FROM missed_questions').all()).results)).not.toContain('203.0')

  const fields = { said: '图孪生', meant: '数字孪生，拓扑' }
  const { data } = await call('desk/entry/create', { kind: 'synonyms', language: 'zh-CN', fields, text: null })
  const { id } = v.parse(entryCreatedSchema, data)
  const change = async (action: string, more = {}) => {
    const stored = await call(`desk/entry/detail?kind=synonyms&id=${id}`)
    const copies = v.parse(entryCopiesSchema, stored.data).copies.map(({ language, revision }) => ({ language, revision }))
    expect((await call(`desk/entry/${action}`, { kind: 'synonyms', id, copies, ...more })).status).toBe(200)
  }
  await change('submit')
  expect(await words()).toEqual([])
  await change('publish', { override: true })
  expect(await words()).toEqual([{ said: ['图孪生'], meant: ['数字孪生', '拓扑'] }])
  expect(await missed()).toEqual([])
  await change('withdraw')
  expect([await words(), await missed()]).toEqual([[], ['图孪生']])
})

test('a request to be told of a certification is an inquiry that its receipt erases', async () => {
  const { data } = await call('userInfo/certificationNotice', { certifications: ['GBCM'], email: 'wang@galaxy.cn' })
  const { id, reference } = v.parse(userInfoSavedSchema, data)
  const [found] = v.parse(inboxListSchema, (await call(`desk/inbox/list?q=${reference}`)).data).items
  const inquiry = async () => JSON.stringify((await call(`desk/inbox/detail?id=${found?.id}`)).data)
  expect(await inquiry()).toMatch(/GBCM.*wang@galaxy\.cn|wang@galaxy\.cn.*GBCM/)
  expect((await call('userInfo/withdrawNotice', { receipt: id })).status).toBe(200)
  expect(await inquiry()).not.toContain('wang')
  expect((await call('userInfo/withdrawNotice', { receipt: crypto.randomUUID() })).status).toBe(404)
})
