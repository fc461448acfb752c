import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { treeOf } from '../../services/main/entry-content'
import { mediaKeysOf } from '../../services/main/media-files'
import { copyStates, entryContentSchema, versionEvents } from '../../src/contract/desk-entries'
import { entryKinds } from '../../src/contract/entry-kinds'
import { locales } from '../../src/contract/locale'
import { sqlLiteral } from '../sql-literal'
import type { Store } from './content'
import type { Row } from './folder'
import { readText } from './read-text'
import { pageRows, parts } from './sql'

/*
 * The desk's unpublished content in an export: `drafts.json` has the unpublished copies, `versions.json` the versions made at
 * each submission, publication and restoration. Authors are accounts of one installation and are not exported, so an imported
 * copy has no author.
 */

export const draftsFile = 'drafts.json'
export const versionsFile = 'versions.json'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const written = {
  kind: v.picklist(entryKinds),
  id: count,
  language: v.picklist(locales),
  title: v.string(),
  ...entryContentSchema.entries
}
const draftSchema = v.strictObject({
  ...written,
  state: v.picklist(copyStates.filter((state) => state !== 'published')),
  note: v.string(),
  changedAt: count
})
const versionSchema = v.strictObject({
  ...written,
  version: count,
  event: v.picklist(versionEvents.filter((event) => event !== 'imported')),
  at: count
})
type Draft = v.InferOutput<typeof draftSchema>
type Version = v.InferOutput<typeof versionSchema>

/** The desk's part of an export. */
export interface Desk {
  drafts: Draft[]
  versions: Version[]
}

const entry = 'kind, id, language, title, fields, text'

/** Scheduled publications are not exported: their copies wait for review again. */
const draftsStatement = (now: number) =>
  `SELECT ${entry}, iif(state = 'published', 'review', state) AS state, note, changed_at AS changedAt FROM entry_drafts
   WHERE state <> 'published' OR publish_from > ${now} ORDER BY kind, id, language`

/** Excludes versions of imports, whose content is in the folder itself. */
const versionsStatement = `SELECT ${entry}, version, event, at FROM entry_versions WHERE event <> 'imported'
   ORDER BY kind, id, language, version`

const json = v.pipe(v.string(), v.parseJson())
const contentSchema = v.looseObject({ fields: json, text: v.nullable(json) })

async function readAll<Schema extends v.GenericSchema>(store: Store, statement: string, schema: Schema) {
  const all: v.InferOutput<Schema>[] = []
  for (let page = 0; ; page += 1) {
    const rows = await store.query(`${statement} LIMIT ${pageRows} OFFSET ${page * pageRows}`)
    all.push(...rows.map((row) => v.parse(schema, v.parse(contentSchema, row))))
    if (rows.length < pageRows) return all
  }
}

/** Reads the unpublished copies and the versions. */
export const readDesk = async (store: Store, now: number): Promise<Desk> => ({
  drafts: await readAll(store, draftsStatement(now), draftSchema),
  versions: await readAll(store, versionsStatement, versionSchema)
})

export function writeDesk(folder: string, { drafts, versions }: Desk): string[] {
  for (const [file, rows] of Object.entries({ [draftsFile]: drafts, [versionsFile]: versions }))
    writeFileSync(join(folder, file), `${JSON.stringify(rows, null, 2)}\n`)
  return [`drafts: ${drafts.length}`, `versions: ${versions.length}`]
}

/**
 * Reads the desk's part of a folder; empty if it lacks the files.
 * @param adapt changes a row before validation
 * @throws ValiError for invalid files
 */
export function readDeskFolder(folder: string, adapt: (row: Row) => Row): Desk {
  const read = <Schema extends v.GenericSchema>(file: string, schema: Schema) => {
    const path = join(folder, file)
    if (!existsSync(path)) return []
    const rows = v.parse(v.array(v.looseObject({})), JSON.parse(readText(path)))
    const adapted = rows.map((row) => {
      const { fields, text } = adapt({ fields: JSON.stringify(row.fields), text: JSON.stringify(row.text) })
      return { ...row, ...v.parse(contentSchema, { fields, text }) }
    })
    return v.parse(v.array(schema), adapted)
  }
  return { drafts: read(draftsFile, draftSchema), versions: read(versionsFile, versionSchema) }
}

