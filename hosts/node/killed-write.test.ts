import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openNodeDatabase } from './database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-killed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process that acknowledges one batch, and then writes one that takes minutes. */
const writer = `
import { openNodeDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)}
const database = openNodeDatabase(process.argv[1])
await database.batch([database.prepare("INSERT INTO words (word) VALUES ('acknowledged')")])
console.log('acknowledged')
await database.batch([
  database.prepare('UPDATE words SET uses = 1'),
  database.prepare("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000000) INSERT INTO words (word) SELECT 'word ' || i FROM n")
])
console.log('written')
`

test('a process that is killed while a batch is being written loses nothing of the one before, and leaves nothing of this one', async () => {
  const path = join(folder, 'a.sqlite')
  const prepared = openNodeDatabase(path)
  prepared.exec('CREATE TABLE words (word TEXT PRIMARY KEY, uses INTEGER NOT NULL DEFAULT 0)')
  prepared.close()

  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  const exited = once(child, 'exit')
  // Pages that do not fit into SQLite's cache are written to the log before the batch commits.
  const written = () => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0
  while (child.exitCode === null && written() < 8 * 1024 * 1024) await wait(1)
  child.kill('SIGKILL')
  expect(await exited).toEqual([null, 'SIGKILL'])
  expect(said).toBe('acknowledged\n')

  const reopened = openNodeDatabase(path)
  const { results } = await reopened.prepare('SELECT word, uses FROM words').all()
  expect(results.map((row) => ({ ...row }))).toEqual([{ word: 'acknowledged', uses: 0 }])
  expect(await reopened.prepare('PRAGMA integrity_check').first('integrity_check')).toBe('ok')
  await reopened.prepare("INSERT INTO words (word) VALUES ('after')").run()
  expect(await reopened.prepare('SELECT count(*) AS n FROM words').first('n')).toBe(2)
  reopened.close()
})
