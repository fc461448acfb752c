import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectLines, describeError, openLog, timedLine } from './log.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-log-'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 12) })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('each day has a file; files are removed after six months and not before', async () => {
  for (const day of ['2026-05-22', '2026-05-23', '2026-11-22']) writeFileSync(join(folder, `galaxy-${day}.log`), '')
  writeFileSync(join(folder, 'notes.txt'), '')
  const shown: string[] = []
  const log = openLog(folder, (line) => shown.push(line))
  log.write('{"event":"a"}')
  vi.setSystemTime(Date.UTC(2026, 10, 24))
  log.write('{"event":"b"}')
  await log.close()
  const days = ['2026-11-22', '2026-11-23', '2026-11-24']
  expect(readdirSync(folder).toSorted()).toEqual([...days.map((day) => `galaxy-${day}.log`), 'notes.txt'])
  expect(readFileSync(join(folder, 'galaxy-2026-11-24.log'), 'utf8')).toBe('{"time":"2026-11-24T00:00:00.000Z","event":"b"}\n')
  expect(shown).toHaveLength(2)
})

test('a file that failed is opened again, at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.UTC(2026, 10, 23, 12) })
  const path = join(folder, 'galaxy-2026-11-23.log')
  mkdirSync(path)
  const failed = Promise.withResolvers<string>()
  const log = openLog(folder, (line) => line.includes('log-failed') && failed.resolve(line))
  log.write('{"event":"a"}')
  // A folder is in the place of the file. A full disk is ENOSPC, a missing right EACCES.
  expect(JSON.parse(await failed.promise)).toMatchObject({ event: 'log-failed', reason: 'EISDIR' })
  rmSync(path, { recursive: true })
  vi.advanceTimersByTime(59_000)
  log.write('{"event":"b"}')
  vi.advanceTimersByTime(1000)
  log.write('{"event":"c"}')
  await log.close()
  expect(readFileSync(path, 'utf8')).toBe('{"time":"2026-11-23T12:01:00.000Z","event":"c"}\n')
})

test('every line is JSON with its time', () => {
  const now = new Date(0)
  expect(JSON.parse(timedLine('{"event":"a"}', now))).toEqual({ time: now.toISOString(), event: 'a' })
  expect(JSON.parse(timedLine('a "warning"\nof Node', now))).toMatchObject({ event: 'output', text: 'a "warning"\nof Node' })
})

test('a line says why something failed, and nothing that the message quotes', () => {
  const database = new DatabaseSync(':memory:')
  const failed = (act: () => unknown): unknown => {
    try {
      return act()
    } catch (error) {
      return error
    }
  }
  database.exec("CREATE TABLE words (word TEXT UNIQUE); INSERT INTO words VALUES ('王小明')")
  const refused = failed(() => database.exec("INSERT INTO words VALUES ('王小明')"))
  const frames = expect.arrayContaining([expect.stringMatching(/^\s+at .*log\.test\.ts/)])
  expect(describeError(refused)).toEqual({ name: 'Error', code: 'constraint failed', frames })
  expect(describeError(new TypeError('a message', { cause: refused }))).toEqual({
    name: 'TypeError',
    code: 'constraint failed',
    frames
  })
  expect(describeError(failed(() => readFileSync(join(folder, 'nowhere'))))).toMatchObject({ name: 'Error', code: 'ENOENT' })
  const quoting = describeError(new RangeError('王小明\n    at 13800000000'))
  expect(quoting).toEqual({ name: 'RangeError', frames })
  expect(JSON.stringify(quoting)).not.toContain('13800000000')
  expect(describeError('王小明')).toEqual({ name: 'string' })
  database.close()
})

test('each worker has its own log, also after it has waited', async () => {
  const logs: Record<string, string[]> = { a: [], b: [] }
  const work = async (name: string) => {
    await Promise.resolve()
    // biome-ignore lint/suspicious/noConsole: as the workers log
    console.log(name)
  }
  await Promise.all(
    Object.entries(logs).map(([name, lines]) =>
      collectLines(
        (line) => lines.push(line),
        () => work(name)
      )
    )
  )
  expect(logs).toEqual({ a: ['a'], b: ['b'] })
})
