import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { dispositionOf, mediaAddress, mediaCacheControl, mediaKeyIn } from '../../services/main/media-files'
import { filePrefix, sha256Schema } from '../../src/contract/content'
import { mediaTypePattern } from '../../src/contract/entry-kinds'
import { mediaKeySource, mediaKinds } from '../../src/contract/media-keys'
import { sqlLiteral } from '../sql-literal'
import type { Store } from './content'
import type { BucketFile, Row } from './folder'
import { readText } from './read-text'
import { pageRows } from './sql'

/*
 * The media library as a part of a folder of content: `media.json` describes the files, which are below `files/media`. It does not
 * name the account that uploaded a file, because accounts belong to one installation.
 */

export const libraryFile = 'media.json'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const isKey = (key: string) => mediaKeyIn(key) === key

const mediaSchema = v.strictObject({
  key: v.pipe(v.string(), v.check(isKey, 'is no key of the media library')),
  kind: v.picklist(mediaKinds),
  name: v.string(),
  bytes: count,
  sha256: sha256Schema,
  mediaType: v.pipe(v.string(), v.regex(mediaTypePattern)),
  width: v.nullable(count),
  height: v.nullable(count),
  altZh: v.string(),
  altEn: v.string(),
  createdAt: count
})
type Media = v.InferOutput<typeof mediaSchema>

/** Columns of the database by their names in the file. */
const columns = {
  key: 'key',
  kind: 'kind',
  name: 'name',
  bytes: 'bytes',
  sha256: 'sha256',
  mediaType: 'media_type',
  width: 'width',
  height: 'height',
  altZh: 'alt_zh',
  altEn: 'alt_en',
  createdAt: 'created_at'
} as const satisfies Record<keyof Media, string>

const selected = Object.entries(columns)
  .map(([name, column]) => `${column} AS ${name}`)
  .join(', ')

/** Writes the library with its files into a folder, without the files that wait for the scan. @returns lines for the operator */
export async function exportLibrary(folder: string, store: Store): Promise<string[]> {
  const all: Media[] = []
  const missing: string[] = []
  for (let page = 0; ; page += 1) {
    const rows = await store.query(
      `SELECT ${selected} FROM media WHERE state = 'ready' ORDER BY key LIMIT ${pageRows} OFFSET ${page * pageRows}`
    )
    for (const media of v.parse(v.array(mediaSchema), rows)) {
      const content = await store.getFile(media.key)
      if (!content) {
        missing.push(`missing: ${media.key} has no file and is left out`)
        continue
      }
      const path = join(folder, 'files', media.key)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
      all.push(media)
    }
    if (rows.length < pageRows) break
  }
  writeFileSync(join(folder, libraryFile), `${JSON.stringify(all, null, 2)}\n`)
  return [`media: ${all.length}`, ...missing]
}

/**
 * The library in a folder; none if it has no such file.
 * @throws Error naming every file that is missing or differs from its description
 */
export function readLibrary(folder: string): Media[] {
  const path = join(folder, libraryFile)
  if (!existsSync(path)) return []
  const all = v.parse(v.array(mediaSchema), JSON.parse(readText(path)))
  const faults = all.flatMap(({ key, bytes, sha256 }) => {
    const file = join(folder, 'files', key)
    if (!existsSync(file)) return [`${key} is not in files/`]
    const content = readFileSync(file)
    const isSame = content.byteLength === bytes && createHash('sha256').update(content).digest('hex') === sha256
    return isSame ? [] : [`${key} differs from its description in ${libraryFile}`]
  })
  if (faults.length > 0) throw new Error(`Nothing was imported:\n  ${faults.join('\n  ')}`)
  return all
}

interface LibraryPlan {
  files: BucketFile[]
  statements: string[]
}

/**
 * Plans an import of the library. It removes nothing, and a file that the store has is not written again: a key is never used for
 * another one.
 * @throws Error for a key under which the store has another file
 */
export async function planLibrary(folder: string, library: readonly Media[], store: Store): Promise<LibraryPlan> {
  if (library.length === 0) return { files: [], statements: [] }
  const stored = v.parse(
    v.array(v.object({ key: v.string(), sha256: v.string() })),
    await store.query("SELECT key, sha256 FROM media WHERE state = 'ready'")
  )
  const hashes = new Map(stored.map(({ key, sha256 }) => [key, sha256]))
  const others = library.filter(({ key, sha256 }) => (hashes.get(key) ?? sha256) !== sha256)
  if (others.length > 0)
    throw new Error(`Nothing was imported: the library has other files as ${others.map(({ key }) => key).join(', ')}`)
  const files = library
    .filter(({ key }) => !hashes.has(key))
    .map(({ key, mediaType }) => ({
      key,
      path: join(folder, 'files', key),
      mediaType,
      disposition: dispositionOf(mediaType),
      cacheControl: mediaCacheControl
    }))
  const names = Object.values(columns).join(', ')
  const statements = library.map((media) => {
    const values = Object.keys(columns).map((name) => sqlLiteral(Reflect.get(media, name)))
    return `INSERT INTO media (${names}, uploader, state) VALUES (${values.join(', ')}, '', 'ready')
     ON CONFLICT (key) DO UPDATE SET name = excluded.name, alt_zh = excluded.alt_zh, alt_en = excluded.alt_en, state = 'ready'`
  })
  return { files, statements }
}

/** An address of a file of a library, on this site or another. */
const libraryAddress = new RegExp(String.raw`(?:https://[^\s"'()<>\\]*?)?(?:${filePrefix}|/)(${mediaKeySource})`, 'g')

/** The row with the addresses that files of the library have at the site, wherever the row comes from. */
export function withAddressesOf(row: Row, library: readonly Media[], fileBase: string): Row {
  if (library.length === 0) return row
  const keys = new Set(library.map(({ key }) => key))
  const moved = (text: string) =>
    text.replace(libraryAddress, (address: string, key: string) => (keys.has(key) ? mediaAddress(key, fileBase) : address))
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? moved(value) : value]))
}
