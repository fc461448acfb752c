import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { EntryKindName } from '../../src/contract/entry-kinds'
import type { ContentLanguage } from '../../src/contract/locale'
import { momentOf } from '../api/moment'
import { entryVersions } from './db/entries-schema'
import type { EntryKey } from './entry-changes'
import type { EntryKind, EntryTable, ListedRow } from './entry-kinds'
import type { Published } from './entry-tables'
import { contentLocale, type ListQuery, listing, unknownEntry } from './lists'
import { previewedRows } from './routes/entry-previews'

interface Asked<Query> {
  c: Context
  arrivedAt: number
  query: Query
}

/** Answers `list` of a kind. @throws Refusal 400 (field), 404 for a page after the last */
export function listEntries<Table extends EntryTable, Query, Item>(
  { db, isPublished }: Published,
  kind: EntryKind<Table, Query, Item, unknown>
) {
  const { table, name, within, orderOf, check, itemOf } = kind
  return async ({ c, query, arrivedAt }: Asked<Query & ListQuery & { language?: ContentLanguage | undefined }>) => {
    const { scope, filters: asked, key, keyOf, direction } = orderOf(query)
    const filters = and(eq(table.language, contentLocale(c, query)), within, asked, isPublished(table, arrivedAt))
    const list = listing({ scope, filters, key, id: table.id, direction }, query)
    const { rows, counted } = await readPage(db, table, name, list)
    await check?.(db, query)
    return list.answer(rows, counted, keyOf, (row) => ({ ...itemOf(row), ...timesOf(row) }))
  }
}

/**
 * Answers `detail` of a kind; to a request with a preview of the entry, its working copy.
 * @throws Refusal 400 (field), 404 (`id`)
 */
export function showEntry<Table extends EntryTable, Item, Rest>(
  { db, isPublished }: Published,
  { table, name, within, itemOf, restOf }: EntryKind<Table, never, Item, Rest>
) {
  return async ({ c, query, arrivedAt }: Asked<{ id: number; language?: ContentLanguage | undefined }>) => {
    const published = and(eq(table.id, query.id), within, isPublished(table, arrivedAt))
    const previewed = await readPreviewed(c, db, table, { kind: name, id: query.id }, arrivedAt)
    const rows = previewed ?? (await readRows(db, table, published))
    const locale = contentLocale(c, query)
    const row = rows.find(({ language }) => language === locale)
    if (!row) throw unknownEntry()
    return { ...itemOf(row), languages: rows.map(({ language }) => language), ...restOf(row, rows) }
  }
}

/** Columns that no list reads. */
const longTexts = ['body', 'blocks', 'captions']

/** When the versions of a row were made, in milliseconds since the epoch; null without a record. */
interface VersionTimes {
  firstVersionAt: number | null
  shownVersionAt: number | null
}

/** The columns of `VersionTimes`, each read along the key of the versions. */
function versionTimes(table: EntryTable, name: EntryKindName) {
  const ofEntry = sql`kind = ${name} AND id = ${table}.id AND language = ${table}.language`
  return {
    firstVersionAt: sql`(SELECT at FROM ${entryVersions} WHERE ${ofEntry} AND event IN ('imported', 'published') ORDER BY version LIMIT 1)`,
    shownVersionAt: sql`(SELECT at FROM ${entryVersions} WHERE ${ofEntry} AND version = ${table}.entry_version)`
  }
}

/** A scheduled version is made before visitors see it, and an imported row has no beginning. */
function timesOf({ publishFrom, firstVersionAt, shownVersionAt }: VersionTimes & { publishFrom: number }) {
  const changed = Math.max(publishFrom, shownVersionAt ?? 0)
  if (changed === 0) return {}
  const published = firstVersionAt === null || firstVersionAt === shownVersionAt ? changed : firstVersionAt
  return { publishedAt: momentOf(published), changedAt: momentOf(changed) }
}

/**
 * The rows of one page of a list, and the number of rows up to the counting limit. Drizzle cannot infer the columns of
 * a table passed as a parameter, so the signature states their types.
 */
function readPage<Table extends EntryTable>(
  db: DrizzleD1Database,
  table: Table,
  name: EntryKindName,
  list: ReturnType<typeof listing>
): Promise<{ rows: (ListedRow<Table> & VersionTimes)[]; counted: number }>
async function readPage(db: DrizzleD1Database, table: EntryTable, name: EntryKindName, list: ReturnType<typeof listing>) {
  const shown = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !longTexts.includes(name)))
  const counted = db.select({ one: sql`1` }).from(table).where(list.filters).limit(list.countLimit).as('counted')
  const [rows, [count]] = await db.batch([
    db
      .select({ ...shown, ...versionTimes(table, name) })
      .from(table)
      .where(list.where)
      .orderBy(...list.order)
      .limit(list.limit)
      .offset(list.offset),
    db.select({ rows: sql<number>`count(*)` }).from(counted)
  ])
  return { rows, counted: count?.rows ?? 0 }
}

/** The rows that match the condition, typed by their table. */
function readRows<Table extends EntryTable>(
  db: DrizzleD1Database,
  table: Table,
  condition: SQL | undefined
): Promise<Table['$inferSelect'][]>
async function readRows(db: DrizzleD1Database, table: EntryTable, condition: SQL | undefined): Promise<object[]> {
  return db.select().from(table).where(condition)
}

/** The working copies of the entry, if the request carries a preview of it, typed by their table. */
function readPreviewed<Table extends EntryTable>(
  c: Context,
  db: DrizzleD1Database,
  table: Table,
  key: EntryKey,
  now: number
): Promise<Table['$inferSelect'][] | undefined>
function readPreviewed(
  c: Context,
  db: DrizzleD1Database,
  _: EntryTable,
  key: EntryKey,
  now: number
): Promise<object[] | undefined> {
  return previewedRows(c, db, key, now)
}
