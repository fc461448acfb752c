import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { copyStates } from '../../src/contract/desk-entries'
import { fileKeyPattern } from '../../src/contract/entry-schema'
import type { DatabaseStore } from '../database-store'
import { type Desk, draftsFile, planDesk, readDesk, readDeskFolder, versionsFile, writeDesk } from './drafts'
import { type BucketFile, noteFiles, type Row, readFolder, writeFolder } from './folder'
import { type EntryKind, isEntryKind, type Kind, kinds } from './kinds'
import { exportLibrary, libraryFile, planLibrary, readLibrary, withAddressesOf } from './library'
import { exportQuestions, planQuestions, questionDraftsFile, questionsFile, readQuestions } from './questions'
import { settingsFile } from './shared-settings'
import {
  copiesStatement,
  type EntryKey,
  exportStatement,
  keyOf,
  pageRows,
  publishStatements,
  removeStatements,
  rowOf,
  usesStatements,
  videoTypeStatements,
  videoTypesStatement
} from './sql'

/** Content storage: local, or on the platform. */
export interface Store {
  query: (sql: string) => Promise<Row[]>
  /** Runs all statements in one transaction. */
  execute: (statements: readonly string[]) => Promise<void>
  putFile: (file: BucketFile) => Promise<void>
  /** Undefined if the bucket has no such file. */
  getFile: (key: string) => Promise<Uint8Array | undefined>
}

/**
 * Replaces the store's content by that of the folder. Entries that are missing in the folder are removed for each kind that it
 * contains. Work of the desk has precedence: an entry edited at the desk is replaced only by a file with its published version,
 * and never removed. The folder's media library, drafts, versions and questions are added to those of the installation.
 * @param keepOthers keeps entries that the folder lacks, for example when samples are imported
 * @param fileBase FILE_BASE of the site that shows the content
 * @param exam database of the exam service, for questions
 * @returns one line for each kind, and one for each entry kept because of the desk
 * @throws Error naming every invalid file; then nothing has changed
 */
export async function importContent(
  folder: string,
  store: Store,
  { keepOthers = false, fileBase = '', exam }: ImportOptions = {}
): Promise<string[]> {
  const stored = (await store.query(videoTypesStatement)).map(({ type }) => type)
  const library = readLibrary(folder)
  const adapt = (row: Row) => withAddressesOf(row, library, fileBase)
  const { rows, files } = readFolder(folder, { videoTypes: stored, fileBase, adapt })
  const media = await planLibrary(folder, library, store)
  const questions = readQuestions(folder)
  const asked = exam && (await planQuestions(questions, exam))
  const now = Date.now()
  const inFolder = new Set([...rows.keys()].map(({ name }) => name))
  const { drafts: written, versions } = readDeskFolder(folder, adapt)
  // A copy can be withdrawn only if its entry is removed.
  const drafts = written.filter(({ kind, state }) => state !== 'withdrawn' || (inFolder.has(kind) && !keepOthers))
  const desk = await planDesk({ drafts, versions }, store, now)
  const uploads = new Map(files.map((file) => [file.key, file]))
  for (const { fields } of drafts) noteFiles(fields, folder, uploads)
  const plans: Plan[] = []
  for (const [kind, entries] of rows) {
    plans.push(
      isEntryKind(kind)
        ? planEntries(kind, entries, await readState(kind, store, now), { keepOthers, now, hasLibrary: library.length > 0 })
        : { statements: videoTypeStatements(entries, { keepOthers }), kept: [] }
    )
  }
  // Stores files first: an entry without its file would be broken, while a file without an entry is harmless.
  for (const file of [...uploads.values(), ...media.files]) await store.putFile(file)
  // Imports the library first, because only its files can be recorded as used by an entry.
  const published = plans.flatMap(({ statements }) => statements)
  await store.execute([...media.statements, ...desk.versions, ...published, ...desk.drafts])
  if (exam && asked) await exam.execute(asked.statements)
  return [
    ...[...rows].map(([kind, entries]) => `${kind.name}: ${entries.length}`),
    `files: ${uploads.size}`,
    ...(drafts.length > 0 ? [`drafts: ${drafts.length}`] : []),
    ...(library.length > 0 ? [`media: ${library.length}, new: ${media.files.length}`] : []),
    ...(asked?.lines ?? []),
    ...plans.flatMap(({ kept }) => kept),
    ...desk.kept,
    ...(asked?.kept ?? [])
  ]
}

interface ImportOptions {
  keepOthers?: boolean
  fileBase?: string
  exam?: DatabaseStore
}

/** The statements that import a kind, and a line for each entry kept because of the desk. */
interface Plan {
  statements: string[]
  kept: string[]
}

/** The part of an entry's copy that the import needs. */
const copySchema = v.object({
  id: v.number(),
  language: v.string(),
  state: v.picklist(copyStates),
  revision: v.number(),
  author: v.nullable(v.string()),
  live_version: v.nullable(v.number())
})

