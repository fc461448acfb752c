import { and, eq, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Locale } from '../../src/contract/locale'
import { entryDrafts } from './db/entries-schema'
import { media, mediaUses } from './db/media-schema'

/* References between desk entries and the media library. */

/** A version of an entry in one language. */
interface EntryVersion {
  kind: string
  id: number
  language: Locale
  version: number
}

/** Condition that a file has one of the keys. They are one parameter, because D1 allows 100 of them and a text more files. */
export const hasKey = (keys: readonly string[]): SQL =>
  sql`${media.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`

/**
 * Statement that records which files a version shows, for the batch that saves the version. Ignores keys without a row in the
 * library.
 * @param condition records nothing unless it holds, for a version that is made under the same condition
 */
export function recordUses(
  db: DrizzleD1Database,
  { kind, id, language, version }: EntryVersion,
  keys: readonly string[],
  condition?: SQL
) {
  return db
    .insert(mediaUses)
    .select(sql`SELECT ${media.key}, ${kind}, ${id}, ${language}, ${version} FROM ${media} WHERE ${and(hasKey(keys), condition)}`)
    .onConflictDoNothing()
}

/** A published copy equals its version, whose uses are recorded; any other copy may refer to further files. */
const isUnpublished = ne(entryDrafts.state, 'published')

/**
 * Condition that fields or text of a stored content contain the key, which JSON writes unescaped. A key that is merely mentioned
 * also counts: deleting a needed file is worse than keeping an unneeded one.
 */
const namesKey = (key: typeof media.key | string) => sql`(instr(fields, ${key}) > 0 OR instr(text, ${key}) > 0)`

/** Condition for unpublished copies that refer to the file. */
export const isCopyNaming = (key: string) => and(isUnpublished, namesKey(key))

/**
 * Condition that neither a version nor a working copy refers to the file. Previews show working copies, so they are covered.
 * Without `MATERIALIZED`, SQLite would read all copies once for each file of a list.
 */
export const isUnused = (db: DrizzleD1Database) =>
  sql`(${notExists(db.select({ one: sql`1` }).from(mediaUses).where(eq(mediaUses.mediaKey, media.key)))} AND NOT EXISTS (
    WITH open_copies AS MATERIALIZED (SELECT fields, text FROM ${entryDrafts} WHERE ${isUnpublished})
    SELECT 1 FROM open_copies WHERE ${namesKey(media.key)}))`

/** A file in a text that prevents publication, with the reason. */
interface Obstacle {
  key: string
  /** `missing`: not in the library; `quarantined`: not released by the scan; `alt`: an image without alternative text. */
  reason: 'missing' | 'quarantined' | 'alt'
}

/**
 * Obstacles to publishing a text with these files: every file must be in the library and released, and every image must have
 * alternative text in both languages.
 */
export async function findObstacles(db: DrizzleD1Database, keys: readonly string[]): Promise<Obstacle[]> {
  const distinct = [...new Set(keys)]
  if (distinct.length === 0) return []
  const rows = await db
    .select({ key: media.key, kind: media.kind, state: media.state, altZh: media.altZh, altEn: media.altEn })
    .from(media)
    .where(hasKey(distinct))
  return distinct.flatMap((key): Obstacle[] => {
    const row = rows.find((each) => each.key === key)
    if (!row) return [{ key, reason: 'missing' }]
    if (row.state !== 'ready') return [{ key, reason: 'quarantined' }]
    return row.kind === 'image' && (row.altZh === '' || row.altEn === '') ? [{ key, reason: 'alt' }] : []
  })
}

/** Images that lack alternative text in a language. */
export const lacksAlt = and(eq(media.kind, 'image'), or(eq(media.altZh, ''), eq(media.altEn, '')))