interface DeskPlan {
  /** Statements to run before entries are published, which continue the numbering of versions. */
  versions: string[]
  /** Statements to run after publication, which replace copies of published entries by newer drafts. */
  drafts: string[]
  kept: string[]
}

const nameOf = ({ kind, id, language }: Pick<Draft, 'kind' | 'id' | 'language'>) => `${kind}/${id}.${language}`
const isEntry = ({ kind, id, language }: Pick<Draft, 'kind' | 'id' | 'language'>) =>
  `kind = '${kind}' AND id = ${id} AND language = '${language}'`

const keySchema = v.array(v.pick(draftSchema, ['kind', 'id', 'language']))

/**
 * Plans the import of the desk's part. Keeps copies that someone of this installation has changed, and the history of entries
 * that already have one.
 */
export async function planDesk({ drafts, versions }: Desk, store: Store, now: number): Promise<DeskPlan> {
  const namesOf = async (statement: string) => new Set(v.parse(keySchema, await store.query(statement)).map(nameOf))
  const ofDesk = await namesOf('SELECT kind, id, language FROM entry_drafts WHERE author IS NOT NULL')
  const known = await namesOf('SELECT DISTINCT kind, id, language FROM entry_versions')
  const [kept, taken] = [
    drafts.filter((draft) => ofDesk.has(nameOf(draft))),
    drafts.filter((draft) => !ofDesk.has(nameOf(draft)))
  ]
  return {
    versions: versions.filter((version) => !known.has(nameOf(version))).flatMap(versionStatements),
    drafts: taken.flatMap((draft) => draftStatements(draft, now)),
    kept: kept.map((draft) => `kept: the draft of ${nameOf(draft)} was changed at the desk`)
  }
}

/** Statements that insert the content in parts, because a single statement would be too long. */
function contentStatements(table: string, { fields, text }: Pick<Draft, 'fields' | 'text'>, condition: string): string[] {
  const columns = { fields: JSON.stringify(fields), text: text === null ? '' : JSON.stringify(text) }
  return Object.entries(columns).flatMap(([column, whole]) =>
    parts(whole).map((part) => `UPDATE ${table} SET ${column} = ${column} || ${sqlLiteral(part)} WHERE ${condition}`)
  )
}

const emptyContent = ({ text }: Pick<Draft, 'text'>) => `'', ${text === null ? 'NULL' : "''"}`

/** The condition on the author lets a concurrent change at the desk win. */
function draftStatements(draft: Draft, now: number): string[] {
  const { kind, id, language, title, state, note, changedAt } = draft
  return [
    `INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at)
     VALUES ('${kind}', ${id}, '${language}', ${sqlLiteral(title)}, ${emptyContent(draft)}, '${state}', ${now}, NULL,
       ${sqlLiteral(note)}, NULL, NULL, ${changedAt})
     ON CONFLICT (kind, id, language) DO UPDATE SET title = excluded.title, fields = excluded.fields, text = excluded.text,
       state = excluded.state, revision = entry_drafts.revision + 1, note = excluded.note, changed_at = excluded.changed_at,
       live_version = iif(excluded.state = 'withdrawn', NULL, entry_drafts.live_version)
     WHERE entry_drafts.author IS NULL`,
    ...contentStatements('entry_drafts', draft, `${isEntry(draft)} AND author IS NULL`)
  ]
}

function versionStatements(row: Version): string[] {
  const { kind, id, language, version, title, event, at, fields, text } = row
  const keys = mediaKeysOf(fields, text ? treeOf(text) : [])
  return [
    `INSERT OR IGNORE INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at)
     VALUES ('${kind}', ${id}, '${language}', ${version}, ${sqlLiteral(title)}, ${emptyContent(row)}, NULL, '${event}', ${at})`,
    ...contentStatements('entry_versions', row, `${isEntry(row)} AND version = ${version} AND author IS NULL AND at = ${at}`),
    ...(keys.length === 0
      ? []
      : [
          `INSERT OR IGNORE INTO media_uses (media_key, entry_kind, entry_id, language, version)
           SELECT key, '${kind}', ${id}, '${language}', ${version} FROM media WHERE key IN (${keys.map(sqlLiteral).join(', ')})`
        ])
  ]
}
