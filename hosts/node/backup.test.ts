import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdState, lastBackup, makeBackup, restoreBackup, whileUnused } from './backup.ts'
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
  const release = holdState(state)
  release()
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
  const { folder: made } = await makeBackup(state, backups, 3)
  write('passport', 'second')
  await openFiles(filesFolder(state)).put('media/a.png', Buffer.from('second'))
  const before = await restoreBackup(state, made)
  expect(wordsOf('passport')).toEqual(['first'])
  expect(await fileOf('media/a.png')).toBe('first')
  state = before ?? ''
  expect(wordsOf('passport')).toEqual(['first', 'second'])
  expect(await fileOf('media/a.png')).toBe('second')
})

test.runIf(process.getuid?.() === 0)('what root restores belongs to the owner of the folder that the state is in', async () => {
  const { folder: made } = await makeBackup(state, backups, 3)
  chownSync(folder, 12_345, 54_321)
  await restoreBackup(state, made)
  const names = ['', ...readdirSync(state, { encoding: 'utf8', recursive: true })]
  const owners = names.map((name) => statSync(join(state, name))).map(({ uid, gid }) => [uid, gid])
  expect(names.length).toBeGreaterThan(services.length + 1)
  expect(owners).toEqual(names.map(() => [12_345, 54_321]))
})

test('a state whose folder is given with a slash at its end is restored beside itself', async () => {
  const { folder: made } = await makeBackup(state, backups, 3)
  write('passport', 'second')
  const before = await restoreBackup(`${state}/`, made)
  expect(wordsOf('passport')).toEqual(['first'])
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'state', basename(before ?? '')])
})

test('a restore writes nothing into the backup, and its databases can be written if those of the backup cannot', async () => {
  const { folder: made } = await makeBackup(state, backups, 3)
  const names = () => readdirSync(made, { recursive: true, encoding: 'utf8' }).toSorted()
  const before = names()
  for (const service of services) chmodSync(databasePath(made, service), 0o444)
  await restoreBackup(state, made)
  expect(names()).toEqual(before)
  expect(statSync(databasePath(state, 'main')).mode & 0o777).toBe(0o644)
})

test('a restore that fails leaves no copy behind', async () => {
  const { folder: made } = await makeBackup(state, backups, 3)
  const full = () => Promise.reject(new Error('the disk is full'))
  await expect(restoreBackup(state, made, full)).rejects.toThrow('the disk is full')
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'state'])
})

test('a server that starts during a restore keeps its databases', async () => {
  const { folder: made } = await makeBackup(state, backups, 3)
  write('passport', 'second')
  let release: () => void = () => undefined
  const start = async () => {
    release = holdState(state)
  }
  await expect(restoreBackup(state, made, start)).rejects.toThrow('Stop it first')
  release()
  expect(wordsOf('passport')).toEqual(['first', 'second'])
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'state'])
})

test('a backup made while a transaction is open has none of it', async () => {
  const database = openNodeDatabase(databasePath(state, 'main'))
  database.exec("BEGIN; INSERT INTO words VALUES ('unfinished')")
  const { folder: made } = await makeBackup(state, backups, 3)
  database.exec('COMMIT')
  database.close()
  await restoreBackup(state, made)
  expect(wordsOf('main')).toEqual(['first'])
})

test('nothing is restored while a server runs, or from an incomplete or damaged backup', async () => {
  const { folder: made } = await makeBackup(state, backups, 3)
  const release = holdState(state)
  await expect(restoreBackup(state, made)).rejects.toThrow('Stop it first')
  release()
  writeFileSync(databasePath(made, 'exam'), 'no database '.repeat(1000))
  await expect(restoreBackup(state, made)).rejects.toThrow(`${databasePath(made, 'exam')} is damaged`)
  rmSync(databasePath(made, 'exam'))
  await expect(restoreBackup(state, made)).rejects.toThrow('no complete backup')
  expect(wordsOf('exam')).toEqual(['first'])
})

test('the oldest backups are removed', async () => {
  for (const day of [1, 2, 3]) await makeBackup(state, backups, 2, new Date(Date.UTC(2026, 10, day)))
  expect(readdirSync(backups)).toEqual(['2026-11-02T00-00-00Z', '2026-11-03T00-00-00Z'])
})

