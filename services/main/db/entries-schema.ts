import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { copyStates, type EntryFields, type EntryText, versionEvents } from '../../../src/contract/desk-entries'
import { entryKinds } from '../../../src/contract/entry-kinds'
import { locales } from '../../../src/contract/locale'

/*
 * Working copies, versions and previews of entries (decision 042). A publication writes the rows of content-schema.ts, which
 * visitors see.
 */

/** Key of an entry in one language. A slide, whose fields have both languages, has one copy, in the original language. */
const entry = {
  kind: text('kind', { enum: entryKinds }).notNull(),
  id: integer('id').notNull(),
  language: text('language', { enum: locales }).notNull()
}

/** The content of a copy or of a version. */
const content = {
  /** Copied from the fields, for lists. */
  title: text('title').notNull(),
  fields: text('fields', { mode: 'json' }).$type<EntryFields>().notNull(),
  /** Null for kinds without a text. */
  text: text('text', { mode: 'json' }).$type<EntryText>()
}

/** The working copy of each entry, which authors edit without an effect on the published version. */
export const entryDrafts = sqliteTable(
  'entry_drafts',
  {
    /** Tie-breaker in lists. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    ...entry,
    ...content,
    state: text('state', { enum: copyStates }).notNull(),
    /** Incremented by every change. A change states the revision it is based on, and fails for another one. */
    revision: integer('revision').notNull(),
    /** Passport's account id of the last author; null for an import. */
    author: text('author'),
    /** Passport's ids of those whose changes since the last publication nobody else has seen (`four-eyes.ts`). */
    unseenAuthors: text('unseen_authors', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The reviewer's note when the copy was returned; otherwise empty. */
    note: text('note').notNull(),
    /** The last published version; null before the first publication and after a withdrawal. */
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

/** Versions of entries. Rows are never deleted, even those of deleted entries, so ids are never reused. */
export const entryVersions = sqliteTable(
  'entry_versions',
  {
    ...entry,
    /** From 1 for each entry and language. */
    version: integer('version').notNull(),
    ...content,
    /** Passport's account id of the author; null for an import. */
    author: text('author'),
    event: text('event', { enum: versionEvents }).notNull(),
    /** Milliseconds since the epoch. */
    at: integer('at').notNull()
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.language, table.version] })]
)

/** Preview links of a copy, valid until they expire. */
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

/** Accounts that have an entry open. Its page renews the row, which expires after the page is closed. */
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
