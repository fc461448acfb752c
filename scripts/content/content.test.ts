import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportContent, type Store } from './content'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'galaxy-content-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const expired = async () => {
  throw new Error('the login has expired')
}
/** A store with one entry, and a file that it names. */
const store: Store = {
  query: async (sql) =>
    sql.includes(' FROM videos ') ? [{ id: 3, language: 'en-US', is_sample: 0, source: 'open/three.webm', captions: '' }] : [],
  execute: async () => undefined,
  putFile: async () => undefined,
  getFile: async () => new Uint8Array([1])
}

test.each([
  ['the database', { ...store, query: expired }],
  ['a file', { ...store, getFile: expired }]
])('an export that cannot read %s leaves the folder as it was', async (_, failing) => {
  const folder = join(place, 'content')
  mkdirSync(join(folder, 'news'), { recursive: true })
  writeFileSync(join(folder, 'news/1.zh-CN.md'), 'mine')
  await expect(exportContent(folder, failing)).rejects.toThrow('the login has expired')
  expect(readFileSync(join(folder, 'news/1.zh-CN.md'), 'utf8')).toBe('mine')
  expect(readdirSync(folder)).toEqual(['news'])
  expect(readdirSync(place)).toEqual(['content'])
})

test('an export takes the place of an earlier one and leaves alone what is hidden beside it', async () => {
  const folder = join(place, 'content')
  mkdirSync(join(folder, 'files/open'), { recursive: true })
  writeFileSync(join(folder, 'files/open/old.webm'), '')
  writeFileSync(join(folder, '.gitignore'), '')
  await exportContent(folder, store)
  expect(readdirSync(join(folder, 'files/open'))).toEqual(['three.webm'])
  expect(readdirSync(join(folder, 'videos'))).toEqual(['3.en-US.md'])
  expect(readdirSync(folder)).toContain('.gitignore')
  expect(readdirSync(place)).toEqual(['content'])
})