test('a backup ends and is of one moment while rows are written all the time', async () => {
  const database = openNodeDatabase(databasePath(state, 'main'))
  database.exec('CREATE TABLE pages (page BLOB); CREATE TABLE pairs (a INTEGER, b INTEGER); INSERT INTO pairs VALUES (0, 0)')
  const insert = database.file.prepare('INSERT INTO pages VALUES (randomblob(60000))')
  database.exec('BEGIN')
  for (let page = 0; page < 300; page += 1) insert.run()
  database.exec('COMMIT')
  let writes = 0
  let isOver = false
  const writePair = () => {
    if (isOver) return
    database.exec('BEGIN; UPDATE pairs SET a = a + 1; UPDATE pairs SET b = b + 1; COMMIT')
    writes += 1
    setImmediate(writePair)
  }
  writePair()
  const { folder: made } = await makeBackup(state, backups, 3)
  isOver = true
  database.close()
  expect(writes).toBeGreaterThan(1)
  await restoreBackup(state, made)
  const restored = openNodeDatabase(databasePath(state, 'main'))
  const pair = restored.file.prepare('SELECT a, b, (SELECT count(*) FROM pages) AS pages FROM pairs').get()
  expect(pair).toEqual({ a: pair?.b, b: pair?.b, pages: 300 })
  restored.close()
})

test('two backups of one second have a folder each', async () => {
  const at = new Date(Date.UTC(2026, 10, 1))
  for (const _ of [1, 2]) await makeBackup(state, backups, 3, at)
  expect(readdirSync(backups)).toEqual(['2026-11-01T00-00-00Z', '2026-11-01T00-00-01Z'])
})

test('a backup that is asked for while another one is made is refused, and does the other no harm', async () => {
  const running = makeBackup(state, backups, 3)
  await expect(makeBackup(state, backups, 3)).rejects.toThrow('Another backup is being made')
  const { folder: made } = await running
  await restoreBackup(state, made)
  expect(wordsOf('main')).toEqual(['first'])
})

test('a backup that fails leaves nothing behind, and neither does a process that was killed in one', async () => {
  const killed = join(backups, '2026-11-01T00-00-00Z.part')
  mkdirSync(killed, { recursive: true })
  writeFileSync(databasePath(state, 'exam'), 'no database')
  await expect(makeBackup(state, backups, 3)).rejects.toThrow('not a database')
  expect(readdirSync(backups)).toEqual([])
})

test('a file whose content is gone costs the backup nothing but itself, and is named', async () => {
  await openFiles(filesFolder(state)).put('media/b.png', Buffer.from('second'))
  const contents = readdirSync(filesFolder(state)).filter((name) => !name.endsWith('.json'))
  const gone = contents.find((name) => readFileSync(join(filesFolder(state), name), 'utf8') === 'first') ?? ''
  rmSync(join(filesFolder(state), gone))
  const { folder: made, missing } = await makeBackup(state, backups, 3)
  expect(missing).toEqual(['media/a.png'])
  await restoreBackup(state, made)
  expect(await fileOf('media/b.png')).toBe('second')
})

test('the new backup is kept, whatever the number', async () => {
  const { folder: made } = await makeBackup(state, backups, 0)
  expect(readdirSync(backups)).toEqual([basename(made)])
})

test('backups of a clock that was ahead go before the new one, and do not count as the last', async () => {
  const [ahead, now] = [Date.UTC(2031, 0, 1), Date.UTC(2026, 10, 30)]
  const day = 86_400_000
  for (const days of [0, 1]) await makeBackup(state, backups, 2, new Date(ahead + days * day))
  expect(lastBackup(backups, now)).toBeUndefined()
  const { folder: made } = await makeBackup(state, backups, 2, new Date(now))
  expect(readdirSync(backups).toSorted()).toEqual([basename(made), '2031-01-02T00-00-00Z'])
  expect(lastBackup(backups, now + day)).toBe(now)
  await makeBackup(state, backups, 2, new Date(now + day))
  expect(readdirSync(backups).toSorted()).toEqual(['2026-11-30T00-00-00Z', '2026-12-01T00-00-00Z'])
})

test('what a killed process left of an upload is removed while nobody else uses the files, and only then', async () => {
  const files = openFiles(filesFolder(state))
  const upload = await files.createMultipartUpload('media/c.mp4')
  await upload.uploadPart(1, Buffer.from('part'))
  writeFileSync(join(filesFolder(state), 'a.json.b.part'), '')
  const before = readdirSync(filesFolder(state)).length
  const release = holdState(state)
  await whileUnused(state, files.sweep)
  expect(readdirSync(filesFolder(state)).length).toBe(before)
  release()
  await whileUnused(state, files.sweep)
  expect(readdirSync(filesFolder(state)).length).toBe(before - 2)
  expect(await fileOf('media/a.png')).toBe('first')
})

test('no backup gets older than thirty days, also if there are fewer than are kept', async () => {
  for (const day of [1, 2, 3, 32]) await makeBackup(state, backups, 14, new Date(Date.UTC(2026, 9, day)))
  expect(readdirSync(backups)).toEqual(['2026-10-03T00-00-00Z', '2026-11-01T00-00-00Z'])
})
