import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openNodeDatabase } from './database.ts'
import { openHashStarts } from './hash-starts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-hashes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two processes space their hashes together, and reserve none that would wait too long', () => {
  const databases = [1, 2].map(() => openNodeDatabase(join(folder, 'host.sqlite')))
  const [one, other] = databases.map(openHashStarts)
  expect(one?.peek(1000, 700)).toBe(0)
  expect(one?.reserve(1000, 360, 700)).toBe(0)
  expect(other?.peek(1000, 700)).toBe(360)
  expect(other?.reserve(1000, 360, 700)).toBe(360)
  expect(one?.reserve(1000, 360, 700)).toBe(720)
  expect(other?.reserve(1000, 360, 700)).toBe(720)
  expect(other?.reserve(1020, 360, 700)).toBe(700)
  expect(one?.reserve(9000, 360, 700)).toBe(0)
  for (const database of databases) database.close()
})

test('a start from before the clock was set back is free, and one that waits is not', () => {
  const database = openNodeDatabase(join(folder, 'host.sqlite'))
  const starts = openHashStarts(database)
  starts.reserve(9_000_000, 360, 700)
  expect(starts.peek(1000, 700)).toBe(0)
  expect(starts.reserve(1000, 360, 700)).toBe(0)
  expect(starts.reserve(1000, 360, 700)).toBe(360)
  expect(starts.peek(1000, 700)).toBe(720)
  database.close()
})
