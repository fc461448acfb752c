import { and, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { AuditDetail } from '../../src/contract/audit'
import type { EntryFields, EntryText, KnownCopy, VersionEvent } from '../../src/contract/desk-entries'
import { type EntryKindName, entryDefinitions } from '../../src/contract/entry-kinds'
import type { Locale } from '../../src/contract/locale'
import { unseenAfterChange } from '../api/four-eyes'
import { recordAudit } from './audit'
import { endless, searchTerms, searchWords } from './db/content-schema'
import { entryDrafts, entryVersions } from './db/entries-schema'
import { treeOf } from './entry-content'
import { entryTables, wordsOfText } from './entry-tables'
import { recordUses } from './media'
import { mediaKeysOf } from './media-files'
import { knownWords, searchedAs, weightedTerms } from './search-index'

type Db = DrizzleD1Database
type Statement = BatchItem<'sqlite'>
export type Draft = typeof entryDrafts.$inferSelect

/** A copy with the state of its publication. */
export interface Copy extends Draft {
  /** The version that is visible at the time of reading; null for none. */
  visibleVersion: number | null
}

/** An entry in all its languages. */
export interface EntryKey {
  kind: EntryKindName
  id: number
}

/** A change of an entry's copies, applied to all of them or none. */
export interface Change extends EntryKey {
  /** The copies as read, at the revisions that the caller knows. */
  copies: readonly Draft[]
  /** Further conditions on each copy. */
  require: readonly SQL[]
  /** Passport's id of the account. */
  actor: string
  /** Name in the audit log, such as `entry-published`. */
  action: string
  detail: AuditDetail
  at: number
}

/** Identifies an entry in the audit log. */
const subjectOf = ({ kind, id }: EntryKey) => `${kind}/${id}`

export const isEntry = ({ kind, id }: EntryKey) => and(eq(entryDrafts.kind, kind), eq(entryDrafts.id, id))

/** A column of the copy's visible row, as an SQL value; null if none is visible. */
export function visible(kind: EntryKindName, column: 'entryVersion' | 'publishFrom', now: number): SQL<number | null> {
  const table = entryTables[kind]
  const isVisible = and(
    eq(table.id, entryDrafts.id),
    'language' in table ? eq(table.language, entryDrafts.language) : undefined,
    lte(table.publishFrom, now),
    gt(table.publishUntil, now)
  )
  return sql`(SELECT ${table[column]} FROM ${table} WHERE ${isVisible})`
}

/** Query of the entry's copies, ordered by language. */
export const selectCopies = (db: Db, key: EntryKey, now: number) =>
  db
    .select({ ...getTableColumns(entryDrafts), visibleVersion: visible(key.kind, 'entryVersion', now) })
    .from(entryDrafts)
    .where(isEntry(key))
    .orderBy(entryDrafts.language)

export const readCopies = async (db: Db, key: EntryKey, now: number): Promise<Copy[]> => selectCopies(db, key, now)

/** The stored copies that the caller knows; undefined if one has changed. */
export function knownCopies(stored: readonly Copy[], known: readonly KnownCopy[]): Copy[] | undefined {
  const found = known.flatMap(({ language, revision }) =>
    stored.filter((copy) => copy.language === language && copy.revision === revision)
  )
  return found.length === known.length ? found : undefined
}

/**
 * Runs the change and its audit row in one batch. Each statement has the condition that all copies are unchanged since they were
 * read. The statement that changes the copies runs last, because the condition is false after it.
 * @param statementsOf statements of the change, given the condition
 * @param last assignments to the copies, or their deletion
 * @returns whether the change was made
 */
export async function carryOut(
  db: Db,
  change: Change,
  statementsOf: (isUnchanged: SQL) => Statement[],
  last: { [Column in keyof Draft]?: Draft[Column] | SQL } | 'delete'
): Promise<boolean> {
  const { copies, require, actor, action, detail, at } = change
  const rows = sql.join(
    copies.map(({ number, revision }) => sql`(${number}, ${revision})`),
    sql`, `
  )
  const isAtKnownRevision = sql`(${entryDrafts.number}, ${entryDrafts.revision}) IN (VALUES ${rows})`
  const isUnchanged = sql`(SELECT count(*) FROM ${entryDrafts} WHERE ${and(isAtKnownRevision, ...require)}) = ${copies.length}`
  const isOneOfCopies = inArray(
    entryDrafts.number,
    copies.map(({ number }) => number)
  )
  const condition = and(isOneOfCopies, isUnchanged)
  const answers = await db.batch([
    recordAudit(db, { actor, action, subject: subjectOf(change), at, detail }, isUnchanged),
    ...statementsOf(isUnchanged),
    last === 'delete'
      ? db.delete(entryDrafts).where(condition).returning({ number: entryDrafts.number })
      : db
          .update(entryDrafts)
          .set({ revision: sql`${entryDrafts.revision} + 1`, changedAt: at, ...last })
          .where(condition)
          .returning({ number: entryDrafts.number })
  ])
  const done = answers.at(-1)
  return Array.isArray(done) && done.length > 0
}

/** The content of a version. */
export interface VersionContent {
  language: Locale
  version: number
  title: string
  fields: EntryFields
  text: EntryText | null
}

/** The next version number of an entry in each language. Valid while no copy changes. */
export async function nextVersions(db: Db, { kind, id }: EntryKey): Promise<(language: Locale) => number> {
  const rows = await db
    .select({ language: entryVersions.language, version: sql<number>`max(${entryVersions.version})` })
    .from(entryVersions)
    .where(and(eq(entryVersions.kind, kind), eq(entryVersions.id, id)))
    .groupBy(entryVersions.language)
  return (language) => 1 + (rows.find((row) => row.language === language)?.version ?? 0)
}

/** The unseen authors after the account has changed the copy; a published copy starts a new list. */
export function unseenOf({ state, publishFrom, unseenAuthors }: Draft, account: string, now: number): string[] {
  const isLive = state === 'published' && publishFrom !== null && publishFrom <= now
  return unseenAfterChange(isLive ? [] : unseenAuthors, account)
}

/** The version that preserves the copy's content before another text replaces it; none if a version already has it. */
export async function overwrittenVersion(db: Db, copy: Draft): Promise<VersionContent[]> {
  if (await isRetained(db, copy)) return []
  const next = await nextVersions(db, copy)
  return [{ ...copy, version: next(copy.language) }]
}

async function isRetained(db: Db, { number }: Pick<Draft, 'number'>): Promise<boolean> {
  const isSame = and(
    eq(entryVersions.kind, entryDrafts.kind),
    eq(entryVersions.id, entryDrafts.id),
    eq(entryVersions.language, entryDrafts.language),
    eq(entryVersions.fields, entryDrafts.fields),
    sql`${entryVersions.text} IS ${entryDrafts.text}`
  )
  const found = db
    .select({ version: entryVersions.version })
    .from(entryDrafts)
    .innerJoin(entryVersions, isSame)
    .where(eq(entryDrafts.number, number))
  return (await found.limit(1)).length > 0
}

/** Statements that insert a version and record the media files that it shows. */
export function insertVersion(
  db: Db,
  { kind, id, actor, at }: EntryKey & { actor: string | null; at: number },
  { language, version, title, fields, text }: VersionContent,
  event: VersionEvent,
  condition: SQL
): Statement[] {
  const [fieldsJson, textJson] = [JSON.stringify(fields), text && JSON.stringify(text)]
  const keys = mediaKeysOf(fields, text ? treeOf(text) : [])
  return [
    db
      .insert(entryVersions)
      .select(
        sql`SELECT ${kind}, ${id}, ${language}, ${version}, ${title}, ${fieldsJson}, ${textJson}, ${actor}, ${event}, ${at} WHERE ${condition}`
      ),
    ...(keys.length > 0 ? [recordUses(db, { kind, id, language, version }, keys, condition)] : [])
  ]
}

/** Conditions for an entry's published rows in one language. */
function rowsOf({ kind, id }: EntryKey, language: Locale): SQL[] {
  const table = entryTables[kind]
  return [eq(table.id, id), ...('language' in table ? [eq(table.language, language)] : [])]
}

/** Conditions for its search terms; undefined for a kind that is not searchable. */
function termsOf({ kind, id }: EntryKey, language: Locale): SQL[] | undefined {
  const searched = searchedAs[kind]
  return searched && [eq(searchTerms.kind, searched), eq(searchTerms.id, id), eq(searchTerms.language, language)]
}

/** Statements that remove an entry's visible and scheduled rows in one language. */
export function withdrawRows(db: Db, key: EntryKey, language: Locale, condition: SQL): Statement[] {
  const terms = termsOf(key, language)
  return [
    db.delete(entryTables[key.kind]).where(and(...rowsOf(key, language), condition)),
    ...(terms ? [db.delete(searchTerms).where(and(...terms, condition))] : [])
  ]
}

/** Statements that remove an entry's scheduled row in one language. The visible row loses its end date. */
export function unscheduleRows(db: Db, key: EntryKey, language: Locale, now: number, condition: SQL): Statement[] {
  const table = entryTables[key.kind]
  const rows = rowsOf(key, language)
  const terms = termsOf(key, language)
  return [
    db.delete(table).where(and(...rows, gt(table.publishFrom, now), condition)),
    db
      .update(table)
      .set({ publishUntil: endless })
      .where(and(...rows, gt(table.publishUntil, now), condition)),
    ...(terms
      ? [
          db.delete(searchTerms).where(and(...terms, gt(searchTerms.publishFrom, now), condition)),
          db
            .update(searchTerms)
            .set({ publishUntil: endless })
            .where(and(...terms, gt(searchTerms.publishUntil, now), condition))
        ]
      : [])
  ]
}

interface Publication extends VersionContent {
  /** Values of the row, from `entrySchema`. */
  values: Readonly<Record<string, unknown>>
  /** Start of visibility. */
  from: number
}

/**
 * Statements that publish a version. The currently visible row ends when the new one begins; every other row of the entry,
 * including an earlier scheduled one, is removed.
 */
export function publishRows(db: Db, key: EntryKey, publication: Publication, now: number, condition: SQL): Statement[] {
  const { language, version, from } = publication
  const table = entryTables[key.kind]
  const rows = rowsOf(key, language)
  const terms = termsOf(key, language)
  const isReplaced = (of: typeof table | typeof searchTerms) =>
    from > now ? sql`(${of.publishFrom} > ${now} OR ${of.publishUntil} <= ${now})` : sql`TRUE`
  return [
    db.delete(table).where(and(...rows, isReplaced(table), condition)),
    db
      .update(table)
      .set({ publishUntil: from })
      .where(and(...rows, condition)),
    db.insert(table).select(sql`SELECT ${valuesOf(key, publication)} WHERE ${condition}`),
    ...(terms
      ? [
          db.delete(searchTerms).where(and(...terms, isReplaced(searchTerms), condition)),
          db
            .update(searchTerms)
            .set({ publishUntil: from })
            .where(and(...terms, condition)),
          ...indexEntry(db, key, publication, condition)
        ]
      : [])
  ]

  /** The row's values in the order of the table's columns. */
  function valuesOf({ id }: EntryKey, { values, text }: Publication): SQL {
    const whole: Readonly<Record<string, unknown>> = {
      ...values,
      id,
      language,
      publishFrom: from,
      publishUntil: endless,
      entryVersion: version,
      body: text && 'markdown' in text ? text.markdown : '',
      blocks: text && 'blocks' in text ? JSON.stringify(text) : null
    }
    return sql.join(
      Object.keys(getTableColumns(table)).map((name) => sql`${stored(whole[name])}`),
      sql`, `
    )
  }
}

/** SQLite stores booleans as numbers. */
const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? null))

/** Statements that insert the search terms of a publication. */
function indexEntry(db: Db, { kind, id }: EntryKey, { language, values, text, from }: Publication, condition: SQL): Statement[] {
  const terms = weightedTerms({
    title: String(values.title),
    summary: String(values.summary),
    text: text ? wordsOfText(treeOf(text)) : ''
  })
  const [weighted, words] = [JSON.stringify(terms), JSON.stringify(knownWords(terms))]
  return [
    db
      .insert(searchTerms)
      .select(
        sql`SELECT ${language}, value ->> 0, value ->> 1, ${searchedAs[kind]}, ${id}, ${from}, ${endless} FROM json_each(${weighted}) WHERE ${condition}`
      ),
    db
      .insert(searchWords)
      .select(sql`SELECT ${language}, value ->> 0, value ->> 1 FROM json_each(${words}) WHERE ${condition}`)
      .onConflictDoNothing()
  ]
}

/** The field that lists show. */
export function titleOf(kind: EntryKindName, fields: EntryFields): string {
  const title = fields[entryDefinitions[kind].titleField]
  return typeof title === 'string' ? title : ''
}
