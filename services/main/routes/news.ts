import { and, eq, getTableColumns, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { NewsItem } from '../../../src/contract/news'
import { news } from '../db/content-schema'
import { entryOf } from '../entries'
import type { MainHandler } from '../handler'
import { contentLocale, listing, unknownEntry } from '../lists'
import { richTextOf } from '../rich-text'

/** Everything but the text, which no list shows. */
const { body: _, ...shown } = getTableColumns(news)

/** `GET news/list`: the latest, or what is trending by its rank. Answers 400 (field), 404 for a page behind the last. */
export function listNews({ db }: { db: DrizzleD1Database }): MainHandler<'GET /news/list'> {
  return async ({ c, query }) => {
    const isTrending = query.order === 'trending'
    const filters = and(
      eq(news.language, contentLocale(c, query)),
      isTrending ? isNotNull(news.trending) : undefined,
      query.from === undefined ? undefined : gte(news.releasedOn, query.from),
      query.to === undefined ? undefined : lte(news.releasedOn, query.to)
    )
    const list = listing(
      isTrending
        ? { scope: 'trending', filters, key: news.trending, id: news.id, direction: 'asc' }
        : { scope: 'latest', filters, key: news.releasedOn, id: news.id, direction: 'desc' },
      query
    )
    const counted = db.select({ one: sql`1` }).from(news).where(filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(shown)
        .from(news)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit)
        .offset(list.offset),
      db.select({ rows: sql<number>`count(*)` }).from(counted)
    ])
    return list.answer(rows, count?.rows ?? 0, (row) => (isTrending ? (row.trending ?? 0) : row.releasedOn), itemOf)
  }
}

/** `GET news/detail`: one item with its text. Answers 400 (field), 404 (`id`). */
export function showNews({ db }: { db: DrizzleD1Database }): MainHandler<'GET /news/detail'> {
  return async ({ c, query }) => {
    const rows = await db.select().from(news).where(eq(news.id, query.id))
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

const itemOf = (row: Omit<typeof news.$inferSelect, 'body'>): NewsItem => ({
  ...entryOf(row),
  source: row.source,
  releasedOn: row.releasedOn,
  trending: row.trending
})
