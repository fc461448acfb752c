import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { MainDeskMedia } from '../../../src/contract/api/main-desk-media'
import type { MediaItem } from '../../../src/contract/media'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import type { DeskCallers } from '../../api/desk'
import type { Handler } from '../../api/register'
import { recordAudit } from '../audit'
import { entryDrafts, entryVersions } from '../db/entries-schema'
import { media, mediaUses } from '../db/media-schema'
import { cleanName } from '../extension/file-names'
import { type LibraryParts, type MediaRow, settleScan } from '../extension/library'
import { contains, listing } from '../lists'
import { hasKey, isCopyNaming, isUnused, lacksAlt } from '../media'
import { mediaAddress, mediaKeyIn, quarantinePrefix } from '../media-files'

type MediaHandler<Name extends keyof MainDeskMedia> = Handler<MainDeskMedia[Name], DeskCallers>

interface Parts extends LibraryParts {
  fileBase: string
}

/** Maximum number of working copies, and of versions, that `detail` shows. */
const shownUses = 100

const columns = (db: DrizzleD1Database) => ({ ...getTableColumns(media), isUnused: sql<number>`${isUnused(db)}` })

const itemOf = ({ isUnused, uploader: _, ...row }: MediaRow & { isUnused: number }, fileBase: string): MediaItem => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  address: row.state === 'ready' ? mediaAddress(row.key, fileBase) : null,
  isUsed: isUnused === 0
})

const unknownFile = () => new Refusal(404, m.media_unknown, { field: 'id' })

/** @throws Refusal 404 (`id`) */
async function readItem({ db, fileBase }: Parts, id: number): Promise<MediaItem> {
  const [row] = await db.select(columns(db)).from(media).where(eq(media.id, id))
  if (!row) throw unknownFile()
  return itemOf(row, fileBase)
}

/** `GET desk/media/list`: the newest files first. Answers 400 (field). */
export function listMedia({ db, fileBase }: Parts): MediaHandler<'GET /desk/media/list'> {
  return async ({ query }) => {
    const { kind, lack, name } = query
    const conditions: (SQL | undefined)[] = [
      kind === '' ? undefined : eq(media.kind, kind),
      lack === 'alt' ? lacksAlt : lack === 'use' ? isUnused(db) : undefined,
      name === '' ? undefined : contains(media.name, name)
    ]
    const filters = and(...conditions)
    const list = listing({ scope: 'media', filters, key: media.createdAt, id: media.id, direction: 'desc' }, query)
    const counted = db.select({ one: sql`1` }).from(media).where(list.filters).limit(list.countLimit).as('counted')
    const [rows, [count]] = await db.batch([
      db
        .select(columns(db))
        .from(media)
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit),
      db.select({ count: sql<number>`count(*)` }).from(counted)
    ])
    return list.answer(
      rows,
      count?.count ?? 0,
      ({ createdAt }) => createdAt,
      (row) => itemOf(row, fileBase)
    )
  }
}

/** `GET desk/media/detail`: a file, the working copies that name it and the versions that show it. Answers 404 (`id`). */
export function showMedia(parts: Parts): MediaHandler<'GET /desk/media/detail'> {
  return async ({ query: { id } }) => {
    const { db } = parts
    const item = await readItem(parts, id)
    const [copies, versions] = await db.batch([
      db
        .select({
          kind: entryDrafts.kind,
          id: entryDrafts.id,
          language: entryDrafts.language,
          version: sql<null>`NULL`,
          title: entryDrafts.title
        })
        .from(entryDrafts)
        .where(isCopyNaming(item.key))
        .orderBy(desc(entryDrafts.changedAt), desc(entryDrafts.number))
        .limit(shownUses),
      db
        .select({
          kind: mediaUses.entryKind,
          id: mediaUses.entryId,
          language: mediaUses.language,
          version: mediaUses.version,
          title: entryVersions.title
        })
        .from(mediaUses)
        .innerJoin(
          entryVersions,
          and(
            eq(entryVersions.kind, mediaUses.entryKind),
            eq(entryVersions.id, mediaUses.entryId),
            eq(entryVersions.language, mediaUses.language),
            eq(entryVersions.version, mediaUses.version)
          )
        )
        .where(eq(mediaUses.mediaKey, item.key))
        .orderBy(desc(entryVersions.at), mediaUses.entryKind, mediaUses.entryId, mediaUses.language)
        .limit(shownUses)
    ])
    return { ...item, uses: [...copies, ...versions] }
  }
}

