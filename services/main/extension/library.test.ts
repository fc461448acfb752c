import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../hosts/database'
import { type NodeDatabase, openNodeDatabase } from '../../../hosts/node/database.ts'
import { migrate } from '../../../hosts/node/migrate.ts'
import { bucketSchema, databaseSchema } from '../../api/bindings'
import { media } from '../db/media-schema'
import { settleScan } from './library'

let folder: string
let database: NodeDatabase
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-library-'))
  database = openNodeDatabase(join(folder, 'galaxy-main.sqlite'))
  migrate(database, join(import.meta.dirname, '../db/migrations'))
})
afterAll(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

test('an infected file that the bucket does not delete stays quarantined until a later scan', async () => {
  let isBroken = true
  const deleted: unknown[] = []
  const files = v.parse(bucketSchema, {
    head: () => null,
    delete: async (key: unknown) => {
      if (isBroken) throw new Error('no bucket')
      deleted.push(key)
    }
  })
  vi.stubGlobal('fetch', async () => Response.json({ verdict: 'infected' }))
  const db = openDatabase(v.parse(databaseSchema, database))
  const file = { bytes: 1, sha256: '00', mediaType: 'application/pdf', uploader: 'a', createdAt: 1 }
  const row = await db
    .insert(media)
    .values({ key: 'media/file/k.pdf', kind: 'file', name: 'k', state: 'quarantined', ...file })
    .returning()
    .get()
  const scan = { url: 'https://scanner.example/scan', secret: 'signs calls', linkSecret: 'signs links' }

  await expect(settleScan({ db, files, scan }, scan, row)).rejects.toThrow('no bucket')
  expect(await db.select().from(media)).toEqual([row])
  isBroken = false
  await expect(settleScan({ db, files, scan }, scan, row)).rejects.toMatchObject({ status: 422 })
  expect(await db.select().from(media)).toEqual([])
  expect(deleted).toEqual(['quarantine/media/file/k.pdf'])
})
