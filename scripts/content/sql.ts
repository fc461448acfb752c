import { textOfRow, wordsOfText } from '../../services/main/entry-tables'
import { mediaKeysOf } from '../../services/main/media-files'
import { knownWords, searchedAs, weightedTerms } from '../../services/main/search-index'
import { originalLocale } from '../../src/contract/locale'
import type { RichText } from '../../src/contract/rich-text'
import { sqlLiteral } from '../sql-literal'
import type { Row } from './folder'
import { columnsOf, type EntryKind, isEntryKind, type Kind, tableOf, videoTypeKind } from './kinds'

/* Reads and writes rows as SQL. */

/** The platform's limit for a statement, in bytes. */
export const maxStatementLength = 100_000
/** Length of a part of a text that a statement of its own writes; a character has at most three bytes, a quote two. */
const partLength = 30_000

/** An entry in one language. */
export interface EntryKey {
  kind: EntryKind
  id: number
  language: string
}

/** The key of a row. A row with both languages counts as one in the original language. */
export const keyOf = (kind: EntryKind, { id, language = originalLocale }: Row): EntryKey => ({
  kind,
  id: Number(id),
  language: String(language)
})

/** The condition for the rows of the entry in a table of the desk. */
const isEntry = ({ kind, id, language }: EntryKey) =>
  `kind = ${sqlLiteral(kind.name)} AND id = ${id} AND language = ${sqlLiteral(language)}`

/** The condition for its published rows. */
const isRow = ({ kind, id, language }: EntryKey) =>
  kind.definition.isBilingual ? `id = ${id}` : `id = ${id} AND language = ${sqlLiteral(language)}`

/** The condition that the copy still is the one that was read; false once the desk has changed it. */
const isRevision = (key: EntryKey, revision: number | null) =>
  `(SELECT revision FROM entry_drafts WHERE ${isEntry(key)}) IS ${sqlLiteral(revision)}`

/** The number of the next version. */
const nextVersion = (key: EntryKey) => `(SELECT coalesce(max(version), 0) + 1 FROM entry_versions WHERE ${isEntry(key)})`

/** The statement that inserts the row, without its blocks. */
export function rowStatement(kind: Kind, row: Row, revision: number | null = null): string {
  const columns = columnsOf(kind)
  const names = columns.map(([, name]) => name).join(', ')
  if (!isEntryKind(kind))
    return `INSERT INTO ${tableOf(kind)} (${names}) VALUES (${columns.map(([key]) => sqlLiteral(row[key])).join(', ')})`
  const key = keyOf(kind, row)
  const values = columns.map(([name]) => {
    if (name === 'entryVersion') return nextVersion(key)
    return sqlLiteral(name === 'blocks' && row.blocks !== null ? '' : row[name])
  })
  return `INSERT INTO ${tableOf(kind)} (${names}) SELECT ${values.join(', ')} WHERE ${isRevision(key, revision)}`
}

/** The statements that replace the types of videos. */
export const videoTypeStatements = (rows: readonly Row[], { keepOthers = false } = {}): string[] => [
  keepOthers
    ? `DELETE FROM video_types WHERE type IN (${rows.map(({ type }) => sqlLiteral(type)).join(', ')})`
    : 'DELETE FROM video_types',
  ...rows.map((row) => rowStatement(videoTypeKind, row))
]

interface Replacement {
  revision: number | null
  isNew: boolean
  now: number
}

/**
 * The statements that publish the row and make a version of it. They have no effect if the desk has changed the copy.
 * @param revision of the copy when it was read; null if there was none
 * @param isNew there is nothing to replace
 */
