import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeRoom, isLow, readRooms } from './disk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('each folder that a server has needs room for a copy of the databases and two gigabytes', () => {
  const state = join(folder, 'state')
  mkdirSync(state)
  writeFileSync(join(state, 'galaxy-main.sqlite'), 'x'.repeat(5000))
  writeFileSync(join(state, 'galaxy-exam.sqlite'), 'x'.repeat(300))
  // Made by the first backup.
  const backups = join(folder, 'not/there/yet')
  const rooms = readRooms(state, { state, backups, logs: undefined })
  expect(rooms.map(({ folder: name, needed }) => [name, needed])).toEqual([
    ['state', 2_000_005_300],
    ['backups', 2_000_005_300]
  ])
  const { blocks, bsize } = statfsSync(folder)
  for (const { free } of rooms) {
    expect(free).toBeGreaterThan(0)
    expect(free).toBeLessThan(blocks * bsize)
  }
})

test('a folder with less room than it needs is named as such', () => {
  const enough = { folder: 'state', free: 12_340_000_000, needed: 2_100_000_000 }
  const low = { folder: 'backups', free: 900_000_000, needed: 2_300_000_000 }
  expect([enough, low].map(isLow)).toEqual([false, true])
  expect(describeRoom(enough)).toBe('disk of state: 12.3 GB free')
  expect(describeRoom(low)).toBe('disk of backups: 0.9 GB free, less than the 2.3 GB that it needs')
})
