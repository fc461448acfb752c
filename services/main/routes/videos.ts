import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type * as v from 'valibot'
import { contentLanguageOf } from '../../../src/contract/content'
import type { Locale } from '../../../src/contract/locale'
import type { Video, videosByTypeSchema, videoTypesSchema } from '../../../src/contract/videos'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { videos, videoTypes } from '../db/content-schema'
import { addressOf, entryOf } from '../entries'
import type { MainHandler } from '../handler'
import { contentLocale, listing, unknownEntry } from '../lists'
import { richTextOf } from '../rich-text'

interface Parts {
  db: DrizzleD1Database
}

const { body: _, captions: __, ...shown } = getTableColumns(videos)

/** Videos of each type that `videoCentre/list-type` shows. */
const newestShown = 4

/** `GET video/types`: the types in their order, with how many videos there are of each. */
export function listVideoTypes({ db }: Parts): MainHandler<'GET /video/types'> {
  return async ({ c, query }) => {
    const locale = contentLocale(c, query)
    const data: v.InferOutput<typeof videoTypesSchema> = await readTypes(db, locale)
    return data
  }
}

const typeNames = { 'zh-CN': videoTypes.nameZh, 'en-US': videoTypes.nameEn } as const

function readTypes(db: DrizzleD1Database, locale: Locale) {
  return db
    .select({
      type: videoTypes.type,
      name: typeNames[locale],
      count: count(videos.id)
    })
    .from(videoTypes)
    .leftJoin(videos, and(eq(videos.language, locale), eq(videos.type, videoTypes.type)))
    .groupBy(videoTypes.type)
    .orderBy(asc(videoTypes.place), asc(videoTypes.type))
}

/** `GET videoCentre/list-type`: each type that has videos, with its newest. */
export function listVideosByType({ db }: Parts): MainHandler<'GET /videoCentre/list-type'> {
  return async ({ c, query }) => {
    const locale = contentLocale(c, query)
    const types = (await readTypes(db, locale)).filter(({ count }) => count > 0)
    const data: v.InferOutput<typeof videosByTypeSchema> = await Promise.all(
      types.map(async (type) => ({ ...type, videos: (await newestOf(db, locale, type.type)).map(itemOf) }))
    )
    return data
  }
}

function newestOf(db: DrizzleD1Database, locale: Locale, type: string) {
  return db
    .select(shown)
    .from(videos)
    .where(and(eq(videos.language, locale), eq(videos.type, type)))
    .orderBy(desc(videos.releasedOn), desc(videos.id))
    .limit(newestShown)
}

/** `GET videoCentre/list`: all videos or those of a type, the newest first. Answers 400 (field), 404 for a page behind the last. */
export function listVideos({ db }: Parts): MainHandler<'GET /videoCentre/list'> {
  return async ({ c, query }) => {
    const filters = and(
      eq(videos.language, contentLocale(c, query)),
      query.type === undefined ? undefined : eq(videos.type, query.type)
    )
    const list = listing(
      { scope: `videos ${query.type ?? ''}`, filters, key: videos.releasedOn, id: videos.id, direction: 'desc' },
      query
    )
    const within = db.select({ one: sql`1` }).from(videos).where(filters).limit(list.countLimit).as('counted')
    const [rows, [counted], types] = await db.batch([
      db
        .select(shown)
        .from(videos)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit)
        .offset(list.offset),
      db.select({ rows: sql<number>`count(*)` }).from(within),
      db
        .select({ type: videoTypes.type })
        .from(videoTypes)
        .where(eq(videoTypes.type, query.type ?? ''))
    ])
    if (query.type !== undefined && types.length === 0) throw new Refusal(400, m.field_type, { field: 'type' })
    return list.answer(rows, counted?.rows ?? 0, (row) => row.releasedOn, itemOf)
  }
}

/** `GET videoCentre/detail`: one video with its recording, captions and transcript. Answers 400 (field), 404 (`id`). */
export function showVideo({ db }: Parts): MainHandler<'GET /videoCentre/detail'> {
  return async ({ c, query }) => {
    const rows = await db.select().from(videos).where(eq(videos.id, query.id))
    const locale = contentLocale(c, query)
    const row = rows.find(({ language }) => language === locale)
    if (!row) throw unknownEntry()
    const source = addressOf(row.source)
    return {
      ...itemOf(row),
      languages: rows.map(({ language }) => language),
      source: source === null || row.sourceMediaType === null ? null : { address: source, mediaType: row.sourceMediaType },
      captions: rows
        .filter(({ captions }) => captions !== '')
        .map(({ id, language }) => ({
          language,
          address: `/api/main/videoCentre/captions?id=${id}&language=${contentLanguageOf(language)}`
        })),
      transcript: richTextOf(row.body)
    }
  }
}

/** `GET videoCentre/captions`: WebVTT, for the player. Answers 400 (field), 404 (`id`). */
export function showCaptions({ db }: Parts): MainHandler<'GET /videoCentre/captions'> {
  return async ({ c, query }) => {
    const [row] = await db
      .select({ captions: videos.captions })
      .from(videos)
      .where(and(eq(videos.id, query.id), eq(videos.language, contentLocale(c, query))))
    if (!row || row.captions === '') throw unknownEntry()
    return c.body(row.captions, 200, { 'Content-Type': 'text/vtt; charset=utf-8' })
  }
}

const itemOf = (row: Omit<typeof videos.$inferSelect, 'body' | 'captions'>): Video => ({
  ...entryOf(row),
  type: row.type,
  poster: addressOf(row.poster),
  durationSeconds: row.durationSeconds,
  releasedOn: row.releasedOn
})
