import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdState, makeBackup, restoreBackup } from './backup.ts'
import { openNodeDatabase } from './database.ts'
import { openFiles } from './files.ts'
import { databasePath, filesFolder, services } from './site.ts'

let folder: string
let state: string
let backups: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-backup-'))
  state = join(folder, 'state')
  backups = join(folder, 'backups')
  holdState(state)()
  for (const service of services) write(service, 'first')
  write('host', 'first')
  await openFiles(filesFolder(state)).put('media/a.png', Buffer.from('first'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(service: string, word: string): void {
  const database = openNodeDatabase(databasePath(state, service))
  database.exec(`CREATE TABLE IF NOT EXISTS words (word TEXT); INSERT INTO words VALUES ('${word}')`)
  database.close()
}

function wordsOf(service: string): unknown[] {
  const database = openNodeDatabase(databasePath(state, service))
  const words = database.file
    .prepare('SELECT word FROM words')
    .all()
    .map(({ word }) => word)
  database.close()
  return words
}

async function fileOf(key: string): Promise<string | undefined> {
  const object = await openFiles(filesFolder(state)).get(key)
  return object && 'arrayBuffer' in object ? Buffer.from(await object.arrayBuffer()).toString() : undefined
}

test('a restored backup has the databases and files of its time, and keeps those of now aside', async () => {
  const made = await makeBackup(state, backups, 3)
  write('passport', 'second')
  await openFiles(filesFolder(state)).put('media/a.png', Buffer.from('second'))
  const before = await restoreBackup(state, made)
  expect(wordsOf('passport')).toEqual(['first'])
  expect(await fileOf('media/a.png')).toBe('first')
  state = before ?? ''
  expect(wordsOf('passport')).toEqual(['first', 'second'])
  expect(await fileOf('media/a.png')).toBe('second')
})

test('a backup made while a transaction is open has none of it', async () => {
  const database = openNodeDatabase(databasePath(state, 'main'))
  database.exec("BEGIN; INSERT INTO words VALUES ('unfinished')")
  const made = await makeBackup(state, backups, 3)
  database.exec('COMMIT')
  database.close()
  await restoreBackup(state, made)
  expect(wordsOf('main')).toEqual(['first'])
})

test('nothing is restored while a server runs, or from an incomplete or damaged backup', async () => {
  const made = await makeBackup(state, backups, 3)
  const release = holdState(state)
  await expect(restoreBackup(state, made)).rejects.toThrow('Stop it first')
  release()
  writeFileSync(databasePath(made, 'exam'), 'no database '.repeat(1000))
  await expect(restoreBackup(state, made)).rejects.toThrow()
  rmSync(databasePath(made, 'exam'))
  await expect(restoreBackup(state, made)).rejects.toThrow('no complete backup')
  expect(wordsOf('exam')).toEqual(['first'])
})

test('the oldest backups are removed', async () => {
  for (const day of [1, 2, 3]) await makeBackup(state, backups, 2, new Date(Date.UTC(2026, 10, day)))
  expect(readdirSync(backups)).toEqual(['2026-11-02T00-00-00Z', '2026-11-03T00-00-00Z'])
})

test('no backup gets older than thirty days, also if there are fewer than are kept', async () => {
  for (const day of [1, 2, 3, 32]) await makeBackup(state, backups, 14, new Date(Date.UTC(2026, 9, day)))
  expect(readdirSync(backups)).toEqual(['2026-10-03T00-00-00Z', '2026-11-01T00-00-00Z'])
})
