import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { articleSections } from '../../../src/contract/articles'
import { caseSolutions, industries } from '../../../src/contract/customer-cases'
import { downloadKinds } from '../../../src/contract/downloads'
import { locales } from '../../../src/contract/locale'
import { employments } from '../../../src/contract/openings'
import { researchTypes } from '../../../src/contract/research'
import { searchedKinds } from '../../../src/contract/search'
import { editions } from '../../../src/contract/user-info'

/*
 * The vendor's content as it is published. A row is an entry in one language; its translation has the same id. A row counts
 * from `publish_from` to `publish_until`, which every query of visitors compares with the clock (decision 042), so an entry has
 * a second row while its replacement waits. A list reads an index that starts with its filters, continues with its order and
 * ends with the two times, so its cost does not grow with the number of rows. Working copies are in entries-schema.ts.
 */

/** `publish_until` of a row that has no end. */
export const endless = Number.MAX_SAFE_INTEGER

/** Columns of every published entry. */
export const publication = {
  /** Milliseconds since the epoch: the first at which visitors see the row. */
  publishFrom: integer('publish_from').notNull().default(0),
  /** Milliseconds since the epoch: the first at which visitors no longer see it. */
  publishUntil: integer('publish_until').notNull().default(endless),
  /** The version of the entry that the row shows. */
  entryVersion: integer('entry_version').notNull().default(1)
}

/** Columns of every entry. */
const entry = {
  id: integer('id').notNull(),
  language: text('language', { enum: locales }).notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Marks sample content until the vendor replaces it. */
  isSample: integer('is_sample', { mode: 'boolean' }).notNull(),
  ...publication
}

/** The picture above the text and of link previews. */
const cover = {
  /** A key of the bucket, a path of the site or an https address. */
  cover: text('cover'),
  coverAlt: text('cover_alt')
}

/** The text of an entry: Markdown from an import, or blocks from the desk. */
const written = {
  /** Markdown; empty if there are blocks. */
  body: text('body').notNull(),
  /** A `BlockDocument` as JSON. */
  blocks: text('blocks')
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
    ...cover,
    source: text('source').notNull(),
    releasedOn,
    /** Rank among trending items, from 1. */
    trending: integer('trending'),
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('news_latest').on(table.language, table.releasedOn, table.id, table.publishFrom, table.publishUntil),
    index('news_trending')
      .on(table.language, table.trending, table.id, table.publishFrom, table.publishUntil)
      .where(sql`trending IS NOT NULL`)
  ]
)

export const cases = sqliteTable(
  'cases',
  {
    ...entry,
    ...cover,
    /** Name of the customer. */
    customer: text('customer').notNull(),
    industry: text('industry', { enum: industries }).notNull(),
    /** The solution that the customer uses. */
    solution: text('solution', { enum: caseSolutions }),
    logo: text('logo'),
    /** Results, a line each: `value | label`. */
    figures: text('figures'),
    quote: text('quote'),
    quotedPerson: text('quoted_person'),
    releasedOn,
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('cases_latest').on(table.language, table.releasedOn, table.id, table.publishFrom, table.publishUntil),
    index('cases_industry').on(table.language, table.industry, table.releasedOn, table.id, table.publishFrom, table.publishUntil)
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
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('videos_latest').on(table.language, table.releasedOn, table.id, table.publishFrom, table.publishUntil),
    index('videos_type').on(table.language, table.type, table.releasedOn, table.id, table.publishFrom, table.publishUntil)
  ]
)

export const activities = sqliteTable(
  'activities',
  {
    ...entry,
    ...cover,
    /** Milliseconds since the epoch. */
    startsAt: integer('starts_at').notNull(),
    /** Milliseconds since the epoch. */
    endsAt: integer('ends_at').notNull(),
    /** IANA name. */
    timeZone: text('time_zone').notNull(),
    place: text('place').notNull(),
    registration: text('registration'),
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('activities_time').on(table.language, table.endsAt, table.id, table.publishFrom, table.publishUntil)
  ]
)

