import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'
import { richTextOfBlocks } from '../../src/contract/block-tree'
import { blockDocumentSchema } from '../../src/contract/blocks'
import type { EntryKindName } from '../../src/contract/entry-kinds'
import { plainTextOf, type RichText } from '../../src/contract/rich-text'
import {
  activities,
  articles,
  banners,
  cases,
  downloads,
  news,
  openings,
  research,
  slides,
  synonyms,
  videos
} from './db/content-schema'
import { richTextOf } from './rich-text'

/** The tables with the published rows of each kind. */
export const entryTables = {
  news,
  cases,
  videos,
  activities,
  research,
  articles,
  downloads,
  openings,
  slides,
  banners,
  synonyms
} as const satisfies Record<EntryKindName, SQLiteTable>

interface PublishedColumns {
  publishFrom: SQLiteColumn
  publishUntil: SQLiteColumn
  /** Tables without it have no samples. */
  isSample?: SQLiteColumn
}

/** The condition of every query of visitors: the row counts at this moment. */
type IsPublished = (table: PublishedColumns, now: number) => SQL | undefined

/** The condition for an installation that shows or hides samples, the setting `SAMPLES`. */
export const publishedRows =
  (samples: 'shown' | 'hidden'): IsPublished =>
  ({ publishFrom, publishUntil, isSample }, now) =>
    and(lte(publishFrom, now), gt(publishUntil, now), samples === 'hidden' && isSample ? eq(isSample, false) : undefined)

/** The database and the condition with which every call of visitors reads entries. */
export interface Published {
  db: DrizzleD1Database
  isPublished: IsPublished
}

/** The text of a row as the tree that pages render. */
export function textOfRow({ body, blocks }: { body: string; blocks: string | null }): RichText {
  return blocks === null
    ? richTextOf(body)
    : richTextOfBlocks(v.parse(v.pipe(v.string(), v.parseJson(), blockDocumentSchema), blocks))
}

/** The words of a text for the search, with a line for each of its parts, so that no word goes on in the next one. */
export const wordsOfText = (text: RichText): string => text.map((part) => plainTextOf([part])).join('\n')
