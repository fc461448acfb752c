import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../hosts/database'
import { type NodeDatabase, openNodeDatabase } from '../../../hosts/node/database.ts'
import { migrate } from '../../../hosts/node/migrate.ts'
import { accountHeader, rolesHeader } from '../../../src/contract/headers'
import { createApp } from '../app'
import { media } from '../db/media-schema'
import { parseEnv } from '../env'

let folder: string
let database: NodeDatabase
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-media-'))
  database = openNodeDatabase(join(folder, 'galaxy-main.sqlite'))
  migrate(database, join(import.meta.dirname, '../db/migrations'))
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

test('a file that the bucket does not delete stays in the library, so that it can be deleted again', async () => {
  let isBroken = true
  const deleted: unknown[] = []
  const FILES = {
    head: () => null,
    delete: async (keys: unknown) => {
      if (isBroken) throw new Error('no bucket')
      deleted.push(keys)
    }
  }
  const PASSPORT = { fetch: async () => new Response(null, { headers: { [accountHeader]: 'a', [rolesHeader]: 'author' } }) }
  const vars = { SITE_ORIGIN: 'https://galaxy.example', INBOX_RETENTION_DAYS: 365, FILE_LINK_SECRET: 'x'.repeat(32) }
  const env = parseEnv({ DB: database, FILES, PASSPORT, ...vars })
  const db = openDatabase(env.DB)
  const file = { bytes: 1, sha256: '00', mediaType: 'image/png', width: 1, height: 1, altZh: '照片', uploader: 'a' }
  await db
    .insert(media)
    .values({ id: 7, key: 'media/image/k.png', kind: 'image', name: 'k', createdAt: 1, state: 'ready', ...file })
  const before = await db.select().from(media)

  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = createApp(env)
  const remove = async () => {
    const headers = { Authorization: 'token', 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ id: 7 }) }
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
    return (await app.request('/web/user/desk/media/delete', init, undefined, context)).status
  }
  expect(await remove()).toBe(500)
  expect(await db.select().from(media)).toEqual(before)
  isBroken = false
  expect(await remove()).toBe(200)
  expect(await db.select().from(media)).toEqual([])
  expect(deleted).toEqual([['media/image/k.png', 'quarantine/media/image/k.png']])
})