export const research = sqliteTable(
  'research',
  {
    ...entry,
    ...cover,
    type: text('type', { enum: researchTypes }).notNull(),
    releasedOn,
    ...file,
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('research_latest').on(table.language, table.releasedOn, table.id, table.publishFrom, table.publishUntil),
    index('research_type').on(table.language, table.type, table.releasedOn, table.id, table.publishFrom, table.publishUntil)
  ]
)

export const articles = sqliteTable(
  'articles',
  {
    ...entry,
    ...cover,
    section: text('section', { enum: articleSections }).notNull(),
    topic: text('topic').notNull(),
    releasedOn,
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('articles_latest').on(table.language, table.section, table.releasedOn, table.id, table.publishFrom, table.publishUntil)
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
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('downloads_place').on(table.language, table.kind, table.place)
  ]
)

export const openings = sqliteTable(
  'openings',
  {
    ...entry,
    /** Position in the list, from 1. */
    place: integer('place').notNull(),
    city: text('city').notNull(),
    team: text('team').notNull(),
    employment: text('employment', { enum: employments }).notNull(),
    releasedOn,
    ...written
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language, table.publishFrom] }),
    index('openings_place').on(table.language, table.place, table.id, table.publishFrom, table.publishUntil)
  ]
)

/** Slides of the home page, in both languages, which share `href`. */
export const slides = sqliteTable(
  'slides',
  {
    id: integer('id').notNull(),
    /** Position in the slideshow, from 1. */
    place: integer('place').notNull(),
    kindZh: text('kind_zh').notNull(),
    kindEn: text('kind_en').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    linkTextZh: text('link_text_zh').notNull(),
    linkTextEn: text('link_text_en').notNull(),
    href: text('href').notNull(),
    ...publication
  },
  (table) => [primaryKey({ columns: [table.id, table.publishFrom] })]
)

/** Banners above the navigation, in both languages, which share `href`. */
export const banners = sqliteTable(
  'banners',
  {
    id: integer('id').notNull(),
    textZh: text('text_zh').notNull(),
    textEn: text('text_en').notNull(),
    linkTextZh: text('link_text_zh').notNull(),
    linkTextEn: text('link_text_en').notNull(),
    href: text('href').notNull(),
    /** Milliseconds since the epoch; null: from its publication on. */
    startsAt: integer('starts_at'),
    /** Milliseconds since the epoch; null: until it is withdrawn. */
    endsAt: integer('ends_at'),
    ...publication
  },
  (table) => [primaryKey({ columns: [table.id, table.publishFrom] })]
)

/** Words that visitors use, and the words that the site uses for the same; words are separated by commas. */
export const synonyms = sqliteTable(
  'synonyms',
  {
    id: integer('id').notNull(),
    said: text('said').notNull(),
    meant: text('meant').notNull(),
    ...publication
  },
  (table) => [
    primaryKey({ columns: [table.id, table.publishFrom] }),
    index('synonyms_latest').on(table.publishFrom, table.id, table.publishUntil)
  ]
)

/**
 * Search terms (src/contract/search-terms.ts) of every searched kind, written with each publication and valid for the same
 * period. A search reads only the heaviest entries of a term, so its cost does not grow with the number of entries.
 */
export const searchTerms = sqliteTable(
  'search_terms',
  {
    language: text('language', { enum: locales }).notNull(),
    term: text('term').notNull(),
    /** Highest for a term in the title, higher for one in the summary than for one in the text. */
    weight: integer('weight').notNull(),
    kind: text('kind', { enum: searchedKinds }).notNull(),
    id: integer('id').notNull(),
    publishFrom: publication.publishFrom,
    publishUntil: publication.publishUntil
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.language, table.term, table.publishFrom] }),
    index('search_terms_weight').on(
      table.language,
      table.term,
      table.weight,
      table.id,
      table.kind,
      table.publishFrom,
      table.publishUntil
    )
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