/** The stored content of a kind, by the names of its entries. */
interface StoredKind {
  /** The rows that are visible now. */
  rows: ReadonlyMap<string, Row>
  copies: ReadonlyMap<string, v.InferOutput<typeof copySchema>>
}

const nameOf = ({ id, language }: Pick<EntryKey, 'id' | 'language'>) => `${id}.${language}`

async function readState(kind: EntryKind, store: Store, now: number): Promise<StoredKind> {
  const rows = await readAll(kind, store, now)
  const copies = v.parse(v.array(copySchema), await store.query(copiesStatement(kind)))
  return {
    rows: new Map(rows.map((row) => [nameOf(keyOf(kind, row)), row])),
    copies: new Map(copies.map((copy) => [nameOf(copy), copy]))
  }
}

function planEntries(
  kind: EntryKind,
  entries: readonly Row[],
  { rows, copies }: StoredKind,
  { keepOthers, now, hasLibrary }: { keepOthers: boolean; now: number; hasLibrary: boolean }
): Plan {
  const statements: string[] = []
  const kept: string[] = []
  const given = new Map(entries.map((row) => [nameOf(keyOf(kind, row)), row]))
  for (const [name, row] of given) {
    const [stored, copy] = [rows.get(name), copies.get(name)]
    if (stored && contentOf(stored) === contentOf(row)) {
      // The entry may have been imported before its files.
      if (hasLibrary) statements.push(...usesStatements(keyOf(kind, row), row, 'true'))
      continue
    }
    const isCurrent = copy?.state === 'published' && copy.live_version === row.entryVersion
    if (copy && copy.author !== null && !isCurrent) kept.push(`kept: ${kind.name}/${name} was changed at the desk`)
    else statements.push(...publishStatements(kind, row, { revision: copy?.revision ?? null, isNew: !stored && !copy, now }))
  }
  if (keepOthers) return { statements, kept }
  for (const [name, row] of rows) {
    if (given.has(name)) continue
    const copy = copies.get(name)
    if (copy && copy.author !== null) kept.push(`kept: ${kind.name}/${name} was written at the desk and is not removed`)
    else statements.push(...removeStatements(keyOf(kind, row), copy?.revision ?? null))
  }
  return { statements, kept }
}

/** Serializes an entry without its version, for comparison. */
const contentOf = ({ entryVersion: _, ...row }: Row): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Exports the store's content into a folder, replacing an earlier export.
 * @param exam database of the exam service; also exports the media library, drafts, versions and the desk's questions
 * @throws Error if the folder contains anything else, or the store cannot be read completely; then the folder is unchanged
 */
export async function exportContent(folder: string, store: Store, exam?: DatabaseStore): Promise<string[]> {
  refuseStrange(folder)
  mkdirSync(dirname(folder), { recursive: true })
  // In the same parent folder, so that it can be renamed.
  const fresh = mkdtempSync(`${folder}-`)
  try {
    const now = Date.now()
    const desk = exam && (await readDesk(store, now))
    const lines = await writeContent(fresh, store, now, desk)
    if (exam) lines.push(...(await exportLibrary(fresh, store)), ...(await exportQuestions(fresh, exam)))
    replace(folder, fresh)
    return lines
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

async function writeContent(folder: string, store: Store, now: number, desk: Desk | undefined): Promise<string[]> {
  const rows = new Map<Kind, Row[]>()
  for (const kind of kinds) rows.set(kind, await readAll(kind, store, now))
  writeFolder(folder, rows)
  const drafts = desk?.drafts.map(({ fields }) => fields) ?? []
  const keys = new Set([...rows.values(), drafts].flat().flatMap(keysOf))
  let files = 0
  for (const key of keys) {
    const content = await store.getFile(key)
    if (!content) continue
    const path = join(folder, 'files', key)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    files += 1
  }
  return [
    ...[...rows].map(([kind, entries]) => `${kind.name}: ${entries.length}`),
    `files: ${files}`,
    ...(desk ? writeDesk(folder, desk) : [])
  ]
}

/** Keys of an entry's files in the bucket. */
const keysOf = ({ fileKey, source, poster }: Row): string[] =>
  [fileKey, source, poster].filter((written) => typeof written === 'string').filter((written) => fileKeyPattern.test(written))

async function readAll(kind: Kind, store: Store, now: number): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 0; ; page += 1) {
    const rows = await store.query(exportStatement(kind, page, now))
    all.push(...rows.map((row) => rowOf(kind, row)))
    if (rows.length < pageRows) return all
  }
}

const ours = new Set([
  'files',
  draftsFile,
  versionsFile,
  libraryFile,
  questionsFile,
  questionDraftsFile,
  settingsFile,
  ...kinds.map(({ name, form }) => (form === 'json' ? `${name}.json` : name))
])

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
