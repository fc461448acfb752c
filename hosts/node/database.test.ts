import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type NodeDatabase, openNodeDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let folder: string
let database: NodeDatabase

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-database-'))
  database = openNodeDatabase(join(folder, 'a.sqlite'))
  database.exec('CREATE TABLE words (word TEXT PRIMARY KEY, uses INTEGER NOT NULL DEFAULT 0)')
})

afterEach(() => {
  database.close()
  rmSync(folder, { recursive: true })
})

const add = (word: unknown) => database.prepare('INSERT INTO words (word) VALUES (?)').bind(word)
const count = () => database.prepare('SELECT count(*) AS n FROM words').first('n')

test('a batch is carried out as a whole or not at all', async () => {
  await expect(database.batch([add('graph'), add('edge'), add('graph')])).rejects.toThrow(/UNIQUE/)
  expect(await count()).toBe(0)
  const [added, , found] = await database.batch([
    add('graph'),
    add('edge'),
    database.prepare('SELECT word FROM words ORDER BY word')
  ])
  expect(added?.meta.changes).toBe(1)
  expect(found?.results.map(({ word }) => word)).toEqual(['edge', 'graph'])
})

test('the number of changed rows is known, also of a statement that returns them', async () => {
  await database.batch([add('graph'), add('edge')])
  const { results, meta } = await database.prepare('UPDATE words SET uses = 1 RETURNING word').all()
  expect([results.length, meta.changes]).toEqual([2, 2])
  expect((await database.prepare('DELETE FROM words WHERE uses = ?').bind(true).run()).meta.changes).toBe(2)
})

test('rows are arrays where they are asked for as such, and objects again afterwards', async () => {
  await add('graph').run()
  const statement = database.prepare('SELECT word, uses FROM words')
  expect(await statement.raw()).toEqual([['graph', 0]])
  expect({ ...(await statement.all()).results[0] }).toEqual({ word: 'graph', uses: 0 })
})

test('a value that a database has no type for is refused', () => {
  expect(() => add(undefined)).toThrow(TypeError)
})

test('a full disk fails the whole batch, and what was stored before stays', async () => {
  await add('graph').run()
  const [{ pages }] = (await database.prepare('SELECT page_count AS pages FROM pragma_page_count').all()).results as [
    { pages: number }
  ]
  database.exec(`PRAGMA max_page_count = ${pages}`)
  const many = Array.from({ length: 400 }, (_, at) => add(`word ${at} ${'x'.repeat(200)}`))
  await expect(database.batch(many)).rejects.toThrow(/full/)
  expect(await count()).toBe(1)
  database.exec('PRAGMA max_page_count = 100000')
  await database.batch(many)
  expect(await count()).toBe(401)
})

test('migrations are applied once, in order, and one that fails leaves nothing behind', () => {
  writeFileSync(join(folder, '0000_a.sql'), 'CREATE TABLE a (x);--> statement-breakpoint\nINSERT INTO a VALUES (1);')
  writeFileSync(join(folder, '0001_b.sql'), 'INSERT INTO a VALUES (2); INSERT INTO missing VALUES (1);')
  expect(() => migrate(database, folder)).toThrow('0001_b.sql')
  writeFileSync(join(folder, '0001_b.sql'), 'INSERT INTO a VALUES (2);')
  expect(migrate(database, folder)).toEqual(['0001_b.sql'])
  expect(migrate(database, folder)).toEqual([])
  expect(
    database.file
      .prepare('SELECT x FROM a')
      .all()
      .map(({ x }) => x)
  ).toEqual([1, 2])
})

test('where Litestream replicates a database, no connection moves the log into it', () => {
  const path = join(folder, 'replicated.sqlite')
  const checkpointOf = (options?: { isReplicated: boolean }) => {
    const opened = openNodeDatabase(path, options)
    const { wal_autocheckpoint: pages } = opened.file.prepare('PRAGMA wal_autocheckpoint').get() ?? {}
    opened.close()
    return pages
  }
  expect(checkpointOf()).toBe(1000)
  expect(checkpointOf({ isReplicated: true })).toBe(20_000)
  mkdirSync(join(folder, '.replicated.sqlite-litestream'))
  expect(checkpointOf()).toBe(20_000)
})
