import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { articleSections } from '../../../src/contract/articles'
import { downloadKinds } from '../../../src/contract/downloads'
import { locales } from '../../../src/contract/locale'
import { researchTypes } from '../../../src/contract/research'
import { searchedKinds } from '../../../src/contract/search'
import { editions } from '../../../src/contract/user-info'

/*
 * The vendor's content. A row is an entry in one language; its translation has the same id. `body` and `transcript` are
 * Markdown. A list reads an index that starts with its filters and ends with its order, so its cost does not grow with
 * the number of rows.
 */

/** Columns of every entry. */
const entry = {
  id: integer('id').notNull(),
  language: text('language', { enum: locales }).notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Marks sample content until the vendor replaces it. */
  isSample: integer('is_sample', { mode: 'boolean' }).notNull()
}

/** Release date in China's calendar, `2026-03-31`. */
const releasedOn = text('released_on').notNull()

/** A file in the bucket. Keys that begin with `gated/` need a signed link. */
const file = {
  fileKey: text('file_key'),
  fileName: text('file_name'),
  fileBytes: integer('file_bytes'),
  /** 64 lower-case hexadecimal digits. */
  fileSha256: text('file_sha256'),
  fileMediaType: text('file_media_type')
}

export const news = sqliteTable(
  'news',
  {
    ...entry,
    source: text('source').notNull(),
    releasedOn,
    /** Rank among trending items, from 1. */
    trending: integer('trending'),
    body: text('body').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('news_latest').on(table.language, table.releasedOn, table.id),
    index('news_trending').on(table.language, table.trending, table.id).where(sql`trending IS NOT NULL`)
  ]
)

export const videoTypes = sqliteTable('video_types', {
  /** Name in addresses. */
  type: text('type').primaryKey(),
  place: integer('place').notNull(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull()
})

export const videos = sqliteTable(
  'videos',
  {
    ...entry,
    type: text('type').notNull(),
    releasedOn,
    durationSeconds: integer('duration_seconds').notNull(),
    /** A key of the bucket, a path of the site or an https address. */
    poster: text('poster'),
    /** Same format as `poster`. */
    source: text('source'),
    sourceMediaType: text('source_media_type'),
    /** WebVTT in the language of the row. */
    captions: text('captions').notNull(),
    body: text('body').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('videos_latest').on(table.language, table.releasedOn, table.id),
    index('videos_type').on(table.language, table.type, table.releasedOn, table.id)
  ]
)

export const activities = sqliteTable(
  'activities',
  {
    ...entry,
    /** Milliseconds since the epoch. */
    startsAt: integer('starts_at').notNull(),
    /** Milliseconds since the epoch. */
    endsAt: integer('ends_at').notNull(),
    /** IANA name. */
    timeZone: text('time_zone').notNull(),
    place: text('place').notNull(),
    registration: text('registration'),
    body: text('body').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('activities_time').on(table.language, table.endsAt, table.id)
  ]
)

export const research = sqliteTable(
  'research',
  {
    ...entry,
    type: text('type', { enum: researchTypes }).notNull(),
    releasedOn,
    ...file,
    body: text('body').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('research_latest').on(table.language, table.releasedOn, table.id),
    index('research_type').on(table.language, table.type, table.releasedOn, table.id)
  ]
)

export const articles = sqliteTable(
  'articles',
  {
    ...entry,
    section: text('section', { enum: articleSections }).notNull(),
    topic: text('topic').notNull(),
    releasedOn,
    body: text('body').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('articles_latest').on(table.language, table.section, table.releasedOn, table.id)
  ]
)

export const downloads = sqliteTable(
  'downloads',
  {
    ...entry,
    kind: text('kind', { enum: downloadKinds }).notNull(),
    /** Position within its kind, from 1. */
    place: integer('place').notNull(),
    edition: text('edition', { enum: editions }),
    programmingLanguage: text('programming_language'),
    version: text('version').notNull(),
    releasedOn,
    documents: text('documents'),
    apiDocuments: text('api_documents'),
    ...file
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    index('downloads_place').on(table.language, table.kind, table.place)
  ]
)

/**
 * Search terms (src/contract/search-terms.ts) of the titles and summaries of news, videos and downloads, written with
 * each import. A search reads only the heaviest entries of a term, so its cost does not grow with the number of
 * entries.
 */
export const searchTerms = sqliteTable(
  'search_terms',
  {
    language: text('language', { enum: locales }).notNull(),
    term: text('term').notNull(),
    /** Higher for a term in the title. */
    weight: integer('weight').notNull(),
    kind: text('kind', { enum: searchedKinds }).notNull(),
    id: integer('id').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.language, table.term] }),
    index('search_terms_weight').on(table.language, table.term, table.weight, table.id, table.kind)
  ]
)

/** Every word among the terms, indexed by its beginning and its end to correct misspelled words. */
export const searchWords = sqliteTable(
  'search_words',
  {
    language: text('language', { enum: locales }).notNull(),
    word: text('word').notNull(),
    /** The letters in reverse order. */
    reversed: text('reversed').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index('search_words_reversed').on(table.language, table.reversed)
  ]
)
