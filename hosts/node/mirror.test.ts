import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFiles } from './files.ts'
import { mirrorFiles, restoreMirror } from './mirror.ts'

let folder: string
let from: string
let to: string
const mirrors: { stop: () => Promise<void> }[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-mirror-'))
  from = join(folder, 'files')
  to = join(folder, 'elsewhere', 'files')
})
afterEach(async () => {
  await Promise.all(mirrors.splice(0).map(({ stop }) => stop()))
  rmSync(folder, { recursive: true })
})

function mirror(options: Partial<Parameters<typeof mirrorFiles>[0]> = {}) {
  const started = mirrorFiles({ from, to, retention: 60_000, report: () => undefined, ...options })
  mirrors.push(started)
  return started
}

/** Files of a store by key, as text. */
async function textsIn(place: string): Promise<Record<string, string>> {
  const files = openFiles(place)
  const texts: Record<string, string> = {}
  for (const key of await files.list('')) {
    const object = await files.get(key)
    if (object && 'arrayBuffer' in object) texts[key] = Buffer.from(await object.arrayBuffer()).toString()
  }
  return texts
}

/** The files that are restored from the mirror, by key, as text. */
async function restored(at?: number): Promise<Record<string, string>> {
  const place = mkdtempSync(join(folder, 'restored-'))
  await restoreMirror(to, place, at)
  return textsIn(place)
}

async function until(isMirrored: (texts: Record<string, string>) => boolean): Promise<void> {
  while (!isMirrored(await textsIn(to))) await wait(20)
}

test('a mirror has what was there before it began, what comes, what is replaced, and not what is deleted', async () => {
  const files = openFiles(from)
  await files.put('a', Buffer.from('before'))
  const { lag } = mirror()
  await until(({ a }) => a === 'before')
  await files.put('b', Buffer.from('new'))
  await files.put('a', Buffer.from('replaced'))
  await until(({ a, b }) => a === 'replaced' && b === 'new')
  await files.delete('b')
  await until(({ b }) => b === undefined)
  expect(await restored()).toEqual({ a: 'replaced' })
  expect(lag()).toBe(0)
})

test('files are restored as they were at a moment, also those that were replaced or deleted since', async () => {
  const files = openFiles(from)
  await files.put('a', Buffer.from('first'))
  await files.put('b', Buffer.from('deleted later'))
  mirror()
  await until(({ a, b }) => a !== undefined && b !== undefined)
  const moment = Date.now()
  await wait(5)
  await files.put('a', Buffer.from('second'))
  await files.put('c', Buffer.from('of later'))
  await files.delete('b')
  await until(({ a, b, c }) => a === 'second' && b === undefined && c !== undefined)
  expect(await restored(moment)).toEqual({ a: 'first', b: 'deleted later' })
  expect(await restored()).toEqual({ a: 'second', c: 'of later' })
})

test('what was deleted is removed after its time, and what is present stays', async () => {
  const files = openFiles(from)
  await files.put('a', Buffer.from('first'))
  await files.put('b', Buffer.from('deleted'))
  const { stop } = mirror()
  await until(({ b }) => b !== undefined)
  await files.put('a', Buffer.from('second'))
  await files.delete('b')
  await until(({ a, b }) => a === 'second' && b === undefined)
  await stop()
  // Each file is its record and its content; of the deleted ones both are still there.
  expect(readdirSync(to)).toHaveLength(6)
  const left = join(to, 'a.json.0123.part')
  writeFileSync(left, '')
  utimesSync(left, 0, 0)
  // Of two processes, the slower one may take the new record for the replaced one.
  const [present = ''] = readdirSync(to).filter((name) => name.endsWith('.json'))
  copyFileSync(join(to, present), join(to, `${present}.1.gone`))
  mirror({ retention: 0 })
  while (readdirSync(to).length > 2) await wait(20)
  expect(await restored()).toEqual({ a: 'second' })
})

test('two processes write one mirror', async () => {
  const files = openFiles(from)
  const processes = [mirror(), mirror()]
  for (let round = 0; round < 20; round += 1) {
    await files.put(`key ${round % 5}`, Buffer.from(`text ${round}`))
    if (round % 4 === 3) await files.delete(`key ${round % 5}`)
    await wait(15)
  }
  const expected = await textsIn(from)
  // The slower one may bring a deleted record back for a moment, until it has seen the deletion.
  await until((texts) => JSON.stringify(texts) === JSON.stringify(expected) && processes.every(({ lag }) => lag() === 0))
  expect(await restored()).toEqual(expected)
})

test('a mirror that cannot be written is reported once, and falls behind until it can', async () => {
  const files = openFiles(from)
  await files.put('a', Buffer.from('text'))
  const reported: (string | undefined)[] = []
  const { lag } = mirror({ report: (fault) => reported.push(fault) })
  await until(({ a }) => a !== undefined)
  rmSync(to, { recursive: true })
  writeFileSync(to, 'no folder')
  await files.put('b', Buffer.from('text'))
  while (lag() < 600) await wait(20)
  expect(reported).toEqual([expect.stringContaining('ENOTDIR')])
  rmSync(to)
  mkdirSync(to)
  await until(({ b }) => b !== undefined)
  while (reported.length < 2) await wait(20)
  expect(reported[1]).toBeUndefined()
  expect(lag()).toBe(0)
})
