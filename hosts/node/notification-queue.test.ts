import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseSchema } from '../../services/api/bindings'
import { queueState } from '../../services/main/notifications/queue'
import { openDatabase } from '../database'
import { type NodeDatabase, openNodeDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { describeQueue, openNotificationQueue } from './notification-queue.ts'

let folder: string
let database: NodeDatabase
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-queue-'))
  database = openNodeDatabase(join(folder, 'main.sqlite'))
  migrate(database, join(import.meta.dirname, '../../services/main/db/migrations'))
})
afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

/** Queues a message at a time; it waits until it is delivered or has failed. */
const add = (id: string, createdAt: number, over?: 'delivered_at' | 'failed_at') =>
  database.exec(`INSERT INTO notifications (id, channel, subject, reference, created_at, next_attempt_at ${over ? `, ${over}` : ''})
    VALUES ('${id}', 'email', 'inquiry', '${id}', ${createdAt}, ${over ? `NULL, ${createdAt + 1}` : createdAt})`)

/** The state of the queue, which both hosts report alike: Node reads the tables itself, and on workerd main does. */
async function both() {
  const state = await queueState(openDatabase(v.parse(databaseSchema, database)))
  expect(openNotificationQueue(database)()).toEqual({ ...state, oldest: state.oldest ?? undefined })
  return state
}

test('the queue is what waits, with its oldest, and what has failed for good', async () => {
  expect(await both()).toEqual({ waiting: 0, oldest: null, failed: 0 })
  add('a', 1000, 'delivered_at')
  add('b', 2000, 'failed_at')
  add('c', 4000)
  add('d', 3000)
  expect(await both()).toEqual({ waiting: 2, oldest: 3000, failed: 1 })
})

test('a line for people has the age of the oldest one that waits', () => {
  expect(describeQueue({ waiting: 0, oldest: undefined, failed: 0 })).toBe('notifications: 0 waiting, 0 failed')
  expect(describeQueue({ waiting: 2, oldest: 5000, failed: 1 }, 47_000)).toBe(
    'notifications: 2 waiting, the oldest for 42 s, 1 failed'
  )
})
