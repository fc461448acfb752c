import { and, eq, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Locale } from '../../src/contract/locale'
import { media, mediaUses } from './db/media-schema'

/* What the entries of the desk need of the media library. */

/** A version of an entry in one language. */
interface EntryVersion {
  kind: string
  id: number
  language: Locale
  version: number
}

/**
 * Statement that records which files a version shows. It belongs into the batch that saves the version. Keys without a row
 * in the library are left out.
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
    .select(
      sql`SELECT ${media.key}, ${kind}, ${id}, ${language}, ${version} FROM ${media} WHERE ${and(inArray(media.key, [...new Set(keys)]), condition)}`
    )
    .onConflictDoNothing()
}

/** No kept version shows the file of the row. */
export const isUnused = (db: DrizzleD1Database) =>
  notExists(db.select({ one: sql`1` }).from(mediaUses).where(eq(mediaUses.mediaKey, media.key)))

/** Why a file of a text keeps it from being published. */
interface Obstacle {
  key: string
  /** `missing`: not in the library; `quarantined`: not released by the scan; `alt`: an image without alternative text. */
  reason: 'missing' | 'quarantined' | 'alt'
}

/**
 * What keeps a text with these files from being published: every file must be in the library and released, and every
 * image must have alternative text in both languages.
 */
export async function findObstacles(db: DrizzleD1Database, keys: readonly string[]): Promise<Obstacle[]> {
  const distinct = [...new Set(keys)]
  if (distinct.length === 0) return []
  const rows = await db
    .select({ key: media.key, kind: media.kind, state: media.state, altZh: media.altZh, altEn: media.altEn })
    .from(media)
    .where(inArray(media.key, distinct))
  return distinct.flatMap((key): Obstacle[] => {
    const row = rows.find((each) => each.key === key)
    if (!row) return [{ key, reason: 'missing' }]
    if (row.state !== 'ready') return [{ key, reason: 'quarantined' }]
    return row.kind === 'image' && (row.altZh === '' || row.altEn === '') ? [{ key, reason: 'alt' }] : []
  })
}

/** Image rows that need alternative text in one of the languages. */
export const lacksAlt = and(eq(media.kind, 'image'), or(eq(media.altZh, ''), eq(media.altEn, '')))
