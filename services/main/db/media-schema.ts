import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../../../src/contract/locale'
import { mediaStates } from '../../../src/contract/media'
import { mediaKinds } from '../../../src/contract/media-keys'

/** Files that authors have uploaded, each an object of the bucket under its key. */
export const media = sqliteTable(
  'media',
  {
    id: integer('id').primaryKey(),
    /** `media/image/20261123/1795421900123k3x9qd.webp`; never used again for another file. */
    key: text('key').notNull().unique(),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    /** Name for the library and for saving, at first that of the uploaded file. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** 64 lower-case hexadecimal digits. */
    sha256: text('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    /** Pixels, where the first bytes of an image state them. */
    width: integer('width'),
    height: integer('height'),
    /** Alternative text of an image in each language; empty until an author writes it. */
    altZh: text('alt_zh').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    /** Passport's id of the author. */
    uploader: text('uploader').notNull(),
    /** Milliseconds since the epoch. */
    createdAt: integer('created_at').notNull(),
    state: text('state', { enum: mediaStates }).notNull()
  },
  (table) => [
    index('media_latest').on(table.createdAt, table.id),
    index('media_kind').on(table.kind, table.createdAt, table.id),
    index('media_quarantined').on(table.createdAt).where(sql`state = 'quarantined'`)
  ]
)

/** Files shown by the kept versions of entries. A file with a row here, or in a working copy, cannot be deleted. */
export const mediaUses = sqliteTable(
  'media_uses',
  {
    mediaKey: text('media_key').notNull(),
    entryKind: text('entry_kind').notNull(),
    entryId: integer('entry_id').notNull(),
    language: text('language', { enum: locales }).notNull(),
    version: integer('version').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.mediaKey, table.entryKind, table.entryId, table.language, table.version] }),
    index('media_uses_entry').on(table.entryKind, table.entryId, table.language, table.version)
  ]
)
