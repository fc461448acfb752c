import { and, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Activity } from '../../../src/contract/activities'
import { activities } from '../db/content-schema'
import { entryOf } from '../entries'
import type { MainHandler } from '../handler'
import { contentLocale, listing, unknownEntry } from '../lists'
import { richTextOf } from '../rich-text'

const { body: _, ...shown } = getTableColumns(activities)

/**
 * `GET activity/list`: what has not ended, by its end, or what has, the latest first. Answers 400 (field), 404 for a page
 * behind the last.
 */
export function listActivities({ db }: { db: DrizzleD1Database }): MainHandler<'GET /activity/list'> {
  return async ({ c, query }) => {
    const isUpcoming = query.when === 'upcoming'
    const now = Date.now()
    const filters = and(
      eq(activities.language, contentLocale(c, query)),
      isUpcoming ? gte(activities.endsAt, now) : lt(activities.endsAt, now)
    )
    const list = listing(
      { scope: query.when, filters, key: activities.endsAt, id: activities.id, direction: isUpcoming ? 'asc' : 'desc' },
      query
    )
    const counted = db.select({ one: sql`1` }).from(activities).where(filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(shown)
        .from(activities)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit)
        .offset(list.offset),
      db.select({ rows: sql<number>`count(*)` }).from(counted)
    ])
    return list.answer(rows, count?.rows ?? 0, (row) => row.endsAt, itemOf)
  }
}

/** `GET activity/detail`: one activity with its text. Answers 400 (field), 404 (`id`). */
export function showActivity({ db }: { db: DrizzleD1Database }): MainHandler<'GET /activity/detail'> {
  return async ({ c, query }) => {
    const rows = await db.select().from(activities).where(eq(activities.id, query.id))
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

const itemOf = (row: Omit<typeof activities.$inferSelect, 'body'>): Activity => ({
  ...entryOf(row),
  startsAt: new Date(row.startsAt).toISOString(),
  endsAt: new Date(row.endsAt).toISOString(),
  timeZone: row.timeZone,
  place: row.place,
  registration: row.registration
})
