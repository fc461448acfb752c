import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BucketFile, type Row, readFolder, writeFolder } from './folder'
import { type Kind, keyPattern, kinds } from './kinds'
import { exportStatement, importStatements, pageRows, rowOf, videoTypesStatement } from './sql'

/** Content storage: the local databases, or those of the platform. */
export interface Store {
  query: (sql: string) => Promise<Row[]>
  /** Runs all statements in one transaction. */
  execute: (statements: readonly string[]) => Promise<void>
  putFile: (file: BucketFile) => Promise<void>
  /** Undefined if the bucket has no such file. */
  getFile: (key: string) => Promise<Uint8Array | undefined>
}

/**
 * Replaces the store's content by that of the folder. For each kind in the folder, entries missing there are removed.
 * @param keepOthers keeps entries that the folder lacks, as when samples are filled in
 * @param fileBase FILE_BASE of the site that shows the content
 * @returns a line for each kind
 * @throws Error naming every invalid file; then nothing has changed
 */
export async function importContent(folder: string, store: Store, { keepOthers = false, fileBase = '' } = {}): Promise<string[]> {
  const stored = (await store.query(videoTypesStatement)).map(({ type }) => type)
  const { rows, files } = readFolder(folder, { videoTypes: stored, fileBase })
  const statements = importStatements(rows, { keepOthers })
  // Stores files first: an entry without its file would be shown broken, while a file without an entry is harmless.
  for (const file of files) await store.putFile(file)
  await store.execute(statements)
  return [...[...rows].map(([kind, entries]) => `${kind.name}: ${entries.length}`), `files: ${files.length}`]
}

/**
 * Exports the store's content into a folder, replacing an earlier export.
 * @throws Error if the folder contains anything else, or the store cannot be read completely; then the folder is
 * unchanged
 */
export async function exportContent(folder: string, store: Store): Promise<string[]> {
  refuseStrange(folder)
  mkdirSync(dirname(folder), { recursive: true })
  // In the same parent folder, so that it can be renamed.
  const fresh = mkdtempSync(`${folder}-`)
  try {
    const lines = await writeContent(fresh, store)
    replace(folder, fresh)
    return lines
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function writeContent(folder: string, store: Store): Promise<string[]> {
  const rows = new Map<Kind, Row[]>()
  for (const kind of kinds) rows.set(kind, await readAll(kind, store))
  writeFolder(folder, rows)
  const keys = new Set([...rows.values()].flat().flatMap(keysOf))
  let files = 0
  for (const key of keys) {
    const content = await store.getFile(key)
    if (!content) continue
    const path = join(folder, 'files', key)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    files += 1
  }
  return [...[...rows].map(([kind, entries]) => `${kind.name}: ${entries.length}`), `files: ${files}`]
}

/** Keys of the bucket that an entry references. */
const keysOf = ({ fileKey, source, poster }: Row): string[] =>
  [fileKey, source, poster].filter((written) => typeof written === 'string').filter((written) => keyPattern.test(written))

async function readAll(kind: Kind, store: Store): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 0; ; page += 1) {
    const rows = await store.query(exportStatement(kind, page))
    all.push(...rows.map((row) => rowOf(kind, row)))
    if (rows.length < pageRows) return all
  }
}

const ours = new Set(['files', ...kinds.map(({ name, form }) => (form === 'json' ? `${name}.json` : name))])

function refuseStrange(folder: string): void {
  if (!existsSync(folder)) return
  const strange = readdirSync(folder).filter((name) => !ours.has(name) && !name.startsWith('.'))
  if (strange.length > 0) throw new Error(`${folder} holds something else than content: ${strange.join(', ')}`)
}

/** Replaces the folder's content by that of the fresh folder; hidden files such as `.git` stay. */
function replace(folder: string, fresh: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ours) {
    rmSync(join(folder, name), { recursive: true, force: true })
    if (existsSync(join(fresh, name))) renameSync(join(fresh, name), join(folder, name))
  }
}
