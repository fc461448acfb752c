import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm'
import { columnSuffix, type Locale } from '../../../src/contract/locale'
import { videos, videoTypes } from '../db/content-schema'
import { videoEntries } from '../entry-kinds'
import type { Published } from '../entry-tables'
import type { MainHandler } from '../handler'
import { contentLocale, unknownEntry } from '../lists'

const { body: _, blocks: __, captions: ___, ...listColumns } = getTableColumns(videos)

/** Maximum number of videos of each type in `videoCentre/list-type`. */
const maxNewest = 4

/** `GET video/types`: the types in order, each with its number of videos. */
export function listVideoTypes(published: Published): MainHandler<'GET /video/types'> {
  return ({ c, query, arrivedAt }) => readTypes(published, contentLocale(c, query), arrivedAt)
}

function readTypes({ db, isPublished }: Published, locale: Locale, now: number) {
  return db
    .select({
      type: videoTypes.type,
      name: videoTypes[`name${columnSuffix(locale)}`],
      count: count(videos.id)
    })
    .from(videoTypes)
    .leftJoin(videos, and(eq(videos.language, locale), eq(videos.type, videoTypes.type), isPublished(videos, now)))
    .groupBy(videoTypes.type)
    .orderBy(asc(videoTypes.place), asc(videoTypes.type))
}

/** `GET videoCentre/list-type`: each type that has videos, with its newest. */
export function listVideosByType(published: Published): MainHandler<'GET /videoCentre/list-type'> {
  return async ({ c, query, arrivedAt }) => {
    const locale = contentLocale(c, query)
    const types = (await readTypes(published, locale, arrivedAt)).filter(({ count }) => count > 0)
    return Promise.all(
      types.map(async (type) => ({
        ...type,
        videos: (await newestOf(published, locale, type.type, arrivedAt)).map(videoEntries.itemOf)
      }))
    )
  }
}

function newestOf({ db, isPublished }: Published, locale: Locale, type: string, now: number) {
  return db
    .select(listColumns)
    .from(videos)
    .where(and(eq(videos.language, locale), eq(videos.type, type), isPublished(videos, now)))
    .orderBy(desc(videos.releasedOn), desc(videos.id))
    .limit(maxNewest)
}

/** `GET videoCentre/captions`: WebVTT, for the player. Answers 400 (field), 404 (`id`). */
export function showCaptions({ db, isPublished }: Published): MainHandler<'GET /videoCentre/captions'> {
  return async ({ c, query, arrivedAt }) => {
    const [row] = await db
      .select({ captions: videos.captions })
      .from(videos)
      .where(and(eq(videos.id, query.id), eq(videos.language, contentLocale(c, query)), isPublished(videos, arrivedAt)))
    if (!row || row.captions === '') throw unknownEntry()
    return c.body(row.captions, 200, { 'Content-Type': 'text/vtt; charset=utf-8' })
  }
}
