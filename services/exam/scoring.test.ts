import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../hosts/database'
import { type NodeDatabase, openNodeDatabase } from '../../hosts/node/database.ts'
import { migrate } from '../../hosts/node/migrate.ts'
import { databaseSchema } from '../api/bindings'
import { answers, attemptQuestions, attempts, questions } from './db/schema'
import { scoreAttempt } from './scoring'

let folder: string
let database: NodeDatabase
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-scores-'))
  database = openNodeDatabase(join(folder, 'galaxy-exam.sqlite'))
  migrate(database, join(import.meta.dirname, 'db/migrations'))
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

test('an attempt passes with enough correct answers, and never without a question', async () => {
  const db = openDatabase(v.parse(databaseSchema, database))
  const rules = { minutes: 60, passPercent: 60, validityYears: 2, startedAt: 1, deadline: 2 }
  const values = { account: 'a', name: '王小明', ...rules }
  const [empty, whole] = await db
    .insert(attempts)
    .values([
      { id: 'empty', number: 1, finishedAt: 2, ...values },
      { id: 'whole', number: 2, finishedAt: 2, ...values }
    ])
    .returning()
  if (!empty || !whole) throw new Error('no attempts')
  const text = { question: { 'zh-CN': '问', 'en-US': 'Question' }, options: [] }
  const explanation = { 'zh-CN': '因', 'en-US': 'Because' }
  const question = { id: 'q', version: 1, topic: 'queries', pool: 'exam', type: 'single', source: '2' } as const
  await db.insert(questions).values({ ...question, text, key: ['a'], explanation, isCurrent: true })
  await db.insert(attemptQuestions).values({ attempt: 'whole', position: 0, question: 'q', version: 1, options: ['a', 'b'] })
  const saved = { sequence: 1, device: 'd', options: ['a'], flagged: false, savedAt: 1 }
  await db.insert(answers).values({ attempt: 'whole', position: 0, ...saved })

  expect(await scoreAttempt(db, whole)).toMatchObject({ correct: 1, passed: true })
  expect(await scoreAttempt(db, empty)).toEqual({ correct: 0, passed: false, topics: [] })
})
