import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { copyStates, type EntryFields, type EntryText, versionEvents } from '../../../src/contract/desk-entries'
import { entryKinds } from '../../../src/contract/entry-kinds'
import { locales } from '../../../src/contract/locale'

/* What is written at the desk (decision 042). Visitors see the rows of content-schema.ts, which a publication writes. */

/** Identifies an entry in one language. A slide, whose fields have both languages, has one copy, in the original language. */
const entry = {
  kind: text('kind', { enum: entryKinds }).notNull(),
  id: integer('id').notNull(),
  language: text('language', { enum: locales }).notNull()
}

/** The content of an entry, in a copy and in a version. */
const content = {
  /** Of the fields, for lists. */
  title: text('title').notNull(),
  fields: text('fields', { mode: 'json' }).$type<EntryFields>().notNull(),
  /** Null for kinds without a text. */
  text: text('text', { mode: 'json' }).$type<EntryText>()
}

/** The working copy of each entry: what authors change without an effect on what is published. */
export const entryDrafts = sqliteTable(
  'entry_drafts',
  {
    /** Number of the copy, the tie in lists. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    ...entry,
    ...content,
    state: text('state', { enum: copyStates }).notNull(),
    /** Counts every change. A change states the one that it is based on, and happens only to that one. */
    revision: integer('revision').notNull(),
    /** Passport's id of the last author; null for an import. */
    author: text('author'),
    /** Passport's ids of those whose changes since the last publication nobody else has seen (`four-eyes.ts`). */
    unseenAuthors: text('unseen_authors', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** What a reviewer wrote when the copy was returned; empty otherwise. */
    note: text('note').notNull(),
    /** The version that was published last; null before a publication and after a withdrawal. */
    liveVersion: integer('live_version'),
    /** `publish_from` of that version. */
    publishFrom: integer('publish_from'),
    /** Milliseconds since the epoch. */
    changedAt: integer('changed_at').notNull()
  },
  (table) => [
    uniqueIndex('entry_drafts_entry').on(table.kind, table.id, table.language),
    index('entry_drafts_changed').on(table.changedAt, table.number),
    index('entry_drafts_kind').on(table.kind, table.changedAt, table.number)
  ]
)

/** What entries said. Rows are only added, also for entries that no longer exist, so an id is never used again. */
export const entryVersions = sqliteTable(
  'entry_versions',
  {
    ...entry,
    /** From 1 for each entry and language. */
    version: integer('version').notNull(),
    ...content,
    /** Passport's id of who made the version; null for an import. */
    author: text('author'),
    event: text('event', { enum: versionEvents }).notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull()
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.language, table.version] })]
)

/** Links with which a copy can be seen in the site itself until they expire. */
export const entryPreviews = sqliteTable(
  'entry_previews',
  {
    /** SHA-256 of the token in the link. */
    hash: text('hash').primaryKey(),
    kind: entry.kind,
    id: entry.id,
    /** Milliseconds since the epoch. */
    expiresAt: integer('expires_at').notNull()
  },
  (table) => [index('entry_previews_expiry').on(table.expiresAt)]
)

/** Who has an entry open. A row counts until its moment: the page of the entry renews it, and a closed one does not. */
export const entryPresences = sqliteTable(
  'entry_presences',
  {
    kind: entry.kind,
    id: entry.id,
    /** Passport's id. */
    account: text('account').notNull(),
    /** Milliseconds since the epoch. */
    until: integer('until').notNull()
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.account] }), index('entry_presences_until').on(table.until)]
)
