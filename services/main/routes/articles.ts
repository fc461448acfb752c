import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Article, ArticleSection } from '../../../src/contract/articles'
import { articles } from '../db/content-schema'
import { entryOf } from '../entries'
import type { MainHandler } from '../handler'
import { contentLocale, listing, unknownEntry } from '../lists'
import { richTextOf } from '../rich-text'

interface Parts {
  db: DrizzleD1Database
  section: ArticleSection
}

const { body: _, ...shown } = getTableColumns(articles)

/**
 * `GET school/list` and `GET consultancy/list`: the articles of the section, the newest first. Answers 400 (field), 404 for a
 * page behind the last.
 */
export function listArticles({ db, section }: Parts): MainHandler<`GET /${ArticleSection}/list`> {
  return async ({ c, query }) => {
    const filters = and(eq(articles.language, contentLocale(c, query)), eq(articles.section, section))
    const list = listing({ scope: section, filters, key: articles.releasedOn, id: articles.id, direction: 'desc' }, query)
    const counted = db.select({ one: sql`1` }).from(articles).where(filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(shown)
        .from(articles)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit)
        .offset(list.offset),
      db.select({ rows: sql<number>`count(*)` }).from(counted)
    ])
    return list.answer(rows, count?.rows ?? 0, (row) => row.releasedOn, itemOf)
  }
}

/** `GET school/detail` and `GET consultancy/detail`: one article with its text. Answers 400 (field), 404 (`id`). */
export function showArticle({ db, section }: Parts): MainHandler<`GET /${ArticleSection}/detail`> {
  return async ({ c, query }) => {
    const rows = await db
      .select()
      .from(articles)
      .where(and(eq(articles.id, query.id), eq(articles.section, section)))
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

const itemOf = (row: Omit<typeof articles.$inferSelect, 'body'>): Article => ({
  ...entryOf(row),
  topic: row.topic,
  releasedOn: row.releasedOn
})
