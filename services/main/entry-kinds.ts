import { and, eq, gte, isNotNull, lt, lte, type SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { QueryOf } from '../../src/contract/api/call'
import type { Main } from '../../src/contract/api/main'
import type { ArticleSection } from '../../src/contract/articles'
import { figuresOf } from '../../src/contract/customer-cases'
import type { EntryKindName } from '../../src/contract/entry-kinds'
import { contentLanguageOf } from '../../src/contract/locale'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'
import { activities, articles, cases, news, openings, research, videos, videoTypes } from './db/content-schema'
import { addressOf, coveredText, coverOf, entryOf, fileOf, isGated } from './entries'
import { textOfRow } from './entry-tables'

/** Tables of entries: one row for each language of an entry, all with the same id. */
export type EntryTable =
  | typeof activities
  | typeof articles
  | typeof cases
  | typeof news
  | typeof openings
  | typeof research
  | typeof videos

/** A row as a list reads it, without the long texts. */
export type ListedRow<Table extends EntryTable> = Omit<Table['$inferSelect'], 'body' | 'blocks' | 'captions'>

/** Filters and order of a list. */
interface ListOrder<Table extends EntryTable> {
  /** Name of the list; a cursor carries it and is refused by other lists. */
  scope: string
  /** Conditions of the list, beside its language. */
  filters?: SQL | undefined
  /** The column that orders the list; ties are ordered by id. */
  key: SQLiteColumn
  /** The value of that column. */
  keyOf: (row: ListedRow<Table>) => string | number
  direction: 'asc' | 'desc'
}

/** One kind of entries, with all that its list and its detail need. */
export interface EntryKind<Table extends EntryTable, Query, Item, Rest> {
  table: Table
  /** Its name at the desk. */
  name: EntryKindName
  /** Restricts the rows of the table to this kind. */
  within?: SQL
  orderOf: (query: Query) => ListOrder<Table>
  /** Checks query parameters that refer to other tables. @throws Refusal */
  check?: (db: DrizzleD1Database, query: Query) => Promise<void>
  itemOf: (row: ListedRow<Table>) => Item
  /** Fields that `detail` adds to the item; `rows` are the entry in all its languages. */
  restOf: (row: Table['$inferSelect'], rows: readonly Table['$inferSelect'][]) => Rest
}

/** Infers the type parameters of a kind from its properties. */
const kindOf = <Table extends EntryTable, Query, Item, Rest>(kind: EntryKind<Table, Query, Item, Rest>) => kind

const withBody = (row: { body: string; blocks: string | null }) => ({ body: textOfRow(row) })
const withCover = (row: Parameters<typeof coveredText>[0]) => ({ body: coveredText(row) })

export const newsEntries = kindOf({
  table: news,
  name: 'news',
  orderOf: ({ order, from, to }: QueryOf<Main['GET /news/list']>) => {
    const isTrending = order === 'trending'
    return {
      scope: order,
      filters: and(
        isTrending ? isNotNull(news.trending) : undefined,
        from === undefined ? undefined : gte(news.releasedOn, from),
        to === undefined ? undefined : lte(news.releasedOn, to)
      ),
      key: isTrending ? news.trending : news.releasedOn,
      keyOf: (row) => (isTrending ? (row.trending ?? 0) : row.releasedOn),
      direction: isTrending ? 'asc' : 'desc'
    }
  },
  itemOf: (row) => ({
    ...entryOf(row),
    cover: coverOf(row),
    source: row.source,
    releasedOn: row.releasedOn,
    trending: row.trending
  }),
  restOf: withCover
})

export const caseEntries = kindOf({
  table: cases,
  name: 'cases',
  orderOf: ({ industry }: QueryOf<Main['GET /case/list']>) => ({
    scope: `cases ${industry ?? ''}`,
    filters: industry === undefined ? undefined : eq(cases.industry, industry),
    key: cases.releasedOn,
    keyOf: (row) => row.releasedOn,
    direction: 'desc'
  }),
  itemOf: (row) => ({
    ...entryOf(row),
    cover: coverOf(row),
    customer: row.customer,
    industry: row.industry,
    logo: addressOf(row.logo),
    figures: figuresOf(row.figures),
    solution: row.solution,
    releasedOn: row.releasedOn
  }),
  restOf: (row) => ({
    quote: row.quote === null ? null : { text: row.quote, by: row.quotedPerson ?? '' },
    body: coveredText(row)
  })
})

export const openingEntries = kindOf({
  table: openings,
  name: 'openings',
  orderOf: ({ city, team }: QueryOf<Main['GET /opening/list']>) => ({
    scope: `openings ${city ?? ''} ${team ?? ''}`,
    filters: and(
      city === undefined ? undefined : eq(openings.city, city),
      team === undefined ? undefined : eq(openings.team, team)
    ),
    key: openings.place,
    keyOf: (row) => row.place,
    direction: 'asc'
  }),
  itemOf: (row) => ({
    ...entryOf(row),
    city: row.city,
    team: row.team,
    employment: row.employment,
    releasedOn: row.releasedOn
  }),
  restOf: withBody
})

/** Orders upcoming activities by their end, so that a running one comes first; past ones from the latest. */
export const activityEntries = kindOf({
  table: activities,
  name: 'activities',
  orderOf: ({ when }: QueryOf<Main['GET /activity/list']>) => ({
    scope: when,
    filters: (when === 'upcoming' ? gte : lt)(activities.endsAt, Date.now()),
    key: activities.endsAt,
    keyOf: (row) => row.endsAt,
    direction: when === 'upcoming' ? 'asc' : 'desc'
  }),
  itemOf: (row) => ({
    ...entryOf(row),
    cover: coverOf(row),
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    timeZone: row.timeZone,
    place: row.place,
    registration: row.registration
  }),
  restOf: withCover
})

export const researchEntries = kindOf({
  table: research,
  name: 'research',
  orderOf: ({ type }: QueryOf<Main['GET /research/list']>) => ({
    scope: `research ${type ?? ''}`,
    filters: type === undefined ? undefined : eq(research.type, type),
    key: research.releasedOn,
    keyOf: (row) => row.releasedOn,
    direction: 'desc'
  }),
  itemOf: (row) => ({
    ...entryOf(row),
    cover: coverOf(row),
    type: row.type,
    releasedOn: row.releasedOn,
    // Rows from before the rule of `gatedContradiction` may name an open file, whose address must not be given.
    file: isGated(row) ? fileOf(row) : null
  }),
  restOf: withCover
})

export const articleEntries = (section: ArticleSection) =>
  kindOf({
    table: articles,
    name: 'articles',
    within: eq(articles.section, section),
    orderOf: () => ({ scope: section, key: articles.releasedOn, keyOf: (row) => row.releasedOn, direction: 'desc' }),
    itemOf: (row) => ({ ...entryOf(row), cover: coverOf(row), topic: row.topic, releasedOn: row.releasedOn }),
    restOf: withCover
  })

export const videoEntries = kindOf({
  table: videos,
  name: 'videos',
  orderOf: ({ type }: QueryOf<Main['GET /videoCentre/list']>) => ({
    scope: `videos ${type ?? ''}`,
    filters: type === undefined ? undefined : eq(videos.type, type),
    key: videos.releasedOn,
    keyOf: (row) => row.releasedOn,
    direction: 'desc'
  }),
  check: async (db, { type }) => {
    if (type === undefined) return
    const known = await db.select({ type: videoTypes.type }).from(videoTypes).where(eq(videoTypes.type, type))
    if (known.length === 0) throw new Refusal(400, m.field_type, { field: 'type' })
  },
  itemOf: (row) => ({
    ...entryOf(row),
    type: row.type,
    poster: addressOf(row.poster),
    durationSeconds: row.durationSeconds,
    releasedOn: row.releasedOn
  }),
  restOf: (row, rows) => {
    const source = addressOf(row.source)
    return {
      source: source === null || row.sourceMediaType === null ? null : { address: source, mediaType: row.sourceMediaType },
      captions: rows
        .filter(({ captions }) => captions !== '')
        .map(({ id, language }) => ({
          language,
          address: `/api/main/videoCentre/captions?id=${id}&language=${contentLanguageOf(language)}`
        })),
      transcript: textOfRow(row)
    }
  }
})
