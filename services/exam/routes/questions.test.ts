import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../hosts/database'
import { type NodeDatabase, openNodeDatabase } from '../../../hosts/node/database.ts'
import { migrate } from '../../../hosts/node/migrate.ts'
import { accountHeader, rolesHeader } from '../../../src/contract/headers'
import { createApp } from '../app'
import { outlines, questions } from '../db/schema'
import { parseEnv } from '../env'

let folder: string
let database: NodeDatabase
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-questions-'))
  database = openNodeDatabase(join(folder, 'galaxy-exam.sqlite'))
  migrate(database, join(import.meta.dirname, '../db/migrations'))
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

test('a question is withdrawn while its topic has enough, however many questions are kept apart', async () => {
  const PASSPORT = { fetch: async () => new Response(null, { headers: { [accountHeader]: 'a', [rolesHeader]: 'reviewer' } }) }
  const env = parseEnv({
    DB: database,
    PASSPORT,
    CERTIFICATE_KEY: JSON.stringify({ kty: 'RSA', n: 'n', e: 'AQAB', d: 'd' }),
    CERTIFICATE_ORIGIN: 'https://galaxy.cn',
    CERTIFICATE_ISSUER: 'Galaxy'
  })
  const db = openDatabase(env.DB)
  const both = { 'zh-CN': '查询', 'en-US': 'Queries' }
  const topics = [{ topic: 'queries', name: both, questions: 1, practice: 0 }]
  const rules = { questions: 1, minutes: 60, passPercent: 60, validityYears: 2 }
  const apart = Array.from({ length: 60 }, (_, index): [string, string] => [`apart-${index}`, `queries-${index}`])
  await db.insert(outlines).values({ certification: 'GBCA', outline: { ...rules, coolDownHours: [1, 1], topics }, apart })
  const shared = { version: 1, topic: 'queries', pool: 'exam', type: 'single', source: '2', isCurrent: true } as const
  const content = { key: ['a'], text: { question: both, options: [] }, explanation: both }
  for (const id of ['queries-001', 'queries-002', 'queries-0']) await db.insert(questions).values({ id, ...shared, ...content })

  const prepared = vi.spyOn(database, 'prepare')
  const app = createApp(env)
  const withdraw = async (id: string) => {
    const headers = { Authorization: 'token', 'Content-Type': 'application/json' }
    return (await app.request('/desk/question/withdraw', { method: 'POST', headers, body: JSON.stringify({ id }) })).status
  }
  expect(await withdraw('queries-001')).toBe(200)
  expect(await withdraw('queries-002')).toBe(409)
  // D1 allows 100.
  for (const [statement] of prepared.mock.calls) expect(statement.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(100)
})