export function publishStatements(kind: EntryKind, row: Row, { revision, isNew, now }: Replacement): string[] {
  const key = keyOf(kind, row)
  const condition = `${isRow(key)} AND ${isRevision(key, revision)}`
  const blocks = typeof row.blocks === 'string' ? parts(row.blocks) : []
  return [
    ...(isNew ? [] : [`DELETE FROM ${tableOf(kind)} WHERE ${condition}`, ...removedTerms(key, isRevision(key, revision))]),
    rowStatement(kind, row, revision),
    ...blocks.map((part) => `UPDATE ${tableOf(kind)} SET blocks = blocks || ${sqlLiteral(part)} WHERE ${condition}`),
    ...searchStatements(key, row, isRevision(key, revision)),
    ...versionStatements(key, row, isRevision(key, revision), now)
  ]
}

/** The statements that remove an entry. They have no effect if the desk has changed the copy. */
export function removeStatements(key: EntryKey, revision: number | null): string[] {
  const unchanged = isRevision(key, revision)
  return [
    `DELETE FROM ${tableOf(key.kind)} WHERE ${isRow(key)} AND ${unchanged}`,
    ...removedTerms(key, unchanged),
    `DELETE FROM entry_drafts WHERE ${isEntry(key)} AND ${unchanged}`
  ]
}

/** A text in parts that each fit into a statement. */
export const parts = (text: string): string[] => text.match(new RegExp(`.{1,${partLength}}`, 'gsu')) ?? []

const removedTerms = ({ kind, id, language }: EntryKey, condition: string): string[] => {
  const searched = searchedAs[kind.name]
  if (searched === undefined) return []
  return [
    `DELETE FROM search_terms WHERE kind = ${sqlLiteral(searched)} AND id = ${id} AND language = ${sqlLiteral(language)} AND ${condition}`
  ]
}

/** The text of a row; empty for a kind without texts. */
export const textOf = ({ definition }: EntryKind, { body, blocks }: Row): RichText =>
  definition.hasText ? textOfRow({ body: String(body), blocks: typeof blocks === 'string' ? blocks : null }) : []

/** The statements that add the search terms of the entry. */
function searchStatements(key: EntryKey, row: Row, condition: string): string[] {
  const searched = searchedAs[key.kind.name]
  if (searched === undefined) return []
  const text = wordsOfText(textOf(key.kind, row))
  const terms = weightedTerms({ title: String(row.title), summary: String(row.summary), text })
  const ofEntry = `${sqlLiteral(searched)}, ${key.id}`
  const language = sqlLiteral(key.language)
  const into = (target: string, columns: string, rows: readonly unknown[], more: string, end = '') =>
    rowParts(rows).map(
      (part) => `INSERT INTO ${target} SELECT ${columns} FROM json_each(${sqlLiteral(JSON.stringify(part))}) WHERE ${more}${end}`
    )
  return [
    ...into(
      'search_terms (language, term, weight, kind, id)',
      `${language}, value ->> 0, value ->> 1, ${ofEntry}`,
      terms,
      condition
    ),
    ...into(
      'search_words (language, word, reversed)',
      `${language}, value ->> 0, value ->> 1`,
      knownWords(terms),
      condition,
      ' ON CONFLICT DO NOTHING'
    )
  ]
}

/** Rows for one statement each; a row is a word or two with their weight. */
function rowParts<Item>(rows: readonly Item[]): Item[][] {
  const most = 500
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, part) => rows.slice(part * most, (part + 1) * most))
}

