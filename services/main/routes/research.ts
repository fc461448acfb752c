import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Research } from '../../../src/contract/research'
import { research } from '../db/content-schema'
import { entryOf, fileOf, isGated } from '../entries'
import type { MainHandler } from '../handler'
import { contentLocale, listing, unknownEntry } from '../lists'
import { richTextOf } from '../rich-text'

const { body: _, ...shown } = getTableColumns(research)

/** `GET research/list`: everything or one type, the newest first. Answers 400 (field), 404 for a page behind the last. */
export function listResearch({ db }: { db: DrizzleD1Database }): MainHandler<'GET /research/list'> {
  return async ({ c, query }) => {
    const filters = and(
      eq(research.language, contentLocale(c, query)),
      query.type === undefined ? undefined : eq(research.type, query.type)
    )
    const list = listing(
      { scope: `research ${query.type ?? ''}`, filters, key: research.releasedOn, id: research.id, direction: 'desc' },
      query
    )
    const counted = db.select({ one: sql`1` }).from(research).where(filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(shown)
        .from(research)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit)
        .offset(list.offset),
      db.select({ rows: sql<number>`count(*)` }).from(counted)
    ])
    return list.answer(rows, count?.rows ?? 0, (row) => row.releasedOn, itemOf)
  }
}

/** `GET research/detail`: one report with its text. Answers 400 (field), 404 (`id`). */
export function showResearch({ db }: { db: DrizzleD1Database }): MainHandler<'GET /research/detail'> {
  return async ({ c, query }) => {
    const rows = await db.select().from(research).where(eq(research.id, query.id))
    const locale = contentLocale(c, query)
    const row = rows.find(({ language }) => language === locale)
    if (!row) throw unknownEntry()
    return {
      ...itemOf(row),
      languages: rows.map(({ language }) => language),
      body: richTextOf(row.body)
    }
  }
}

const itemOf = (row: Omit<typeof research.$inferSelect, 'body'>): Research => ({
  ...entryOf(row),
  type: row.type,
  releasedOn: row.releasedOn,
  file: fileOf(row),
  isGated: isGated(row)
})