/** `POST desk/media/find`: the files of the library among some addresses. */
export function findMedia({ db, fileBase }: Parts): MediaHandler<'POST /desk/media/find'> {
  return async ({ body: { addresses } }) => {
    const keys = [...new Set(addresses.flatMap((address) => mediaKeyIn(address) ?? []))]
    const rows = keys.length > 0 ? await db.select(columns(db)).from(media).where(hasKey(keys)) : []
    return { items: rows.map((row) => itemOf(row, fileBase)) }
  }
}

/** `POST desk/media/alt`: sets the alternative text in both languages. Answers 400 (field), 404 (`id`). */
export function setAlt(parts: Parts): MediaHandler<'POST /desk/media/alt'> {
  return async ({ body: { id, altZh, altEn } }) => {
    await parts.db.update(media).set({ altZh, altEn }).where(eq(media.id, id))
    return readItem(parts, id)
  }
}

/** `POST desk/media/rename`: the address and the extension stay. Answers 400 (`name`), 404 (`id`). */
export function renameMedia(parts: Parts): MediaHandler<'POST /desk/media/rename'> {
  return async ({ body: { id, name } }) => {
    const { key } = await readItem(parts, id)
    const clean = cleanName(name)
    if (!clean || !key.endsWith(clean.extension)) throw new Refusal(400, m.media_rename, { field: 'name' })
    await parts.db.update(media).set({ name: clean.name }).where(eq(media.id, id))
    return readItem(parts, id)
  }
}

/** `POST desk/media/scan`: scans a quarantined file again. Answers 404 (`id`), 422 unless the scan releases it. */
export function scanMedia(parts: Parts): MediaHandler<'POST /desk/media/scan'> {
  return async ({ body: { id } }) => {
    const [row] = await parts.db.select().from(media).where(eq(media.id, id))
    if (!row) throw unknownFile()
    if (row.state === 'quarantined') {
      if (!parts.scan) throw new Refusal(422, m.media_waiting)
      await settleScan(parts, parts.scan, row)
    }
    return readItem(parts, id)
  }
}

/**
 * `POST desk/media/delete`: deletes a file that no kept version and no working copy uses. Answers 404 (`id`), 409 for a used file.
 */
export function deleteMedia(parts: Parts): MediaHandler<'POST /desk/media/delete'> {
  const { db, files } = parts
  return async ({ caller, arrivedAt, body: { id } }) => {
    const { key } = await readItem(parts, id)
    const isDeletable = and(eq(media.id, id), isUnused(db))
    const entry = { actor: caller.id, action: 'media-deleted', subject: key, at: arrivedAt }
    const [, deleted] = await db.batch([
      recordAudit(db, entry, sql`EXISTS (SELECT 1 FROM ${media} WHERE ${isDeletable})`),
      db.delete(media).where(isDeletable).returning()
    ])
    const [row] = deleted
    if (!row) {
      // Without a row, another call has just deleted the file.
      await readItem(parts, id)
      throw new Refusal(409, m.media_used)
    }
    try {
      await files.delete([key, quarantinePrefix + key])
    } catch (error) {
      // A public file without a row could not be deleted any more. The row goes first, so that no version uses a deleted file.
      await db.insert(media).values(row).onConflictDoNothing()
      throw error
    }
  }
}