/** The published row's fields as a file contains them, its text and its title, as SQL. */
function contentOf({ definition: { fields, hasText, titleField }, ...kind }: EntryKind): string {
  const names = new Map(columnsOf(kind))
  const values = fields.map(({ name, type }) => {
    const column = names.get(name) ?? name
    const value =
      type === 'flag'
        ? `json(iif(${column}, 'true', 'false'))`
        : type === 'moment'
          ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`
          : column
    return `${sqlLiteral(name)}, ${value}`
  })
  const text = hasText ? "coalesce(blocks, json_object('markdown', body))" : 'NULL'
  return `${names.get(titleField)}, json_object(${values.join(', ')}), ${text}`
}

/** The statements that make a version of the published row with the files that it shows, and the copy from it. */
function versionStatements(key: EntryKey, row: Row, condition: string, now: number): string[] {
  const { kind, id, language } = key
  const entry = `${sqlLiteral(kind.name)}, ${id}, ${sqlLiteral(language)}`
  const from = `FROM ${tableOf(kind)} WHERE ${isRow(key)} AND ${condition}`
  return [
    `INSERT INTO entry_versions (kind, id, language, version, title, fields, text, author, event, at)
     SELECT ${entry}, entry_version, ${contentOf(kind)}, NULL, 'imported', ${now} ${from}`,
    ...usesStatements(key, row, condition),
    `INSERT INTO entry_drafts (kind, id, language, title, fields, text, state, revision, author, note, live_version, publish_from, changed_at)
     SELECT ${entry}, ${contentOf(kind)}, 'published', ${now}, NULL, '', entry_version, publish_from, ${now} ${from}
     ON CONFLICT (kind, id, language) DO UPDATE SET title = excluded.title, fields = excluded.fields, text = excluded.text,
       state = excluded.state, revision = entry_drafts.revision + 1, author = NULL, unseen_authors = '[]', note = '',
       live_version = excluded.live_version, publish_from = excluded.publish_from, changed_at = excluded.changed_at`
  ]
}

/** The statement that records which files of the media library the published row shows. */
export function usesStatements(key: EntryKey, row: Row, condition: string): string[] {
  const { kind, id, language } = key
  const fields = Object.fromEntries(kind.definition.fields.map(({ name }) => [name, row[name]]))
  const keys = mediaKeysOf(fields, textOf(key.kind, row))
  if (keys.length === 0) return []
  const version = `(SELECT entry_version FROM ${tableOf(kind)} WHERE ${isRow(key)})`
  return [
    `INSERT OR IGNORE INTO media_uses (media_key, entry_kind, entry_id, language, version)
     SELECT key, ${sqlLiteral(kind.name)}, ${id}, ${sqlLiteral(language)}, ${version} FROM media
     WHERE key IN (${keys.map(sqlLiteral).join(', ')}) AND ${condition}`
  ]
}

export const videoTypesStatement = `SELECT type FROM ${tableOf(videoTypeKind)}`

/** The copies of a kind, as the import needs them. */
export const copiesStatement = (kind: EntryKind) =>
  `SELECT id, language, state, revision, author, live_version FROM entry_drafts WHERE kind = ${sqlLiteral(kind.name)}`

/** Rows read at once: the platform limits the size of an answer. */
export const pageRows = 200

/** The rows that visitors see now. `by_desk` says that the desk published the row. */
export function exportStatement(kind: Kind, page: number, now: number): string {
  const columns = columnsOf(kind)
  const keys = columns.filter(([key]) => kind.keys.includes(key)).map(([, name]) => name)
  const names = columns.map(([, name]) => name).join(', ')
  const end = `ORDER BY ${keys.join(', ')} LIMIT ${pageRows} OFFSET ${page * pageRows}`
  if (!isEntryKind(kind)) return `SELECT ${names} FROM ${tableOf(kind)} ${end}`
  const table = tableOf(kind)
  const language = kind.definition.isBilingual ? sqlLiteral(originalLocale) : `${table}.language`
  const byDesk = `(SELECT author IS NOT NULL FROM entry_versions v
    WHERE v.kind = ${sqlLiteral(kind.name)} AND v.id = ${table}.id AND v.language = ${language} AND v.version = entry_version) AS by_desk`
  return `SELECT ${names}, ${byDesk} FROM ${table} WHERE publish_from <= ${now} AND publish_until > ${now} ${end}`
}

/** A database row by the column names in the code. The database stores flags as numbers. */
export function rowOf(kind: Kind, stored: Row): Row {
  const row = columnsOf(kind).map(([key, name]) => [key, key === 'isSample' ? stored[name] === 1 : stored[name]])
  // Of an imported entry, versions are counted anew wherever it is imported.
  return { ...Object.fromEntries(row), ...(isEntryKind(kind) && stored.by_desk !== 1 && { entryVersion: undefined }) }
}
